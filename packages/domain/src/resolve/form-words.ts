import { isGargled } from './gargled.ts';
import { choice, oneOf, sequence } from './phrases.ts';
import type { Form } from '../herbs/form.ts';
import { afterAbroad, beforeAbroad } from './form-words-abroad.ts';
import { drunkAfterwards } from './oil-swallowed.ts';
import { isRub } from './rubs.ts';
import {
  besideInDish,
  beforeProduct,
  bodyPart,
  commaBeforePlace,
  dish,
  fewThreads,
  outside,
  whose,
} from './form-nouns.ts';

type Patterns = readonly (readonly [RegExp, Form])[];

const before: Patterns = [
  [
    /\b(?:essential oil of|oil of|inhal(?:e|ing)|breath(?:e|ing) in|diffus(?:es?|ed|ing)|steam with)\s*$/i,
    'essential-oil',
  ],
  [
    oneOf(
      /\b(?:tincture of|drops of|alcohol[- ](?:based )?(?:extract|solution|drops|tincture) of)\s*$/i,
      /\b(?:(?:hydro-?)?alcoholic|ethanolic) (?:extract|solution|drops|preparation|macerate|tincture) (?:of|from)\s*$/i,
      /\b(?:tincture|extract|drops|solution|elixir|macerate) (?:in|with) (?:\d+ ?(?:%|percent|per cent) )?(?:alcohol|ethanol|vodka|brandy|rum|spirit) (?:of|from)\s*$/i,
    ),
    'tincture',
  ],
  [
    /\b(?:tea of|infusion (?:of|de|d['’])|tisane (?:de|d['’])|th[eé] de|ch[aá] de|t[eè] (?:de|di)|cups? of|drink(?:ing)?)\s*$/i,
    'tea',
  ],
  [
    sequence(
      /\b/i,
      choice(
        /cook(?:s|ing|ed)? with (?:[\w-]+,? ){1,5}(?:and|or)|(?:cook(?:s|ing|ed)?|season(?:s|ed|ing)?|flavou?red) with(?: (?:much|lots of|a lot of|plenty of|loads of|some|a little|the|her|his))*|(?:my|the) food|eat(?:ing)?|fresh/,
        /culinary|dietary|(?<!\b(?:not|half|semi|barely|nearly|almost)[ -](?:\w+ )?)ripe/,
        /(?:a |some )?(?:pinch|dash|sprig|sprinkle|sprinkling|bit|hint|squeeze|slice|handful) of/,
        String.raw`spoon(?:ful)? of|${dish} with`,
      ),
      /\s*$/,
    ),
    'food',
  ],
  [
    sequence(
      /\b/i,
      choice(
        /topical(?:ly)?|external|for external use(?: only)?:?|appl(?:y|ying|ied)/,
        /rub(?:bed|bing)?(?: in| on)?|massag(?:e|ed|ing)(?: in| with)?|smell(?:ing|ed)?/,
        /sniff(?:ing|ed)?|gargl(?:e|ed|ing) with/,
        String.raw`${outside} (?:with|containing|of|made (?:from|with|of))`,
        // "Muscle rub (methyl salicylate 30%)": what stands in the tube.
        /(?:creams?|(?<!\b(?:soft|liqui\w*|energy|sports?|running)[ -])gels?|ointments?|salves?|balms?|lotions?|liniments?|rubs?|shampoos?|patch(?:es)?(?! of\b)|plasters?) ?\([^()]*/,
      ),
      /\s*$/,
    ),
    'topical',
  ],
  ...beforeAbroad,
];
/** "With meals" tells when it is taken; only what is in them is food. */
const after: Patterns = [
  [
    /^\s*(?:oil )?drops (?:in|into) (?:a|the|my|his|her|their|our)? ?(?:\w+ )?(?:bath|tub|diffuser|steam|bowl|humidifier|vapou?ri[sz]er|hanky|handkerchief|tissue|pillow)\b/i,
    'essential-oil',
  ],
  [/^\s*(?:gel |cream |balm |ointment )?on (?:it|them|there)(?=\W*$|[.,?!])/i, 'topical'],
  [/^\s*(?:essential\s+)?oil[\s-]+(?:capsules?|softgels?|pearls?|caps)\b/i, 'essential-oil'],
  [/^\s*gel[\s-]+(?:capsules?|caps)\b/i, 'extract'],
  [new RegExp(`^\\s*(?:essential )?(?:oil )?drops? on(?:to)? ${whose}${bodyPart}\\b`, 'i'), 'topical'],
  // "Hard on my stomach" is what was swallowed.
  [
    new RegExp(`^\\s*(?:oil |paste |leaf |leaves )?(?:on(?:to)?|over) ${whose}(?:tummy|belly|abdomen|stomach)\\b`, 'i'),
    'topical',
  ],
  [
    new RegExp(
      `^\\s*(?:eye|ear|nose) drops\\b|^\\s*${beforeProduct}${outside}(?![\\w-]| (?:capsules?|caps|tablets?))`,
      'i',
    ),
    'topical',
  ],
  [
    oneOf(
      /^\s*(?:hair|scalp|beard|body|massage|bath|face|skin)\s+(?:\w+\s+)?(?:oil|butter|mist|spray|wash|milk|powder)\b/i,
      /^\s*(?:room|linen|pillow) spray\b|^\s*(?:essential )?(?:oil )?aromatherapy\b/i,
      /^\s*(?:wheat )?bags?(?: (?:in|under) (?:the|my)|$)/i,
      sequence(
        /^\s*/i,
        choice(
          /sachets? under/,
          sequence(
            /(?:(?:essential )?oil )?(?:in|from|with) (?:(?:an?|the|my|our) (?:\w+ )?)?/,
            /(?:diffuser|vapou?ri[sz]er|humidifier|steam bowl|oil burner)/,
          ),
          /(?:(?:essential )?oil )(?:diffuser|inhalations?|inhaled|steam)/,
          /in (?:(?:a|the|my|our) )?(?:diffuser|bath|pillow)\b/,
        ),
      ),
      /^\s*(?:plants?|grounds) (?:on|in) (?:the|my)\b/i,
    ),
    'topical',
  ],
  [/^[^,;()]{0,16}\((?:on|for|to)?\s*(?:the |my )?(?:skin|face|hair|scalp|nails)(?: use| only| care)?\)/i, 'topical'],
  [/^\s*(?:root|leaf|flower|bark|berry|seed|herb|herbal)?\s*(?:tea|infusion|tisane|decoction)s?\b/i, 'tea'],
  [/^\s*(?:root|leaf|flower|bark|berry|seed)?\s*(?:tincture|liquid extract|drops)\b/i, 'tincture'],
  [/^\s*(?:root|leaf|flower|bark|berry|seed)?\s*glycerite\b/i, 'extract'],
  [
    oneOf(
      /^\s*[(,]? ?(?:(?:liquid|extract|syrup|juice|herb|root|leaf|flower|purpurea|drops|1 ?: ?\d+) ){0,3}(?:in|with|contain(?:s|ing)) (?:\d+ ?(?:%|percent|per cent) )?(?:ethanol|alcohol|vodka|brandy|rum|spirit)\b/i,
      /^\s*[(,]? ?(?:(?:liquid|extract|drops) ){0,2}\d+ ?(?:%|percent|per cent|vol) (?:ethanol|alcohol)\b/i,
      /^\s*(?:(?:hydro-?)?alcoholic|ethanolic|alcohol[- ]based) (?:extract|solution|drops|preparation|macerate|bitters)\b/i,
    ),
    'tincture',
  ],
  [
    sequence(
      /^\s*(?:root|leaf|flower|bark|berry|seed|herb)?\s*/i,
      choice(
        /capsules?|tablets?|pills?|extracts?|supplements?|softgels?|pearls?|shots?|powder|gummies/,
        /gummy|fat[ -]burners?|(?:slimming|weight[ -]loss|diet) (?:pills?|capsules?|tablets?)/,
        /\d+\s*m?c?g\b/,
      ),
    ),
    'extract',
  ],
  [
    oneOf(
      new RegExp(String.raw`^.{0,20}\b(?:on|onto|over|behind|around|between|into) ${whose}${bodyPart}\b`, 'i'),
      sequence(
        /^.{0,24}\b/i,
        choice(
          /external(?:ly)?(?: use)?|topical(?:ly)?|for (?:a )?massage|massaged?|rubbed (?:in|on)|rub on/,
          /applied|in (?:the|my) bath|as a (?:hair|face|skin|mouth)\w* (?:oil|mask|pack|rinse|wash)/,
        ),
        /\b/,
      ),
    ),
    'topical',
  ],
  [/^\s*essential oil\b/i, 'essential-oil'],
  [/^\s*oil\b/i, 'essential-oil'],
  [
    new RegExp(
      `^.{0,12}\\b(?:(?:in|on|as|for)\\s+(?:(?!with\\b)[\\w-]+\\s+){0,2}(?:${dish}|foods?|meals?|dinners?|diet|seasoning|flavou?ring|a spice|(?:a )?garnish)|with\\s+(?:(?:my|the|our|some|a|an)\\s+)?(?!fish oil)${dish})\\b`,
      'i',
    ),
    'food',
  ],
  [
    sequence(
      /^\s*/i,
      choice(
        /in the diet|as (?:a )?food|\(?(?:fully )?ripe|spices?|seasoning|garnish/,
        /(?:(?:leaf|leaves|herb) )?sprinkled?(?: on \w+)?|flavou?red \w+|ale|juice|honey on/,
        String.raw`when cooking|(?:and \w+ |leaves |leaf |nut )?${dish}|(?:in|at) (?:christmas|thanksgiving)`,
      ),
      /\b/,
    ),
    'food',
  ],
  ...afterAbroad,
];

const doseWords =
  'capsules?|caps|tablets?|pills?|pearls?|shots?|extract|supplements?|softgels?|gummies|\\d+\\s*m?c?g\\b';
/** A dose or a capsule is no seasoning, whatever it is taken with. */
const dosed = new RegExp(`\\b(?:${doseWords})\\b`, 'i');
const dosedAsWell = new RegExp(
  `^[^.;]{0,20}\\b(?:and|also|plus|,) (?:as |in )?(?:(?:i )?(?:also )?(?:take|use|have) )?(?:it as |the |some )?(?:${doseWords})`,
  'i',
);
const muchOfIt =
  /\b(?:a lot of|lots of|large amounts? of|big amounts? of|high[- ]dose|mega-?dose(?: of)?|loads of|tons of|\d+\s*(?:g|grams?|mg)(?: of)?|litres? of|liters? of)\s*$/i;
/** "Pills for my skin", "two tablets a day": swallowed, whatever they are for. */
const swallowed =
  /^[^.;,&+]{0,40}\b(?:capsules?|tablets?|pills?|softgels?|by mouth|swallow\w*|drink|tea)\b|^[^.;]{0,40}\b(?:two|one|three|\d) (?:capsules?|tablets?|pills?)\b/i;
/** "Tea tree oil orally", "in water to drink". */
const byMouth =
  /^[^.;,&+]{0,24}\b(?:by mouth|orally|internally|swallowed|ingested|to (?:drink|swallow)|under (?:the|my) tongue)\b/i;
const gelForSkin = new RegExp(`^\\s*(?:for|on) ${whose}${bodyPart}\\b`, 'i');
const oilForLooks = new RegExp(
  `^\\s*(?:oil )?for ${whose}(?:hair|scalp|beard|lash(?:es)?|eyelash(?:es)?|stretch marks|wrinkles|massage|scars?)\\b`,
  'i',
);
const oilToSwallow = /fish|krill|\bcod\b|flax|linseed|primrose|borage|hemp|cbd|black seed|omega|starflower/i;
/** Names of a dish rather than of what is in it. */
const alwaysFood = oneOf(
  /\bspice$|\blatte$|^golden milk$/i,
  sequence(
    /^/i,
    choice(
      /natto|tofu|tempeh|miso|edamame|soya? (?:milk|sauce)|cranberry sauce/,
      /(?:nori|wakame|dulse|arame)(?: (?:sheets?|sushi|salad|soup))?/,
      /sea ?weeds? (?:salad|soup|snacks?)|kelp noodles|miyeok guk/,
    ),
    /$/,
  ),
);
/** Where the words about one thing end. "Sage and onion stuffing" is one. */
const nextThing = new RegExp(`[,;\\n&+]|\\.(?=\\s|$)|\\s(?:and|or|plus|then)\\s(?!\\w+ ${dish}\\b)`, 'i');

const freeOfAlcohol =
  /\b(?:alcohol[- ]free|non-?[ -]?alcoholic|without alcohol|no alcohol|free (?:of|from) alcohol|0 ?% alcohol|glycerin(?:e)? (?:tincture|extract|based))\b/i;

/** The form the words around a herb tell, `unspecified` when they tell none. */
export function formAround(text: string, place: { start: number; end: number }): Form {
  const form = toldForm(text, place);
  // A tincture is told apart only because of its alcohol.
  return form === 'tincture' && freeOfAlcohol.test(text) ? 'extract' : form;
}

function toldForm(text: string, { start, end }: { start: number; end: number }): Form {
  const rest = text.slice(end, end + 56).replace(commaBeforePlace, ' $1 ');
  const tail = rest.split(nextThing)[0] ?? '';
  const head = text.slice(Math.max(0, start - 40), start);
  const name = text.slice(start, end);
  if (/^magnesium$/i.test(name) && /^ (?:oil )?spray\b/i.test(tail)) return 'topical';
  if (/\b(?:oil|mud) packs?/i.test(name) || (isRub(name, head) && !swallowed.test(rest))) return 'topical';
  if (alwaysFood.test(name) || (/^(?:saffron|zafr?an|kesar)$/i.test(name) && fewThreads.test(head + rest)))
    return 'food';
  if (/\bbitters$/i.test(name) || /\balcohol[- ]based (?:\w+ )?$/i.test(head)) return 'tincture';
  const alone = besideInDish.test(rest) ? 'food' : 'unspecified';
  if (tail.trim() === '' && head.trim() === '') return alone;
  if (/\boil$/i.test(name) && (byMouth.test(rest) || drunkAfterwards.test(rest))) return 'extract';
  const isOilItself = /\boil$/i.test(name) || /^\s*(?:essential )?oil\b/i.test(rest);
  if (isOilItself && !oilToSwallow.test(name) && isGargled(head, rest)) return 'extract';
  if (isForLooks(name, tail) && !swallowed.test(rest)) return 'topical';
  const isDose = dosed.test(tail) || dosedAsWell.test(rest) || muchOfIt.test(head);
  const told = after.find(
    ([pattern, form]) => pattern.test(tail) && (form !== 'topical' || !swallowed.test(rest)),
  )?.[1];
  if (told !== undefined) return told === 'food' && isDose ? 'extract' : told;
  const isOil = /\boil$/i.test(name);
  const led = before.find(([pattern]) => pattern.test(head))?.[1] ?? alone;
  // "Drink castor oil" is no tea.
  return (isOil && (led === 'tincture' || led === 'tea')) || (led === 'food' && isDose) ? 'unspecified' : led;
}

function isForLooks(name: string, tail: string): boolean {
  if (/\b(?:gel|cream|balm)$/i.test(name)) return gelForSkin.test(tail);
  return (/\boil$/i.test(name) || /^\s*oil\b/i.test(tail)) && !oilToSwallow.test(name) && oilForLooks.test(tail);
}
