import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { capital } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Toothpaste?", of spots: what people put on from the bathroom and the kitchen. */
export function answerPutOnSpots({ question, wanted, earlierUses }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const thing = fromTheShelf.exec(text)?.[0];
  if (thing === undefined || ![...wanted, ...earlierUses].includes('acne') || !isAsked.test(text)) return null;
  const answer = /\bice\b/i.test(thing) ? coldIsFine : `${capital(thing.toLowerCase())}: better not. ${irritates}`;
  return plainAnswer([paragraph(answer)], ['What helps my spots?']);
}

const isAsked = /\?|\b(?:can|could|should|what about|how about|try|does|do)\b|^\W*\w+(?: \w+)?\W*$/i;
const fromTheShelf = anyPhrase(
  /tooth ?paste|lemon juice|lime juice|baking soda|bicarb\w*|vinegar|rubbing alcohol|surgical spirit|hand sanitiser|hand sanitizer|deodorant|nail varnish|bleach|egg whites?|ice(?: cubes?)?|sudocrem|vaseline/,
);
const irritates =
  'What dries or stings also reddens the skin, and the mark lasts longer than the spot. Wash gently, squeeze nothing, and take what a pharmacist has for it, such as a gel with benzoyl peroxide; it needs some weeks.';
const coldIsFine =
  'Ice wrapped in a cloth for a minute or two can take down the redness of a sore spot for a while. Not on bare skin, and no longer: it can burn.';
