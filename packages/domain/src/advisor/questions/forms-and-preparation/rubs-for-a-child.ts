import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingLines } from '../../about-herbs/verdict/finding-lines.ts';
import { findingsAgainst } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "And Vicks on his chest, or Olbas on the pillow?", for a small child. */
export function answerRubsForAChild({ question, herbs, subject, said }: Understanding): AdvisorAnswer | null {
  const { person } = subject;
  const text = withPlainApostrophes(question);
  if (!rubs.test(text)) return null;
  const isOfBaby = ofABaby.test(text);
  if (!isOfBaby && !ofChildren.test(text) && (person.ageYears === null || person.ageYears >= oldEnough)) return null;
  // Of eucalyptus or peppermint by name the checks have more to say.
  if (ofOneOil.test(text)) return null;
  const isSmall = isOfBaby || (person.ageYears ?? oldEnough) < smallUntil || person.ageGroup === 'baby';
  // "Vicks under her nose and honey on the dummy": the honey as well.
  const others = herbs.filter(({ text: named }) => !rubs.test(named));
  const lines = findingLines(findingsAgainst(others, person), said, subject);
  return {
    ...plainAnswer([...[isSmall ? notYet : onlyAsMade, instead].map(paragraph), ...lines]),
    findings: findingsAgainst(herbs, person),
  };
}

/** "I put Vicks on his chest, and a steam bowl": what holds of the rub, beside what is told of the bowl; null where none is named. */
export function rubBesideIt(text: string, ageYears: number | null): string | null {
  if (!rubs.test(text)) return null;
  return ofABaby.test(text) || (ageYears ?? oldEnough) < smallUntil ? notYet : onlyAsMade;
}

const ofOneOil = /\b(?:eucalyptus|peppermint|menthol|thyme|lavender|tea tree|rosemary)\b/i;
const ofABaby = /\b(?:baby|babies|infant|newborn|(?:[1-9]|1\d|2[0-3])[- ](?:months?|weeks?)(?:[- ]old)?)\b(?! ago)/i;
const ofChildren =
  /\b(?:either|both|each|all) of (?:them|the kids|the children)\b|\bthe (?:kids|children|little ones?)\b/i;
const smallUntil = 2;
const oldEnough = 6;
const rubs = anyPhrase(/vicks?(?! action)|olbas|karvol|tiger balm|deep heat|vapou?r ?rubs?/);
const notYet =
  'No, neither on the chest, the feet nor on the pillow. Rubs and oils with camphor, menthol or eucalyptus are not for a child under two: they can close the airways of small children, and swallowed they poison.';
const onlyAsMade =
  'Only a rub made for children, from the age its pack names, thinly on chest and back, never on the face or under the nose. No pure oil, and none on the pillow: strong scents can close the airways of small children, and swallowed they poison. With asthma or fits leave it out. A baby under two gets none at all, on the feet neither; on the feet it does no more than elsewhere.';
const instead =
  'Salt water drops for the nose, small drinks often and moist air do as much. Fast or hard breathing, ribs that pull in, blue lips, or too tired to drink: call your emergency number.';
