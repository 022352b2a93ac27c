import { choice, oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "What if my skin gets irritated?", "what should I do if it upsets my stomach?": before anything has happened. */
export function answerWhatIfItIrritates({
  question,
  herbs,
  earlierHerbs,
  earlierUses,
  earlierParticulars,
}: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const meant = herbsMeant({ herbs, earlierHerbs }).flatMap(({ id }) => findHerb(id) ?? []);
  if (meant.length === 0 || !asksWhatIf.test(text)) return null;
  const isOfTheComplaint = earlierUses.length + earlierParticulars.length > 0 && getsWorse.test(text);
  if (isOfTheComplaint) return null;
  const names = listed(meant.map(({ name }) => inSentence(name)));
  const isSkin = ofTheSkin.test(text);
  const stop = isSkin
    ? `Then stop, and wash it off with water and mild soap. Do not go on in the hope that the skin gets used to ${names}: an allergy gets stronger each time.`
    : `Then stop ${names}, or take less of it with a meal where that is allowed. If it comes back with the next try, leave it out.`;
  return plainAnswer([stop, getHelp].map(paragraph), ['What are the side effects?', 'What could I take instead?']);
}

/** "What if it gets worse?", after a complaint was told, is asked of that. */
const getsWorse =
  /\b(?:it|this|that|they|things|he|she|the \w+) (?:gets?|is getting|becomes?|goes|turns?|is) (?:any |even |much |a lot )?worse\b/i;
const asksWhatIf = oneOf(
  sequence(
    /^(?=.*\b(?:wash|rinse|wipe) (?:it|that|this) off\b).*\bif (?:it|my skin|that)\b[^.?!]{0,12}/i,
    /\b(?:burns?|stings?|itch\w*|hurts?|red)\b/,
  ),
  sequence(
    /\b(?:what (?:if|happens if|should i do if|do i do if|to do if|can i do if)|what,? if)\b[^.?!]{0,24}/i,
    /\b/,
    choice(
      sequence(
        /(?:skin|face|scalp|stomach|tummy|belly|it|they|i)\b[^.?!]{0,24}\b/,
        choice(
          /irritat\w*|red|itch\w*|rash|burns?|burning|upset\w*|sick|nauseous|worse|allergic|react\w*/,
          /dry(?:ing)?|peels?|sting\w*|badly|bad reaction/,
        ),
      ),
    ),
  ),
);
const ofTheSkin = /\b(?:skin|face|scalp|red|itch\w*|rash|burns?|burning|dry|peels?|sting\w*|irritat\w*)\b/i;
const getHelp =
  'Hives all over, swollen lips or tongue, short breath or faintness is an emergency. A rash with blisters, or anything that stays for days, is for a doctor.';
