import { listHerbs } from '../../herbs/catalogue.ts';
import type { Wish } from '../../herbs/recommend.ts';
import { type UseKey, useKeys } from '../../herbs/use-keys.ts';
import { topicOf } from '../reading/wishes/topics.ts';
import { listed } from '../wording/html.ts';

/** "Which essential oils", "which vitamins": of what sort the help should be. */
interface KindAsked {
  /** What of the sort may be looked at, use by use. */
  readonly only: NonNullable<Wish['only']>;
  /** What goes before the answer. */
  readonly line: string | null;
}

/** What a question asks for by its sort; null where it names none. */
export function kindAsked(question: string, wanted: readonly UseKey[]): KindAsked | null {
  if (asksForOils.test(question)) return { only: among(wanted, oilsFor), line: isOfTheOils };
  if (asksForASoak.test(question)) return onlyFrom(bathsFor, wanted, howToBathe);
  if (asksForAGargle.test(question)) return onlyFrom(garglesFor, wanted, howToGargle);
  if (fromTheKitchen.test(question)) return inTheKitchen(wanted);
  if (asksForBitters.test(question)) return ofTheBitters(wanted);
  if (!asksForVitamins.test(question)) return null;
  const fitting = among(wanted, vitaminsFor);
  const lacking = wanted.filter((use) => fitting[use] === undefined);
  const line =
    lacking.length === 0
      ? onlyWithALack
      : `No vitamin or mineral is shown to help with ${listed(lacking.map(topicOf))} where none is lacking; a blood test tells.`;
  return { only: fitting, line };
}

/** "What's good that's already in my kitchen?": null where nothing of it was tried for that. */
function inTheKitchen(wanted: readonly UseKey[]): KindAsked | null {
  const only = among(wanted, kitchenFor);
  const isOfACold = wanted.some((use) => ['colds', 'cough', 'sore-throat'].includes(use));
  return Object.keys(only).length === 0 ? null : { only, line: isOfACold ? forAColdAtHome : null };
}

/** "I want something bitter like my grandmother gave": null where the wish is not of the stomach. */
function ofTheBitters(wanted: readonly UseKey[]): KindAsked | null {
  return onlyFrom(bittersFor, wanted, beforeTheMeal);
}

/** Null where nothing of the sort is known for any of the wishes. */
function onlyFrom(known: NonNullable<Wish['only']>, wanted: readonly UseKey[], line: string): KindAsked | null {
  const only = among(wanted, known);
  const none = Object.fromEntries(wanted.flatMap((use) => (only[use] === undefined ? [[use, []]] : [])));
  return Object.keys(only).length === 0 ? null : { only: { ...none, ...only }, line };
}

/** A bath is neither a tea nor a cream, and a gargle is not drunk. */
export function isOfItsOwnForm(question: string): boolean {
  return asksForASoak.test(question) || asksForAGargle.test(question);
}

/** "Any herbal soak?", "what can I put in the bath?" */
const asksForASoak =
  /\b(?:foot|feet|herbal|nice|hot|warm|good|relaxing|evening|a|the|my) ?-?(?:soaks?|baths?|foot ?baths?)\b|\bsoak (?:my|the|them|it|in)\b/i;
const bathsFor: NonNullable<Wish['only']> = {
  muscles: ['rosemary'],
  joints: ['rosemary'],
  'topical-pain': ['rosemary'],
  pain: ['rosemary'],
  circulation: ['rosemary'],
  sleep: ['lavender'],
  stress: ['lavender'],
  anxiety: ['lavender'],
  skin: ['oat-straw', 'chamomile'],
  eczema: ['oat-straw', 'chamomile'],
};
const howToBathe =
  'For a soak pour one to two liters of boiling water on two handfuls of the dried plant, strain it after 20 minutes and add it to the tub or basin; 10 to 20 minutes at body warmth. Rosemary is the one accepted for tired muscles; lavender flowers, peppermint leaves, marigold (calendula) or chamomile are mild and pleasant too, and so is a handful of Epsom salt. No neat oils in the water. Ask first with open sores, numb feet, diabetes or a weak heart.';

/** "Something to gargle with?" */
const asksForAGargle = /\bgargl\w*|\bmouth ?(?:wash|rinse)\w*/i;
const garglesFor: NonNullable<Wish['only']> = {
  'sore-throat': ['sage', 'thyme', 'chamomile'],
  mouth: ['sage', 'chamomile', 'myrrh'],
};
const howToGargle =
  'To gargle: half a teaspoon of salt in a glass of warm water, or two teaspoons of sage or thyme steeped in a cup for ten minutes and cooled. Half a minute, several times a day, and spit it out. From about six years on.';

const asksForBitters =
  /\b(?:want|like|need|take|try|drink|have|something|anything|some|any|which|what|good|old)\b[^.?!]{0,24}\bbitters?\b(?! (?:taste|burps?|liquid|stuff|orange|melon|gourd|almonds?|end)\b| (?:comes?|coming|rises?|rising|in (?:my|the) (?:mouth|throat)))|\bbitters\b|\bbitter (?:herbs?|plants?|teas?|drops?|tonics?|roots?)\b/i;
const bitters = ['artichoke-leaf', 'dandelion', 'gentian', 'chicory', 'angelica'];
const bittersFor: NonNullable<Wish['only']> = { digestion: bitters, bloating: bitters, appetite: bitters };
const beforeTheMeal =
  'Bitter plants are taken as a tea or drops some minutes before the meal. Not with gallstones, an ulcer or heartburn; drops are mostly made with alcohol.';

const forAColdAtHome =
  'For comfort most kitchens hold enough: plenty of hot drinks, a spoon of honey in warm water or tea against the cough (never under one year), slices of ginger or a spoon of thyme steeped for ten minutes, lemon for the taste, and warm salt water to gargle and spit out. None of it shortens a cold.';
const fromTheKitchen =
  /\b(?:in|from|out of) (?:my |the |our |your )?(?:own )?(?:kitchen|pantry|larder|(?:kitchen |food )?cupboards?|spice (?:rack|drawer)|fridge)\b|\b(?:put|add|throw|stir|chuck|mix|sprinkle|pop)\b[^.?!]{0,16}\b(?:in|into|to) (?:(?:the|my|our|his|her|some|a) )?(?:\w+ )?(?:soup|broth|stew|tea|food|cooking|dinner|porridge|salad|curry)s?\b|\bkitchen (?:remed(?:y|ies)|cupboard|cure|medicine|herbs?)\b/i;

function among(wanted: readonly UseKey[], known: NonNullable<Wish['only']>): NonNullable<Wish['only']> {
  return Object.fromEntries(wanted.flatMap((use) => (known[use] === undefined ? [] : [[use, known[use]]])));
}

const asksForOils =
  /\b(?:what|which|any|some|best|good|recommend|suggest|an?)\b[^.?!]{0,24}\bessential oils?\b|\baromatherapy\b|\bessential oils? (?:for|against|to|that|help)\b/i;
const asksForVitamins =
  /\b(?:what|which|any|some|best|good|recommend|suggest)\b[^.?!]{0,24}\b(?:vitamins?|minerals?)\b(?! ?[a-k]\d{0,2}\b)|\b(?:vitamins?|minerals?) (?:for|against|that (?:help|give)|to (?:help|boost))/i;

export const isOfTheOils =
  'Essential oils are for the scent or, thinned with a plain oil, for unbroken skin: about 3 drops in a tablespoon. They are strong, so do not swallow them, but for tested capsules, and keep them away from small children and pets.';
const onlyWithALack =
  'Vitamins and minerals mostly help where one is lacking, which a blood test can show. More than enough brings nothing, and some build up.';

/** Oils whose use is told in their monographs. */
const oilsFor: NonNullable<Wish['only']> = {
  sleep: ['lavender'],
  stress: ['lavender'],
  anxiety: ['lavender', 'roman-chamomile'],
  headache: ['peppermint-oil'],
  nausea: ['peppermint-oil'],
  digestion: ['peppermint-oil'],
  cramps: ['peppermint-oil'],
  bloating: ['peppermint-oil'],
  acne: ['tea-tree'],
  fungal: ['tea-tree'],
  hair: ['rosemary'],
  mouth: ['lemongrass', 'clove'],
  colds: ['eucalyptus'],
  cough: ['eucalyptus'],
  'topical-pain': ['peppermint-oil', 'camphor', 'eucalyptus'],
};

/** Never named unasked: what too much of harms, and what is filed among minerals and is no vitamin pill. */
const notUnasked: ReadonlySet<string> = new Set([
  'iron',
  'iodine',
  'potassium',
  'vitamin-a',
  'selenium',
  'copper',
  'shilajit',
  'electrolyte-salts',
  'colloidal-silver',
]);

/** What stands in most kitchens, by what it is used for. */
const kitchen: ReadonlySet<string> = new Set(
  'ginger honey thyme peppermint garlic sage fennel oats lemon onion rosemary oregano clove caraway cumin'.split(' '),
);
const kitchenFor: NonNullable<Wish['only']> = Object.fromEntries(
  useKeys.flatMap((wanted) => {
    const keys = listHerbs().flatMap(({ key, monograph }) =>
      kitchen.has(key) && monograph?.uses.some(({ use, result }) => use === wanted && result !== 'no-benefit') === true
        ? [key]
        : [],
    );
    // What eases a cough eases a cold.
    return keys.length === 0 ? [] : [[wanted, wanted === 'colds' ? ['honey', 'thyme', ...keys] : keys]];
  }),
);

/** Vitamins and minerals that were studied with a benefit, by what for. */
const vitaminsFor: NonNullable<Wish['only']> = Object.fromEntries(
  useKeys.flatMap((wanted) => {
    const keys = listHerbs().flatMap(({ key, kind, monograph }) =>
      (kind === 'vitamin' || kind === 'mineral') &&
      !notUnasked.has(key) &&
      monograph?.uses.some(({ use, result }) => use === wanted && result !== 'no-benefit') === true
        ? [key]
        : [],
    );
    return keys.length === 0 ? [] : [[wanted, keys]];
  }),
);
