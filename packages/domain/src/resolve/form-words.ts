import type { Form } from '../herbs/form.ts';
import { anyOf } from './phrases.ts';

/** What stays on the outside of the body, or is only smelled. */
const outside = anyOf(
  'creams? cremes? gels? ointments? salves? balms? lotions? patch(?:es)? compress(?:es)? poultices? soaps? shampoos? conditioners? plasters? packs?',
  'serums? toners? tooth.?pastes? mouth.?wash(?:es)? gargles? baths? soaks? wipes? masks? scrubs? deodorants? liniments? rubs? perfumes?',
  'sunscreens? sun.?blocks? after.?sun candles? incense pot-?pourri pillows? roll[-]?ons? pessar(?:y|ies) suppositor(?:y|ies) moisturi[sz]ers? peels?',
);
const bodyPart = anyOf(
  'skin face knees? back hands? feet foot scalp joints? legs? arms? hair beard nails? lips? gums? tooth teeth temples? forehead neck',
  'shoulders? elbows? ankles? wrists? chest eyes? eyelids? ears? toes? fingers? heels? nipples? pillow(?:case)? scars? sunburn burns? cuts? bruises?',
  'wounds? rash(?:es)? bites? stings? blisters? eczema psoriasis acne spots pimples warts? verrucas? piles ha(?:e)?morrhoids',
);
const whose =
  '(?:(?:my|the|her|his|their|our|a|an|some|broken|dry|itchy|sore|bare|oily|aching|painful|swollen)\\s+){0,3}';
const beforeProduct =
  '(?:(?:essential|oil|oxide|extract|root|leaf|flower|herb|herbal|infused|face|facial|hair|scalp|beard|body|hand|foot|feet|eye|lip|skin|nail|neck|cooling|warming|heat|muscle|joint|pain|massage|nappy|diaper|barrier|baby|night|day|bath|shower|shaving|anti-?age?ing|sun|chest|vapou?r|antiseptic|moisturi[sz]ing|nipple|acne|eczema|bubble|hot|cold|scented|sleep|steam|vaginal|soothing|natural)\\s+){0,3}';

const before: readonly (readonly [RegExp, Form])[] = [
  [/\b(?:essential oil of|oil of|inhal(?:e|ing)|breath(?:e|ing) in|diffus(?:e|ing)|steam with)\s*$/i, 'essential-oil'],
  [/\b(?:tincture of|drops of)\s*$/i, 'tincture'],
  [
    /\b(?:tea of|infusion (?:of|de|d['’])|tisane (?:de|d['’])|th[eé] de|ch[aá] de|t[eè] (?:de|di)|cups? of|drink(?:ing)?)\s*$/i,
    'tea',
  ],
  [
    /\b(?:(?:cook(?:ing|ed)?|season(?:ed|ing)?|flavou?red) with|(?:my|the) food|eat(?:ing)?|fresh|culinary|dietary|(?:a |some )?(?:pinch|dash|sprinkle|sprinkling|bit|hint|squeeze|slice|handful) of|spoon(?:ful)? of|(?:pasta|chicken|curry|curries|soup|stew|rice|bread|salad|fish|lamb|beef|pork|potatoes|eggs|pizza|sauce|toast|porridge|cake|vegetables|lentils|dal) with)\s*$/i,
    'food',
  ],
  [
    new RegExp(
      `\\b(?:topical(?:ly)?|external|appl(?:y|ying|ied)|rub(?:bed|bing)?(?: in| on)?|massag(?:e|ed|ing)(?: in| with)?|smell(?:ing|ed)?|sniff(?:ing|ed)?|gargl(?:e|ed|ing) with|${outside} (?:with|containing|of|made (?:from|with|of)))\\s*$`,
      'i',
    ),
    'topical',
  ],
];
const dish = anyOf(
  'foods? cooking cookery dishes dish meals? dinners? lunch(?:es)? soups? stews? salads? curry curries sauces? gravy stuffing marinades? casseroles? roasts?',
  'pasta pizza pesto rice risottos? paella pies? dressings? broth stock stir.?fr(?:y|ies) chutneys? pickles? jams? ice.?creams? yog(?:h)?urt oatmeal',
  'muesli porridge breads? cakes? biscuits? cookies? desserts? puddings? custard crumbles? muffins? scones? pancakes? toast baking recipes?',
  'potato(?:es)? mash eggs? omelettes? vegetables? veg meats? fish chicken lamb beef pork steaks? sausages? meatballs? burgers? sandwich(?:es)? wraps?',
  'dh?aa?ls? lentils? beans? chickpeas? hummus salsa noodles? ramen sushi tacos? lasagne spaghetti tagine goulash kebabs? butter crisps chips popcorn',
);
const after: readonly (readonly [RegExp, Form])[] = [
  [/^\s*(?:essential\s+)?(?:oil|gel)[\s-]+(?:capsules?|softgels?|pearls?|caps)\b/i, 'extract'],
  [
    new RegExp(
      `^\\s*(?:eye|ear|nose) drops\\b|^\\s*${beforeProduct}${outside}(?![\\w-]| (?:capsules?|caps|tablets?))`,
      'i',
    ),
    'topical',
  ],
  [
    /^\s*(?:hair|scalp|beard|body|massage|bath|face|skin)\s+(?:oil|butter|mist|spray|wash|milk|powder)\b|^\s*(?:room|linen|pillow) spray\b|^\s*(?:bags? (?:in|under) (?:the|my)|sachets? under|in (?:a|the|my) (?:diffuser|bath|pillow))/i,
    'topical',
  ],
  [/^\s*(?:root|leaf|flower|bark|berry|seed|herb|herbal)?\s*(?:tea|infusion|tisane|decoction)s?\b/i, 'tea'],
  [/^\s*(?:root|leaf|flower|bark|berry|seed)?\s*(?:tincture|liquid extract|drops|glycerite)\b/i, 'tincture'],
  [
    /^\s*(?:root|leaf|flower|bark|berry|seed|herb)?\s*(?:capsules?|tablets?|pills?|extracts?|supplements?|softgels?|powder|gummies|gummy|\d+\s*m?c?g\b)/i,
    'extract',
  ],
  [
    new RegExp(
      `^[^.,;+&]{0,20}\\b(?:on|onto|over|behind|around|between|into) ${whose}${bodyPart}\\b|^[^.,;+&]{0,24}\\b(?:external(?:ly)?(?: use)?|topical(?:ly)?|for (?:a )?massage|massaged?|rubbed (?:in|on)|rub on|applied|in (?:the|my) bath|as a (?:hair|face|skin|mouth)\\w* (?:oil|mask|pack|rinse|wash))\\b`,
      'i',
    ),
    'topical',
  ],
  [/^\s*essential oil\b/i, 'essential-oil'],
  [/^\s*oil\b/i, 'essential-oil'],
  [
    new RegExp(
      `^[^.,;]{0,12}\\b(?:in|on|as|for|with)\\s+(?:(?!fish oil)(?:my|the|our|some|a|an|mashed|roast|roasted|baked|boiled|fried|scrambled|grilled|creamy|rice|tomato|indian|thai|mexican|italian|chinese|home|cooked|your|normal|everyday|family|sunday)\\s+){0,3}(?!fish oil)(?:${dish}|seasoning|flavou?ring|a spice|a garnish)\\b`,
      'i',
    ),
    'food',
  ],
  [
    new RegExp(
      `^\\s*(?:in the diet|as (?:a )?food|spices?|seasoning|garnish|flavou?red \\w+|ale|juice|honey on|when cooking|${dish}|(?:in|at) (?:christmas|thanksgiving))\\b`,
      'i',
    ),
    'food',
  ],
];

/** A dose or a capsule is no seasoning, whatever it is taken with. */
function isDosed(tail: string): boolean {
  return /\b(?:capsules?|tablets?|pills?|extract|supplements?|softgels?|\d+\s*m?c?g)\b/i.test(tail);
}

/** "Pills for my skin", "two tablets a day": swallowed, whatever they are for. */
function isSwallowed(tail: string): boolean {
  return /^[^.;,&+]{0,40}\b(?:capsules?|tablets?|pills?|softgels?|by mouth|swallow\w*|drink|tea)\b|^[^.;]{0,40}\b(?:two|one|three|\d) (?:capsules?|tablets?|pills?)\b/i.test(
    tail,
  );
}

const gelForSkin = new RegExp(`^\\s*(?:for|on) ${whose}${bodyPart}\\b`, 'i');

/** Names of a dish rather than of what is in it. */
const alwaysFood = /\bspice$|^(?:natto|tofu|tempeh|miso|edamame|soya? (?:milk|sauce)|cranberry sauce)$/i;

/** The form the words around a herb tell, `unspecified` when they tell none. */
export function formAround(text: string, { start, end }: { start: number; end: number }): Form {
  const tail = text.slice(end, end + 48);
  const head = text.slice(Math.max(0, start - 32), start);
  const name = text.slice(start, end);
  if (/\b(?:oil|mud) packs?|^traumeel$/i.test(name)) return 'topical';
  if (alwaysFood.test(name)) return 'food';
  if (tail.trim() === '' && head.trim() === '') return 'unspecified';
  if (/\b(?:gel|cream|balm)$/i.test(name) && gelForSkin.test(tail) && !isSwallowed(tail)) return 'topical';
  for (const [pattern, form] of after)
    if (pattern.test(tail)) {
      if (form === 'food' && isDosed(tail)) return 'extract';
      if (form !== 'topical' || !isSwallowed(tail)) return form;
    }
  const isOil = /\boil$/i.test(name);
  for (const [pattern, form] of before)
    if (pattern.test(head)) return isOil && form === 'tincture' ? 'unspecified' : form;
  return 'unspecified';
}
