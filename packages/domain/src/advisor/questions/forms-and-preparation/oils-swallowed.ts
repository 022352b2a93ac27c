import { choice, oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { isOfTheOils } from '../../for-concerns/kinds-asked.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Can I just swallow the stuff I got for the diffuser", "3 drops of lavender oil in the cake?", "no buds left, the essential oil instead?" of a biscuit: a scented oil as food. */
export function answerOilAsFood({ question, history, herbs, earlierHerbs }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (ofTheDevice.test(text) && byMouth.test(text) && !(isTold.test(text) || intoTheAir.test(text)))
    return plainAnswer([paragraph(never)]);
  if (notToSwallow.test(text) || isTold.test(text)) return null;
  const last = history.findLast(({ role }) => role === 'user')?.text ?? '';
  const isOfScented = [...herbs, ...earlierHerbs].some(({ id }) => scented.has(id.replace(/-oil$/, '')));
  const isOil = /\bessential oils?\b/i.test(text) || (isOfScented && anOil.test(text));
  const isDrops = isOfScented && /\boils?\b/i.test(last) && /\bdrops?\b/i.test(text) && onTongue.test(text);
  const isEaten = asFood.test(text) || onTongue.test(text) || (inItsPlace.test(text) && asFoodBefore.test(last));
  if (!(isOil && isEaten) && !isDrops) return null;
  return plainAnswer([paragraph(never), ...(ofADish.test(`${last} ${text}`) ? [paragraph(forTheTaste)] : [])]);
}

/** "The stuff I got for the diffuser", "my aromatherapy oil": it names the bottle, and no breathing in. */
const device =
  '(?:diffusers?|(?:oil )?burner|humidifier|vapou?ri[sz]er|(?:aroma|oil|scent)? ?lamp|aroma ?therapy|aroma)';
const ofTheDevice = oneOf(
  new RegExp(String.raw`\b${device} (?:\w+ )?(?:oils?|one|ones|kit|set|bottles?|stuff|drops)\b`, 'i'),
  new RegExp(
    String.raw`\b(?:oils?|stuff|ones?|bottles?|kit|it|some|drops?|tea tree|the)\b[^.?!]{0,30}\b(?:for|from|of|off) (?:the |my |our |a |an )?${device}\b`,
    'i',
  ),
);
const byMouth =
  /\b(?:swallow\w*|drink\w*|ingest\w*|orally|by mouth|internally|in my mouth|lick\w*|sip\w*|eat|down (?:it|some|the)|sugar (?:cube|lump)|(?:on|under) (?:the|my|his|her) tongue|own cap(?:s|sules?)|(?:in|into|with) (?:a |the |my |some )?(?:glass|cup|mug|tea|bottle of|water)(?! (?:of |in )?(?:the|my) (?:diffuser|burner|humidifier))|water bottle|tak(?:e|ing) (?:(?:a|some|few|couple|two|three|\d|of) )*drops?|instead of (?:the |my |buying )?(?:caps?|capsules?|pills?|tablets?|silexan))\b/i;
const intoTheAir = new RegExp(
  String.raw`\b(?:in|into|to) (?:the |my |a |our )?(?:water (?:of|in) (?:the |my )?)?${device}\b`,
  'i',
);
const scented: ReadonlySet<string> = new Set(
  'lavender peppermint spearmint oregano thyme rosemary clove cinnamon-cassia cinnamon-ceylon lemon-balm sage basil lemongrass frankincense chamomile roman-chamomile ginger fennel anise juniper rose cardamom lemon orange bergamot citronella'.split(
    ' ',
  ),
);
const anOil = /\b(?<!\b(?:olive|coconut|fish|sesame|sunflower|vegetable|cooking|infused|seed) )oil\b/i;
const dish =
  '(?:food|meals?|dish|cakes?|dough|batter|bread|biscuits?|cookies|shortbread|icing|frosting|chocolates?|soups?|stews?|sauce|marinade|salad|dressing|smoothies?|porridge|milk|yog(?:h)?urt|honey|syrup|jam|juice|lemonade|tea|coffee|water|drinks?|cocktails?|glass|cup|mug|ice cream)';
const asFood = new RegExp(
  String.raw`\b(?:in|into|to|with|on) (?:my |the |a |some |his |her |our )?(?:\w+ )?${dish}\b|\b(?:swallow|drink|eat|ingest|bak(?:e|ing)|cook(?:ing)?)\b|\bby mouth\b|\binternally\b`,
  'i',
);
const onTongue = /\b(?:on|under) (?:the|my|his|her|your) tongue\b/i;
const inItsPlace =
  /\b(?:instead|in its place|swap|substitute|only (?:got|have)|(?:is|are|'s) there only|would (?:the|an?) .*oil do)\b/i;
const asFoodBefore = new RegExp(String.raw`\b(?:${dish}|bak(?:e|ing)|cook(?:ing)?|recipe|eat|drink)\b`, 'i');
const ofADish =
  /\b(?:cakes?|dough|batter|bread|biscuits?|cookies|shortbread|icing|soups?|stews?|sauce|marinade|salad|recipe|bak(?:e|ing)|cook(?:ing)?|jam|chocolates?)\b/i;
const notToSwallow =
  /\b(?:bath|diffus\w*|burner|humidifier|vapou?ri[sz]er|inhal\w*|steam\w*|breath\w*|capsules?|softgels?|coated|enteric|skin|rub\w*|massage|temples|gargl\w*|mouth ?wash|rinse|spray|foot|feet|hair|scalp|shampoo|pillow|clean\w*|wash\w*|nose|sinus\w*|congest\w*|blocked|dogs?|cats?|rabbits?|pets?|horses?|hamsters?|birds?|guinea pigs?)\b/i;
/** What was swallowed already is no question of whether. */
const isTold = /\b(?:swallowed|drank|ate|took|had|gave)\b/i;
const forTheTaste = 'For the taste use the dried plant from the kitchen shelf, or leave it out.';

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
