/** What stands on one made-up package, and what a reader should find on it. */
export interface Label {
  readonly name: string;
  readonly brand: string;
  readonly layout: 'facts' | 'front' | 'prose' | 'european';
  /** Rows of the table: what, how much, what share of a day's need. In `prose` they are one sentence. */
  readonly rows: readonly (readonly [what: string, amount: string, share?: string])[];
  readonly small: readonly string[];
  /** The knowledge base's name and the amount of each thing to be found, as "400 mg". Null where the label gives none. */
  readonly holds: Readonly<Record<string, string | null>>;
}

const capsule = 'Other ingredients: hypromellose (capsule), rice flour, magnesium stearate.';
const ask = 'WARNING: If you are pregnant, nursing or taking medicines, ask a health professional before use.';
const away = 'Keep out of reach of children. Store in a cool, dry place.';

/** Wordings as they stand on packages; brands and compositions are made up. */
export const labels: readonly Label[] = [
  {
    name: 'Valerian Root',
    brand: 'Meadow & Root',
    layout: 'facts',
    rows: [['Valerian root extract (Valeriana officinalis)', '450 mg', '†']],
    small: [capsule, ask],
    holds: { Valerian: '450 mg' },
  },
  {
    name: 'Calm Evening',
    brand: 'Quiet Hill',
    layout: 'facts',
    rows: [
      ['Valerian root extract', '300 mg', '†'],
      ['Lemon balm leaf', '120 mg', '†'],
      ['Passionflower herb', '100 mg', '†'],
      ['Hops strobile extract', '60 mg', '†'],
    ],
    small: ['† Daily Value not established.', ask],
    holds: { Valerian: '300 mg', 'Lemon balm': '120 mg', Passionflower: '100 mg', Hops: '60 mg' },
  },
  {
    name: 'Magnesium Glycinate',
    brand: 'Northern Field',
    layout: 'facts',
    rows: [['Magnesium (as magnesium glycinate)', '200 mg', '48%']],
    small: [capsule, away],
    holds: { Magnesium: '200 mg' },
  },
  {
    name: 'Turmeric Curcumin',
    brand: 'Golden Field',
    layout: 'facts',
    rows: [
      ['Turmeric root extract (95% curcuminoids)', '500 mg', '†'],
      ['Black pepper fruit extract', '5 mg', '†'],
    ],
    small: [capsule, ask],
    holds: { Turmeric: '500 mg', 'Black pepper / piperine': '5 mg' },
  },
  {
    name: 'Bone Support',
    brand: 'Oakwell',
    layout: 'facts',
    rows: [
      ['Vitamin D3 (as cholecalciferol)', '25 mcg', '125%'],
      ['Calcium (as calcium citrate)', '500 mg', '38%'],
      ['Magnesium (as magnesium oxide)', '250 mg', '60%'],
      ['Zinc (as zinc citrate)', '8 mg', '73%'],
    ],
    small: ['Serving Size 3 tablets', away],
    holds: { 'Vitamin D': '25 mcg', Calcium: '500 mg', Magnesium: '250 mg', Zinc: '8 mg' },
  },
  {
    name: "St. John's Wort",
    brand: 'Green Lane',
    layout: 'facts',
    rows: [["St. John's Wort extract (Hypericum perforatum)", '300 mg', '†']],
    small: [capsule, 'WARNING: Do not take with antidepressants or birth control pills.'],
    holds: { "St John's wort": '300 mg' },
  },
  {
    name: 'Ginkgo Biloba',
    brand: 'Clear Day',
    layout: 'front',
    rows: [['Ginkgo leaf extract', '120 mg']],
    small: ['60 vegetable capsules', 'Dietary supplement'],
    holds: { Ginkgo: '120 mg' },
  },
  {
    name: 'Ashwagandha',
    brand: 'Sunday Farm',
    layout: 'front',
    rows: [['Ashwagandha root extract', '600 mg']],
    small: ['Organic root extract', '90 capsules'],
    holds: { Ashwagandha: '600 mg' },
  },
  {
    name: 'Chamomile Tea',
    brand: 'Hedgerow Teas',
    layout: 'front',
    rows: [['Chamomile flowers', '1.5 g']],
    small: ['20 tea bags', 'Caffeine free'],
    holds: { Chamomile: '1.5 g' },
  },
  {
    name: 'Milk Thistle',
    brand: 'River House',
    layout: 'front',
    rows: [['Milk thistle seed extract', '250 mg']],
    small: ['Standardized to 80% silymarin', '120 capsules'],
    holds: { 'Milk thistle': '250 mg' },
  },
  {
    name: 'Melatonin',
    brand: 'Night Harbor',
    layout: 'front',
    rows: [['Melatonin', '3 mg']],
    small: ['Fast dissolve tablets', 'Natural strawberry flavor'],
    holds: { Melatonin: '3 mg' },
  },
  {
    name: 'Joint Comfort',
    brand: 'Old Bridge',
    layout: 'facts',
    rows: [
      ['Glucosamine sulfate', '1,500 mg', '†'],
      ['Chondroitin sulfate', '800 mg', '†'],
      ['Boswellia gum resin extract', '150 mg', '†'],
      ['Ginger root', '50 mg', '†'],
    ],
    small: ['Contains: Shellfish (shrimp, crab).', ask],
    holds: { Glucosamine: '1500 mg', Chondroitin: '800 mg', Boswellia: '150 mg', Ginger: '50 mg' },
  },
  {
    name: 'Winter Immune',
    brand: 'Frost & Fern',
    layout: 'facts',
    rows: [
      ['Vitamin C (as ascorbic acid)', '250 mg', '278%'],
      ['Zinc (as zinc gluconate)', '15 mg', '136%'],
      ['Elderberry fruit extract', '100 mg', '†'],
      ['Echinacea purpurea herb', '200 mg', '†'],
    ],
    small: [capsule, away],
    holds: { 'Vitamin C': '250 mg', Zinc: '15 mg', Elderberry: '100 mg', Echinacea: '200 mg' },
  },
  {
    name: 'Prostate Care',
    brand: 'Stillwater',
    layout: 'prose',
    rows: [
      ['saw palmetto berry extract', '320 mg'],
      ['pumpkin seed oil', '200 mg'],
      ['stinging nettle root extract', '120 mg'],
    ],
    small: ['Take one softgel daily with food.', away],
    holds: { 'Saw palmetto': '320 mg', 'Pumpkin seed': '200 mg', 'Nettle root': '120 mg' },
  },
  {
    name: 'Digest Ease',
    brand: 'Kitchen Garden',
    layout: 'prose',
    rows: [
      ['peppermint leaf', '150 mg'],
      ['fennel seed', '100 mg'],
      ['ginger root', '80 mg'],
    ],
    small: ['Two capsules after a meal.', ask],
    holds: { Peppermint: '150 mg', Fennel: '100 mg', Ginger: '80 mg' },
  },
  {
    name: 'Focus Blend',
    brand: 'Tall Pine',
    layout: 'prose',
    rows: [
      ['Rhodiola rosea root extract', '200 mg'],
      ['bacopa herb extract', '300 mg'],
      ['L-theanine', '100 mg'],
    ],
    small: ['Not suitable for children.', capsule],
    holds: { Rhodiola: '200 mg', Bacopa: '300 mg', 'L-Theanine': '100 mg' },
  },
  {
    name: 'Omega-3 Fish Oil',
    brand: 'Fjordland',
    layout: 'facts',
    rows: [
      ['Fish oil concentrate', '1,200 mg', '†'],
      ['Vitamin E (as d-alpha tocopherol)', '10 mg', '67%'],
    ],
    small: ['Serving Size 1 softgel', away],
    holds: { 'Omega-3 fish oil': '1200 mg', 'Vitamin E': '10 mg' },
  },
  {
    name: 'Iron Gentle',
    brand: 'Red Barn',
    layout: 'facts',
    rows: [
      ['Iron (as ferrous bisglycinate)', '18 mg', '100%'],
      ['Vitamin C', '60 mg', '67%'],
      ['Folate', '400 mcg', '100%'],
    ],
    small: ['WARNING: Accidental overdose of iron-containing products is dangerous to children under 6.'],
    holds: { Iron: '18 mg', 'Vitamin C': '60 mg', 'Vitamin B9': '400 mcg' },
  },
  {
    name: 'Multi Daily',
    brand: 'Alder Pharma',
    layout: 'european',
    rows: [
      ['Vitamin C', '80 mg', '100 %'],
      ['Vitamin E', '12 mg', '100 %'],
      ['Niacin', '16 mg', '100 %'],
      ['Zinc', '10 mg', '100 %'],
      ['Selenium', '55 µg', '100 %'],
    ],
    small: ['* NRV: nutrient reference value', 'Do not exceed the recommended daily dose.'],
    holds: { 'Vitamin C': '80 mg', 'Vitamin E': '12 mg', 'Vitamin B3': '16 mg', Zinc: '10 mg', Selenium: '55 mcg' },
  },
  {
    name: 'Nerven Ruhe',
    brand: 'Waldhof',
    layout: 'european',
    rows: [
      ['Baldrianwurzel-Extrakt', '200 mg'],
      ['Melissenblätter-Extrakt', '100 mg'],
      ['Magnesium', '150 mg', '40 %'],
    ],
    small: ['* NRV: Nährstoffbezugswerte', 'Außerhalb der Reichweite von Kindern lagern.'],
    holds: { Valerian: '200 mg', 'Lemon balm': '100 mg', Magnesium: '150 mg' },
  },
  {
    name: 'Hair Skin Nails',
    brand: 'Bright Orchard',
    layout: 'facts',
    rows: [
      ['Biotin', '5,000 mcg', '16,667%'],
      ['Collagen peptides', '1 g', '†'],
      ['Zinc (as zinc picolinate)', '15 mg', '136%'],
    ],
    small: [capsule, ask],
    holds: { Biotin: '5000 mcg', Collagen: '1 g', Zinc: '15 mg' },
  },
  {
    name: 'Vein Comfort',
    brand: 'Chestnut Row',
    layout: 'facts',
    rows: [
      ['Horse chestnut seed extract', '300 mg', '†'],
      ['Hawthorn leaf and flower', '150 mg', '†'],
    ],
    small: [ask, capsule],
    holds: { 'Horse chestnut': '300 mg', Hawthorn: '150 mg' },
  },
];
