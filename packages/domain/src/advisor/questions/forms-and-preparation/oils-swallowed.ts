import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { isOfTheOils } from '../../for-concerns/kinds-asked.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Can I swallow them?", after essential oils were named; "can I drink essential oils in water?" */
export function answerOilsSwallowed({ question, said, herbs }: Understanding): AdvisorAnswer | null {
  if (!asksToSwallow.test(question) || herbs.length > 0) return null;
  const isOfOils = ofOils.test(question) || (said.includes(isOfTheOils) && ofThem.test(question));
  return isOfOils ? plainAnswer([paragraph(never)], ['How do I use them on the skin?']) : null;
}

const asksToSwallow =
  /\b(?:swallow|drink|ingest|eat|take|have)\w*\b[^?]{0,40}\?|^\W*(?:can|could|may|should|is it (?:ok|safe) to)\b[^.!]{0,12}\b(?:swallow|drink|ingest)\b|\b(?:internally|by mouth|in (?:my |a |some )?(?:water|tea|food))\b/i;
const ofOils = oneOf(
  /\bdrops? of (?!olive|coconut|fish|sesame|argan|castor|almond|cbd|hemp|flax)[a-z]+(?: [a-z]+)? oil\b/i,
  sequence(
    /\b/i,
    choice(
      /lemon|orange|lime|bergamot|cinnamon|cedar\w*|pine|fir|cypress|citronella|ylang[- ]ylang/,
      /patchouli|vetiver|neroli|geranium|rose|jasmine|sandalwood|myrrh|juniper|basil|lemongrass/,
      /grapefruit|clary sage/,
    ),
    / oil\b/,
  ),
  /\b(?:essential|aroma|scented|diffuser) oils?\b/i,
  /\boils?\b[^.?!]{0,16}\b(?:diffuser|oil burner|aroma lamp)\b/i,
);
const ofThem = /\b(?:it|them|those|these|one|that|this|oils?)\b/i;
const never =
  'No, do not swallow essential oils: a teaspoon of some can poison a grown-up, a few drops a child, and they burn the mouth and stomach. Only tested capsules, such as those with peppermint or lavender oil, are made for it, taken as their label says. If someone has swallowed oil, call poison control now and do not make them vomit.';
