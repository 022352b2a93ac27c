import type { Form } from '../herbs/form.ts';

const before: readonly (readonly [RegExp, Form])[] = [
  [/\b(?:essential oil of|oil of|inhal(?:e|ing)|breath(?:e|ing) in|diffus(?:e|ing)|steam with)\s*$/i, 'essential-oil'],
  [/\b(?:tincture of|drops of)\s*$/i, 'tincture'],
  [
    /\b(?:tea of|infusion (?:of|de|d['’])|tisane (?:de|d['’])|th[eé] de|ch[aá] de|t[eè] (?:de|di)|cups? of|drink(?:ing)?)\s*$/i,
    'tea',
  ],
  [
    /\b(?:cook(?:ing|ed)? with|season(?:ed|ing)? with|(?:my|the) food|eat(?:ing)?|fresh|a pinch of|sprinkle of|bit of|spoon(?:ful)? of)\s*$/i,
    'food',
  ],
  [/\b(?:topical|apply(?:ing)?|rub(?:bing)?(?: in| on)?)\s*$/i, 'topical'],
];
const after: readonly (readonly [RegExp, Form])[] = [
  [/^\s*(?:essential\s+)?oil\s+(?:capsules?|softgels?|pearls?)\b/i, 'extract'],
  [/^\s*(?:root|leaf|flower|bark|berry|seed|herb|herbal)?\s*(?:tea|infusion|tisane|decoction)s?\b/i, 'tea'],
  [/^\s*(?:root|leaf|flower|bark|berry|seed)?\s*(?:tincture|liquid extract|drops|glycerite)\b/i, 'tincture'],
  [
    /^\s*(?:root|leaf|flower|bark|berry|seed|herb)?\s*(?:capsules?|tablets?|pills?|extracts?|supplements?|softgels?|powder|gummies|gummy|\d+\s*m?c?g\b)/i,
    'extract',
  ],
  [
    /^\s*(?:creams?|gels?|ointments?|salves?|balms?|lotions?|patch(?:es)?|compress(?:es)?|poultices?|soap|shampoo|plasters?|packs?|serums?|tooth ?paste|bath(?:s| salts?| soak)?|soak|wipes?|pillow spray|room spray|mask|scrub|deodorant|lip balm)\b/i,
    'topical',
  ],
  [
    /^[^.,;]{0,20}\bon (?:(?:my|the|her|his|their|broken|dry|itchy|sore|bare) )?(?:skin|face|knee|back|hands?|feet|scalp|joints?|legs?|arms?)\b/i,
    'topical',
  ],
  [
    /^[^.,;+&]{0,20}\b(?:for (?:a )?massage|massaged?|rubbed (?:in|on)|rub on|on (?:a |my |the )?(?:scars?|sunburn|burns?|cuts?|bruises?|wounds?|rash|bites?)|in (?:the|my) bath)\b/i,
    'topical',
  ],
  [/^\s*essential oil\b/i, 'essential-oil'],
  [/^\s*oil\b/i, 'essential-oil'],
  [
    /^[^.,;]{0,12}\b(?:in|on|as)\s+(?:my |the |our |some |a )?(?:food|foods|cooking|meals?|soup|stews?|salads?|curry|curries|sauces?|gravy|stuffing|marinades?|casseroles?|roasts?|pasta|pizza|pesto|rice|pies?|dressing|broth|stock|stir[- ]?fr(?:y|ies)|chutney|pickles|jam|ice cream|yog(?:h)?urt|oatmeal|muesli|porridge|bread|cakes?|biscuits|cookies|desserts?|dishes|a dish|a spice|toast|baking|recipes?|potatoes|eggs|vegetables|meat|fish)\b/i,
    'food',
  ],
  [/^\s*(?:in the diet|as food|as a food|spice|seasoning|bread|cake|biscuits?|cookies?|ale|juice|honey on)\b/i, 'food'],
];

/** A dose or a capsule is no seasoning, whatever it is taken with. */
function isDosed(tail: string): boolean {
  return /\b(?:capsules?|tablets?|pills?|extract|supplements?|softgels?|\d+\s*m?c?g)\b/i.test(tail);
}

/** The form the words around a herb tell, `unspecified` when they tell none. */
export function formAround(text: string, { start, end }: { start: number; end: number }): Form {
  const tail = text.slice(end, end + 48);
  const head = text.slice(Math.max(0, start - 32), start);
  if (tail.trim() === '' && head.trim() === '') return 'unspecified';
  for (const [pattern, form] of after)
    if (pattern.test(tail)) return form === 'food' && isDosed(tail) ? 'extract' : form;
  const isOil = /\boil$/i.test(text.slice(start, end));
  for (const [pattern, form] of before)
    if (pattern.test(head)) return isOil && form === 'tincture' ? 'unspecified' : form;
  return 'unspecified';
}
