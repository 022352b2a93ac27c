import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { pairsIn } from '../../about-herbs/verdict/finding-lines.ts';
import { gapIn } from '../../about-herbs/facts/hours-between.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';

/** "What if I forget and take them together once?", of what has to stand apart by hours. */
export function answerForgottenGap({
  question,
  subject,
  herbs,
  earlierHerbs,
  medicines,
}: Understanding): AdvisorAnswer | null {
  const meant = herbsMeant({ herbs, earlierHerbs });
  if (meant.length === 0 || !forgets.test(withPlainApostrophes(question))) return null;
  const findings = findingsAbout(meant, subject.person, medicines).filter((finding) => gapIn(finding) !== '');
  if (findings.length === 0) return null;
  const pairs = pairsIn(findings, subject.person);
  return {
    ...plainAnswer([paragraph(`${once} That goes for ${pairs}. ${often}`)], ['How many hours apart?']),
    findings,
  };
}

const once =
  'Once is not the same as every day: some of the medicine may not get in. Take no extra tablet to make up for it, and keep the gap from the next time on.';
const often = 'If it happens often, or the medicine is for HIV, fits or an infection, tell the pharmacist.';

const forgets = anyPhrase(
  /(?:forget|forgot|forgotten|slip up|mess up|by (?:mistake|accident)|accidentally)\b[^.?!]{0,40}\b(?:together|at the same time|at once|once|the gap|apart|too (?:close|soon|early))/,
  /(?:take|took|taken|had|have) (?:them|both|it|the two)\b[^.?!]{0,24}\b(?:together|at the same time|too close)\b[^.?!]{0,16}\b(?:once|one time|by (?:mistake|accident)|today|this morning)/,
);
