import { notPrecededBy, oneOf, sequence } from '../../../resolve/phrases.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import type { Mention } from '../../../resolve/mention.ts';
import { asksToSwallow, isMeantToBeTaken } from '../wishes/asks-to-swallow.ts';
import { isMeantForSkin, onTheSkin } from '../wishes/skin-only.ts';

/** What is known for the skin alone is put on it; of any other herb a form that nobody named is taken with care. */
export function inMeantForm(mention: Mention, wanted: readonly UseKey[], question: string): Mention {
  // Drops of an oil are the oil, not a tincture.
  if (mention.form === 'tincture' && mention.id.endsWith('-oil')) return { ...mention, form: 'essential-oil' };
  const plant = mention.kind === 'herb' ? findHerb(mention.id) : undefined;
  const isDrunk = wasDrunk.test(question) || cupWasDrunk.test(question) || isDrunkAsWell.test(question);
  if (plant?.monograph && isDrunk && !isMeantToBeTaken(plant)) return { ...mention, form: 'tea' };
  // "The oil on my scars, and the tablets too?": the graver of the two is weighed.
  if (mention.kind === 'herb' && mention.form === 'topical' && swallowsAsWell.test(question.slice(mention.end)))
    return { ...mention, form: 'extract' };
  if (mention.kind === 'herb' && mention.form === 'topical') return onTheSkin(mention);
  // "We eat ampalaya, and now my aunt sends the capsules": asked of what is swallowed as a dose.
  if (mention.kind === 'herb' && mention.form === 'food' && asksOfProduct(question.slice(mention.end)))
    return { ...mention, form: 'extract' };
  const herb = mention.form === 'unspecified' ? findHerb(mention.id) : undefined;
  if (herb !== undefined && asksToSwallow.test(question) && !isMeantToBeTaken(herb) && herb.monograph !== null)
    return { ...mention, form: 'tea' };
  if (herb !== undefined && ofTheScent.test(question) && hasOil(herb)) return { ...mention, form: 'essential-oil' };
  const isPutOn =
    (onThePlace.test(question) || onOpenSkin.test(question)) &&
    (herb?.monograph?.forms.includes('topical') === true || onTheSkin(mention).id !== mention.id);
  return herb !== undefined && (isPutOn || isMeantForSkin(herb, wanted)) ? onTheSkin(mention) : mention;
}

/** What follows asks of capsules or an extract, and not of the dish that is told of beside them. */
export function asksOfProduct(text: string): boolean {
  return product.test(text);
}

const product = sequence(
  notPrecededBy(
    /\b(?:(?:no|not|never|with|without|instead of|rather than|than|or|nor|don't (?:take|want|use|need)|stopped|stop|off)(?: \w+){0,2}|(?:my|his|her|your|our)(?: blood pressure| \w+)?) /,
  ),
  /\b(?:capsules?|caps|tablets?|pills?|extracts?|supplements?)\b(?! (?:are|is) (?:another|no|not))/i,
);

/** No other name stands before the tablets, and nothing tells that they are a medicine of one's own. */
const swallowsAsWell = sequence(
  /(?:\b(?:or|and|plus|so|then|also|n|maybe|rather|take|swallow|have|use|are|is|what about|how about)|[,&+])/i,
  /(?: (?:should|can|could|may|do|shall|would) (?:i|he|she|we|they))?(?: (?:also|then|just|rather|take|swallow|have|use|better))*/,
  /(?: (?:the|some|its|as|in))? (?:capsules?|caps|tablets?|pills?|extracts?)(?: form)?/,
  /(?: (?:of it|too|as well|also|inside|instead|better|ok|okay|fine|safe|alright|for (?:my |the )?(?:mood|nerves|sleep|stress|inside)))*\W*$/,
);

/** "My father drank it, and put it on his knee": the graver of the two is weighed. */
const wasDrunk =
  /(?<!(?:\bnot|\bnever|\bnobody|\bwithout|n['’]t) (?:\w+ )?)\b(?:drank|drunk|drinks?|drinking|swallow(?:s|ed)?|ate) (?:it|them|this|that)\b(?! (?:with|after|before)\b)/i;

/** "Comfrey is for bruises. I found some and made myself a good cup": a cup of nothing else that was named. */
const cupWasDrunk = sequence(
  /(?<!(?:\bnot|\bnever|\bnobody|\bwithout|n['’]t) (?:\w+ )?)\b(?:made|brewed|boiled|drank|drunk|sipped|downed|finished|(?:i|we|he|she|they)(?:['’]ve| have| has)? (?:just |already )?had|and had)\b/i,
  /(?:(?! (?:of|from|with) (?!(?:it|this|that|them|those|the (?:leaf|leaves|roots?))\b))[^.?!]){0,30}?\b(?:cup(?:s|ful|pa)?|mug(?:s|ful)?|pot(?:s|ful)?|glass(?:es|ful)?|brew|infusion|decoction)\b/,
  /(?! (?:of|from) (?!(?:it|this|that|them|those|tea (?:of|from) (?:it|this|that|them)|the (?:leaf|leaves|roots?))\b))/,
);

/** "Can I put comfrey on my ankle, and maybe make a tea?": the cup is weighed, for it is the graver of the two. */
const isDrunkAsWell = oneOf(
  /\b(?:as|into) (?:an? |some )?(?:tea|infusion|brew|decoction)\b(?! tree)/i,
  sequence(
    /\b(?:mak(?:e|ing)|brew(?:ing)?|steep(?:ing)?|boil(?:ing)?|prepar(?:e|ing)|try(?:ing)?)/i,
    /(?: (?:me|myself|us|up|it|them|this|that|some|the|leaves|leaf|roots?|into|as|an?|nice|little|hot|cup|pot|of))*/,
    / (?:tea|infusion|brew|decoction)\b(?! tree)/,
  ),
  /\b(?:brew|steep) (?:some|it|them|a few)\b|\bdrink (?:some|the leaves|the roots?)\b|\b(?:tea|infusion) (?:of|from|out of) (?:it|this|that|them|the (?:leaf|leaves|roots?))\b/i,
);

/** Rosemary of which the oil is smelled is its oil. */
export function hasOil({ rules, monograph }: Herb): boolean {
  return (
    monograph?.forms.includes('essential-oil') === true ||
    rules.some(({ forms }) => forms?.includes('essential-oil') === true)
  );
}

const ofTheScent =
  /\b(?:smell\w*|sniff\w*|inhal\w*|breath\w* in|scent of|whiff of)\b[^.?!]{0,16}\boils?\b|\boils?\b[^.?!]{0,24}\b(?:to smell|smell(?:ed|ing)?|sniff\w*|inhal\w*|diffus\w+|burner|vapou?ri[sz]er)\b|\bdiffus(?:er|ing)\b/i;

/** "Can I use capsaicin if my skin is cracked?" is of what is put on it. */
const onOpenSkin =
  /\b(?:skin|heels?|hands|feet|lips)(?:'s|’s| is| are)? (?:\w+ )?(?:cracked|broken|raw|open|split|grazed|bleeding|sore)\b|\b(?:cracked|broken|raw|open|split|grazed) (?:skin|heels?|hands|feet)\b/i;

/** "On his face" */
const onThePlace = oneOf(
  sequence(
    /\bon (?:an? |my |his |her |the |their )?(?:\w+ )?/i,
    /(?:sunburn|burns?|scald|graze|bruises?|rash|bites?|stings?|eczema|psoriasis|acne|warts?|scars?)\W*$/,
  ),
  /\b(?:put|rub|dab|spread|smear|apply|use)\b[^.?!]{0,30}\b(?:on|onto) (?:it|this|that|the rash|the spot|the wound)(?=\W*$)/i,
  sequence(
    /\b(?:put|rub|dab|spread|smear|apply|use)\b[^.?!]{0,50}\b(?:on|onto|to)/i,
    / (?:an?|the|some|my|his|her) (?:\w+ )?/,
    /(?:burns?|graze|scrape|cut|bruise|rash|spots?|wound|bite|sting|blister|scar|eczema|sunburn|skin)\b/,
  ),
  /\b(?:put(?:ting)?|rub(?:bing|bed)?|dab(?:bing)?|spread(?:ing)?|smear(?:ing)?|apply(?:ing)?)\b[^.?!]{0,30}\b(?:on|onto|to) (?:my|his|her|their|the) (?!table|shelf|counter|side|desk|list|plate|food|stove|scales?|phone|weekend|doctor|pharmacist)\w+/i,
  /\b(?:on|for) (?:my|his|her|their) face\b/i,
  /\b(?:can|could|may|should|to) (?:i |we )?rub (?:in|on|it in|it on)\b/i,
  /\b(?:on|for) the outside\b|\boutside only\b|\b(?:an?|the|that) tube\b|\bthe (?:rub|ointment|salve|liniment)\b/i,
  /\b(?:put|rub|dab|spread|smear|apply)\b[^.?!]{2,24}\bon(?: it| there)?(?: too| as well| also| instead)?\W*$/i,
);
