import { readSubject } from '../advisor/reading/person/read-subject.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../advisor/answer.ts';
import { findingsForHerb } from '../herbs/recommend.ts';
import { compareSeverity } from '../safety/words.ts';
import { createStandings } from './herb-standing.ts';
import { warningOf } from './warnings.ts';

/**
 * The safety pass over an answer composed from the knowledge base: whatever it recommends is weighed once more against the
 * person. What does not suit them is taken out, and what was not said about the rest is added. What was recommended for the
 * skin or as a tea alone is weighed so, and yet stays off the list of names where swallowing it would harm.
 */
export function guardComposed(request: AdvisorRequest, answer: AdvisorAnswer): AdvisorAnswer {
  if (answer.level !== 'none') return { ...answer, recommended: [], products: [], findings: [] };
  const { person } = readSubject(request);
  const standingOf = createStandings([person]);
  const standings = answer.recommended.flatMap(({ key, isForSkin = false, isOnlyTea = false }) => {
    const standing = standingOf(key);
    if (!standing) return [];
    const form = isForSkin ? 'topical' : isOnlyTea ? 'tea' : null;
    if (form === null) return standing;
    const findings = findingsForHerb(standing.herb, person, form);
    // What is named as a tea stays on the list of names, if the tea is free of more than notes.
    const isFree = standing.isFree || (isOnlyTea && findings.every(({ severity }) => severity === 'minor'));
    return { ...standing, findings, isFree };
  });
  const barred = standings.filter(({ isFree }) => !isFree);
  const told = new Set(answer.findings.map(({ ruleId, with: other }) => `${ruleId}|${other.id}`));
  const missing = standings
    .flatMap(({ findings }) => findings)
    .filter(({ ruleId, severity, with: other }) => severity !== 'minor' && !told.has(`${ruleId}|${other.id}`));
  if (barred.length === 0 && missing.length === 0) return answer;
  return {
    ...answer,
    blocks: [
      ...answer.blocks,
      ...standings.filter(({ findings }) => findings.some((each) => missing.includes(each))).map(warningOf),
    ].filter((block) => block !== ''),
    recommended: answer.recommended.filter(({ key }) => !barred.some(({ herb }) => herb.key === key)),
    products: answer.products.filter(
      ({ productName }) => !barred.some(({ herb }) => productName.startsWith(herb.name)),
    ),
    findings: [...answer.findings, ...missing].toSorted((left, right) =>
      compareSeverity(left.severity, right.severity),
    ),
  };
}
