import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "He swallowed some of the bath water, panic?": a mouthful of water with weak tea in it, unless oil or something else was in it. */
export function answerSwallowedBathWater({
  question,
  herbs,
  earlierHerbs,
  subject: { who },
}: Understanding): AdvisorAnswer | null {
  if (!isBathWaterSwallowed(question)) return null;
  const inIt = herbsMeant({ herbs, earlierHerbs }).flatMap(({ id }) => findHerb(id) ?? []);
  const isTea = inIt.length > 0 && inIt.every(({ monograph }) => monograph?.forms.includes('tea') === true);
  const what = isTea ? ` with weak ${inSentence(inIt[0]?.name ?? '')} tea in it` : ' with nothing else in it';
  return plainAnswer(
    [
      `A mouthful of bath water${what} is no cause for panic. Wipe the mouth, offer a drink of plain water or milk, and do not make ${who === 'you' ? 'anybody' : who} vomit.`,
      orElse,
      signs,
      'Was it only water and tea, or was an oil, a bubble bath or another product in it?',
    ].map(paragraph),
  );
}

/** A little bath water swallowed, nothing told of that harms and no sign of harm. */
export function isBathWaterSwallowed(question: string): boolean {
  const text = withPlainApostrophes(question);
  return swallowed.test(text) && !harms.test(text);
}

const swallowed = anyPhrase(
  /(?:swallowed|drank|drunk|gulped|sipped|sucked|had|taken|took|slurped|got)(?: \w+){0,4} (?:of |in )?(?:(?:the|his|her|their|its|some|that) )?(?:oat |oatmeal |chamomile |herbal |calendula |lavender )?(?:bath ?water|water (?:from|in|out of) (?:the|his|her) (?:bath|tub)|bath tea)/,
);
const harms =
  /\b(?:(?<!\b(?:no|any|without) )oils?|bubbles?|bubble ?bath|bath bombs?|soap|shampoo|bleach|clean\w*|salts?|epsom|drops of|tea tree|eucalyptus|camphor|menthol|under(?:water)?|drown\w*|went under|slipped|cough\w*|chok\w*|breath\w*|wheez\w*|blue|grey|gray|pale|limp|floppy|drows\w*|sleepy|vomit\w*|(?:being|been|is|was) sick|fits?|swell\w*|swollen|hives|rash|faint\w*|unconscious|lots|litres?|a lot)\b/i;
const orElse =
  'Ring poison control (in the US 1-800-222-1222, elsewhere your national poison line) now if there was an essential oil, a bath product or salt in the water, or if it was more than a few mouthfuls.';
const signs =
  'Watch over the next hours. Rash, swelling or vomiting again and again: a doctor at once. Wheezing, a swollen face, trouble breathing, coughing that does not stop after going under, drowsiness or going limp: call your emergency number.';
