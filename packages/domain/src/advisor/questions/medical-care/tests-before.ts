import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Any blood tests I should get beforehand?": of the herbs spoken of, by what they are known to harm. */
export function answerTestsBefore({ question, herbs, earlierHerbs }: Understanding): AdvisorAnswer | null {
  if (!beforehand.test(withPlainApostrophes(question))) return null;
  const meant = herbsMeant({ herbs, earlierHerbs }).flatMap(({ id }) => findHerb(id) ?? []);
  return meant.length === 0
    ? null
    : plainAnswer(
        meant.map((herb) => paragraph(`${capital(inSentence(herb.name))}: ${testsFor(herb)}`)),
        ['What are the side effects?'],
      );
}

const beforehand = anyPhrase(
  /(?:any|which|what) (?:blood |lab |liver |thyroid |other )?(?:tests?|bloods|check-?ups?|checks|blood ?work)\b[^.?!]{0,40}\b(?:before|beforehand|first|need|should|have|get|do|while|during|on it)/,
  /(?:do|should|must|would|will) i (?:need|get|have|do)\b[^.?!]{0,16}\b(?:blood tests?|bloods|tests? (?:done|first|before)|check-?up|liver (?:test|check)|levels? (?:checked|tested))/,
);

/** What is worth a test is what its known harms would show in. */
function testsFor({ monograph, effects }: Herb): string {
  const harms = [monograph?.sideEffects.text, monograph?.precautions.text].join(' ');
  const has = (effect: Herb['effects'][number]['effect']) => effects.some((each) => each.effect === effect);
  const tests = [
    ...(/\bliver\b/i.test(harms) ? ['liver values'] : []),
    ...(/\bthyroid\b/i.test(harms) ? ['the thyroid (TSH)'] : []),
    ...(/\bpotassium\b/i.test(harms) || has('lowers-potassium') ? ['potassium'] : []),
    ...(/\bkidneys?\b/i.test(harms) ? ['kidney values'] : []),
    ...(has('lowers-glucose') ? ['blood sugar, with diabetes'] : []),
  ];
  if (tests.length === 0)
    return 'I know of no test that is needed before it. Tell the doctor that you take it at the next one.';
  return `healthy people need no test before it. By its known effects these make sense once you have trouble there, take it for months, or feel unwell: ${listed(tests)}. Ask your doctor which of them.`;
}
