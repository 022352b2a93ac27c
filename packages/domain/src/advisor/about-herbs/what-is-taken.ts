import { withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { capital, inSentence } from '../wording/names.ts';
import { paragraph } from '../wording/html.ts';
import { findingsAbout } from './checked-herbs.ts';
import { findingLines, isToldBefore } from './verdict/finding-lines.ts';
import { findingsAgainst } from './verdict/warned-of.ts';
import { forbids } from '../../safety/words.ts';
import { toItem } from '../../safety/item.ts';

/**
 * "Been on green tea extract since January. What is stronger?": what somebody takes already is weighed, whatever else was
 * asked. What the answer has found itself is not told twice.
 */
export function withTakenWeighed(question: Understanding, answer: AdvisorAnswer): AdvisorAnswer {
  const { subject, mentions, said } = question;
  const text = withPlainApostrophes(question.question);
  // What was answered of the one who writes is not weighed for whom they told of.
  if (answer.level !== 'none' || (subject.isOther && answer.checkedFor === 'you')) return answer;
  if (!takesNow.test(text)) return withForbidden(question, answer);
  const taken = mentions.filter(
    ({ kind, negated, allergy, start }) =>
      kind === 'herb' && !negated && !allergy && takenUpTo.test(text.slice(0, start)),
  );
  const findings = findingsAbout(taken.map(toItem), subject.person).filter(
    ({ severity, ruleId, subject: { id }, with: other }) =>
      severity !== 'minor' &&
      // "Since I started the iron", with iron in the profile: it is the same.
      other.id !== id &&
      !answer.findings.some((each) => each.ruleId === ruleId && each.subject.id === id),
  );
  if (findings.length === 0) return answer;
  const names = [...new Set(findings.map((finding) => capital(inSentence(finding.subject.name))))].join(', ');
  return {
    ...answer,
    blocks: [
      ...answer.blocks,
      paragraph(`Of what you take already: ${names}.`),
      ...findingLines(findings, said, subject),
    ],
    findings: [...answer.findings, ...findings],
  };
}

/**
 * "The sweet licorice tea that my sister gives me tastes so good": whatever is answered, what is drunk by now or put before them
 * and must not be taken is told first.
 */
function withForbidden({ subject, herbs, said, question }: Understanding, answer: AdvisorAnswer): AdvisorAnswer {
  if (!isAtHand.test(withPlainApostrophes(question))) return answer;
  const told = [...answer.blocks, said].join(' ');
  const findings = findingsAgainst(herbs, subject.person).filter(
    (finding) =>
      !isToldBefore(finding, told) &&
      !answer.findings.some(({ severity, subject: { id } }) => id === finding.subject.id && forbids(severity)),
  );
  if (findings.length === 0) return answer;
  return {
    ...answer,
    blocks: [...findingLines(findings, said, subject), ...answer.blocks],
    findings: [...findings, ...answer.findings],
  };
}

/** It is had, made or given already. */
const isAtHand = new RegExp(
  String.raw`\b(?:(?:gave|gives?|giving|makes?|made|making|brings?|brought|buys?|bought|pours?|poured|cooks?|cooked|sends?|sent) (?:me|us)|(?:i|we) (?:\w+ )?(?:love|like|enjoy|drink|have|use|had|drank|nibble|chew|eat|ate|sip|bought|got|grow|make|made)|(?:it|they) tastes? (?:\w+ )?(?:good|nice|lovely|great))\b`,
  'i',
);

const takesNow =
  /\b(?:i|i've|i'm|ive|im|been|we|we've) (?:have |am |are )?(?:already |still |now |also |always )*(?:been )?(?:on|taking|having|using|drinking|chewing|eating|take|drink|eat|chew|use|started|began|(?:have|keep having) my)\b/i;
/** What stands before the name of a herb that is taken by now. */
export const takenUpTo =
  /\b(?:been (?:on|taking|having|using|drinking|chewing|eating)|(?:i'm|i am|im) (?:already |still |now )?(?:on|taking)|(?<!\b(?:can|could|may|might|should|shall|do|did|if|when|would|how|must|will) )i (?:already |still |now |always |just |recently |love |like |enjoy )*(?:take|drink|chew|eat|use|started|began)|i still (?:have|eat|drink|take) my|keep (?:having|eating|drinking) my)\b[^.?!]{0,40}$/i;
