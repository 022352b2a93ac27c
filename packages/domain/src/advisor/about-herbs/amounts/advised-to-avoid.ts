import type { Herb } from '../../../herbs/herb.ts';
import { isOfClass } from '../../../medicines/is-of-class.ts';
import { type Finding, isAbout } from '../../../safety/finding.ts';
import { gapIn } from '../facts/hours-between.ts';

/** "Avoid it unless the neurologist agrees": no amount stands beside such words, whatever the severity. */
export function isToBeAvoided({ key }: Herb, findings: readonly Finding[]): boolean {
  if (addsToThinning(key, findings)) return true;
  return findings.some(
    ({ kind, severity, subject, advice }) =>
      subject.id === key &&
      severity !== 'minor' &&
      (kind === 'condition' || kind === 'medicine' || kind === 'allergy') &&
      (kind === 'allergy' || (avoids.test(advice) && !onlyInPart.test(advice)) || ofTheTreatment.test(advice)),
  );
}

/** Where it is to be asked about first an amount that nobody asked for would read like leave, and before an operation any. */
export function isAskedFirst({ key }: Herb, findings: readonly Finding[]): boolean {
  return findings.some(
    ({ kind, severity, subject, advice }) =>
      subject.id === key && severity === 'moderate' && kind !== 'supplement' && !onlyInPart.test(advice),
  );
}

/** Asked whether it may be taken: "ask first", and then how much to take, would read like leave; hours apart settle it. */
export function isNotYetAllowed(herb: Herb, findings: readonly Finding[]): boolean {
  return findings.some(
    (finding) =>
      finding.severity === 'moderate' && isAbout(finding, herb) && ofTheirs.has(finding.kind) && gapIn(finding) === '',
  );
}

const ofTheirs: ReadonlySet<Finding['kind']> = new Set(['medicine', 'condition', 'supplement']);

/** "Ask first", beside a blood thinner or two that hold back the platelets: an amount would read like leave to begin. */
function addsToThinning(key: string, findings: readonly Finding[]): boolean {
  const asked = findings.filter(
    ({ kind, severity, subject, advice }) =>
      kind === 'medicine' && subject.id === key && severity !== 'minor' && !onlyInPart.test(advice),
  );
  const platelets = new Set(
    asked.filter(({ with: { id } }) => isOfClass(id, 'antiplatelet')).map((each) => each.with.id),
  );
  return platelets.size > 1 || asked.some(({ with: { id } }) => isOfClass(id, 'anticoagulant'));
}

/** "My oncologist okayed it": whoever treats them has decided. */
export const isAgreed =
  /\b(?:doctor|gp|oncologist|neurologist|psychiatrist|cardiologist|consultant|specialist|(?:cancer|transplant) team|pharmacist)\b[^.?!]{0,20}\b(?:ok(?:ay)?(?:e?d|'d)|agreed|approved|allowed|cleared|said (?:yes|i can|(?:it'?s|it is|that'?s) (?:ok|okay|fine|alright)))(?![\w'])/i;

const avoids =
  /(?:^|[.;] )(?:best )?(?:avoid (?:it|this|the herb|taking it)|do not (?:take|use|combine|start|add (?:it|any))|leave (?:\w+ ){1,3}out|not without)\b/i;
/** Hours apart, a spot of skin or the oil alone leave the rest of it open. */
const onlyInPart =
  /\b(?:hours?|apart|same time|same spot|before bed|more than \d|(?:the )?(?:oil|seeds?)\b(?! of)|raw|on the skin|for (?:long|weeks|months))\b/i;
/** Under treatment for cancer or with a transplant the team decides on any amount, and with lithium the blood level. */
const ofTheTreatment =
  /\bask (?:the|your) (?:cancer|transplant) team first\b|unless (?:the|your) (?:cancer|transplant) team\b|\bhave lithium levels checked\b/i;
