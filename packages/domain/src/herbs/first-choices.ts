import type { UseKey } from './use-keys.ts';

/**
 * What herbalists and the European and US authorities name first for a use, in that order: among herbs that suit a
 * person these come before others of like evidence. The order is judgement; what each is graded stands in its monograph.
 */
export const firstChoices: Partial<Readonly<Record<UseKey, readonly string[]>>> = {
  sleep: ['chamomile', 'lemon-balm', 'valerian', 'passionflower', 'lavender', 'hops', 'melatonin', 'magnesium'],
  stress: [
    'lemon-balm',
    'chamomile',
    'lavender',
    'passionflower',
    'linden',
    'l-theanine',
    'holy-basil',
    'ashwagandha',
    'rhodiola',
  ],
  anxiety: ['lavender', 'chamomile', 'lemon-balm', 'passionflower', 'l-theanine', 'ashwagandha', 'valerian'],
  mood: ['saffron', 'st-johns-wort', 'lavender', 'lemon-balm', 'rhodiola', 'omega-3-fish-oil'],
  energy: [
    'rhodiola',
    'asian-ginseng',
    'eleuthero',
    'ashwagandha',
    'green-tea',
    'maca',
    'yerba-mate',
    'american-ginseng',
  ],
  focus: ['bacopa', 'ginkgo', 'green-tea', 'asian-ginseng', 'l-theanine', 'rhodiola', 'rosemary', 'american-ginseng'],
  memory: ['bacopa', 'ginkgo', 'sage', 'lions-mane', 'rosemary', 'asian-ginseng'],
  immunity: ['echinacea', 'vitamin-c', 'vitamin-d', 'astragalus'],
  colds: [
    'honey',
    'thyme',
    'ginger',
    'linden',
    'elderflower',
    'pelargonium',
    'echinacea',
    'elderberry',
    'zinc',
    'andrographis',
  ],
  cough: ['honey', 'thyme', 'ivy-leaf', 'marshmallow-root', 'pelargonium', 'ribwort-plantain', 'licorice', 'mullein'],
  'sore-throat': ['sage', 'honey', 'marshmallow-root', 'thyme', 'slippery-elm', 'licorice'],
  sinus: ['eucalyptus', 'pelargonium', 'elderflower', 'thyme', 'bromelain'],
  allergies: ['butterbur', 'nettle-leaf', 'quercetin'],
  digestion: ['ginger', 'peppermint', 'chamomile', 'lemon-balm', 'fennel', 'artichoke-leaf', 'caraway', 'dandelion'],
  nausea: ['ginger', 'peppermint', 'chamomile', 'lemon-balm'],
  'pregnancy-nausea': ['ginger', 'vitamin-b6'],
  'travel-sickness': ['ginger', 'peppermint'],
  bloating: ['fennel', 'peppermint', 'caraway', 'ginger', 'chamomile', 'anise', 'peppermint-oil', 'lemon-balm'],
  cramps: ['chamomile', 'peppermint', 'fennel', 'peppermint-oil', 'caraway', 'lemon-balm'],
  constipation: ['psyllium', 'flaxseed', 'prune', 'senna', 'chia'],
  diarrhea: [
    'electrolyte-salts',
    'psyllium',
    'probiotics',
    'saccharomyces-boulardii',
    'tormentil',
    'blackberry-leaf',
    'agrimony',
  ],
  reflux: ['marshmallow-root', 'chamomile', 'slippery-elm', 'calcium', 'licorice'],
  appetite: ['gentian', 'dandelion', 'ginger', 'blessed-thistle'],
  liver: ['milk-thistle', 'artichoke-leaf'],
  gallbladder: ['artichoke-leaf', 'dandelion', 'peppermint'],
  'blood-sugar': [
    'psyllium',
    'beta-glucans',
    'fenugreek',
    'cinnamon-cassia',
    'cinnamon-ceylon',
    'gymnema',
    'berberine',
  ],
  cholesterol: ['psyllium', 'beta-glucans', 'garlic', 'flaxseed', 'artichoke-leaf', 'red-yeast-rice'],
  'blood-pressure': ['hibiscus', 'garlic', 'beet-root', 'hawthorn', 'olive-leaf'],
  heart: ['hawthorn', 'garlic', 'coenzyme-q10'],
  circulation: ['gotu-kola', 'ginkgo', 'hawthorn', 'cayenne'],
  veins: ['horse-chestnut', 'butchers-broom', 'grape-seed', 'gotu-kola'],
  joints: [
    'turmeric',
    'boswellia',
    'ginger',
    'devils-claw',
    'rosehip',
    'willow-bark',
    'comfrey-topical',
    'arnica',
    'glucosamine',
  ],
  inflammation: ['turmeric', 'boswellia', 'ginger', 'omega-3-fish-oil', 'devils-claw', 'bromelain'],
  pain: ['willow-bark', 'devils-claw', 'turmeric', 'cayenne', 'comfrey-topical', 'arnica', 'ginger'],
  'back-pain': ['cayenne', 'willow-bark', 'comfrey-topical', 'devils-claw'],
  headache: ['peppermint-oil', 'willow-bark'],
  migraine: ['feverfew', 'magnesium', 'vitamin-b2', 'ginger', 'coenzyme-q10'],
  'menstrual-cramps': ['ginger', 'chamomile', 'fennel', 'cinnamon-cassia', 'yarrow', 'raspberry-leaf', 'cramp-bark'],
  pms: ['chasteberry', 'vitamin-b6', 'magnesium', 'calcium', 'evening-primrose-oil'],
  menopause: ['black-cohosh', 'red-clover', 'sage', 'soy-isoflavones', 'flaxseed', 'hops'],
  lactation: ['fenugreek', 'fennel', 'blessed-thistle', 'moringa'],
  libido: ['maca', 'asian-ginseng', 'ashwagandha', 'damiana', 'tribulus'],
  prostate: ['pumpkin-seed', 'pygeum', 'nettle-root', 'saw-palmetto'],
  urinary: ['cranberry', 'goldenrod', 'birch-leaf', 'nettle-leaf', 'uva-ursi'],
  skin: ['oat-straw', 'calendula', 'aloe-gel-topical', 'chamomile', 'witch-hazel', 'evening-primrose-oil'],
  acne: ['tea-tree', 'green-tea', 'zinc'],
  eczema: ['chamomile', 'licorice', 'oat-straw', 'oregon-grape'],
  wounds: ['calendula', 'aloe-gel-topical', 'honey', 'yarrow', 'chamomile'],
  bruises: ['arnica', 'comfrey-topical', 'horse-chestnut'],
  burns: ['aloe-gel-topical', 'honey', 'sea-buckthorn'],
  hair: ['rosemary', 'pumpkin-seed', 'saw-palmetto', 'peppermint-oil'],
  eyes: ['lutein-and-zeaxanthin', 'bilberry', 'eyebright'],
  mouth: ['sage', 'chamomile', 'myrrh'],
  muscles: ['arnica', 'rosemary', 'peppermint-oil', 'cayenne', 'comfrey-topical', 'tart-cherry'],
  'topical-pain': ['cayenne', 'arnica', 'comfrey-topical', 'peppermint-oil'],
  'insect-bites': ['ribwort-plantain', 'greater-plantain', 'witch-hazel', 'aloe-gel-topical', 'lavender'],
  fungal: ['tea-tree', 'garlic'],
  exercise: ['creatine', 'beet-root', 'rhodiola', 'ashwagandha', 'cordyceps'],
  bones: ['vitamin-d', 'calcium', 'vitamin-k'],
  fever: ['linden', 'elderflower'],
};

interface Choosing {
  /** Tradition alone speaks for it. */
  readonly isTraditional: boolean;
  /** The herbs named for this very trouble, best first. */
  readonly named: readonly string[] | undefined;
}

/**
 * What being a first choice adds to a herb, in grades of evidence: less along the list. A traditional one still comes before what small
 * studies found of others. Where all else is alike, the order of the lists decides.
 */
export function gainOfChoice(key: string, use: UseKey, { isTraditional, named }: Choosing): number {
  const choices = firstChoices[use] ?? [];
  const place = choices.indexOf(key);
  const order = Math.max(named?.indexOf(key) ?? place, 0) * listOrder;
  const byPlace = firstGain - (place / choices.length) * fade;
  return (place < 0 ? 0 : Math.max(byPlace, isTraditional ? traditionGain : 0)) - order;
}

const firstGain = 4.5;
const fade = 4;
const traditionGain = 1.05;
const listOrder = 0.001;

/** Uses so close that a herb for one is worth a look for the other. */
export const closeUses: Partial<Readonly<Record<UseKey, readonly UseKey[]>>> = {
  inflammation: ['joints', 'pain'],
  pain: ['joints', 'back-pain', 'topical-pain', 'inflammation'],
  'back-pain': ['pain', 'topical-pain'],
  muscles: ['topical-pain'],
  exercise: ['muscles'],
  joints: ['topical-pain', 'inflammation'],
  digestion: ['bloating', 'cramps', 'appetite'],
  bloating: ['digestion', 'cramps'],
  cramps: ['bloating', 'digestion'],
  nausea: ['travel-sickness'],
  reflux: ['digestion'],
  immunity: ['colds'],
  colds: ['immunity', 'sore-throat', 'cough', 'fever'],
  sinus: ['colds'],
  fever: ['colds'],
  focus: ['memory', 'energy'],
  memory: ['focus'],
  stress: ['anxiety'],
  anxiety: ['stress'],
};
