import type { UpperLevel } from '../upper-level.ts';

const keepBelow = 'Keep the sum of all products below this, unless a doctor set the amount and follows it.';

/** Upper levels of vitamins and choline: US National Academies by age, and Europe's where it is lower. */
export const vitaminLevels: readonly UpperLevel[] = [
  {
    key: 'vitamin-a',
    name: 'vitamin A as retinol',
    unit: 'mcg',
    mcgPerIu: 0.3,
    alsoIn: ['cod-liver-oil'],
    countedFrom: [
      {
        herb: 'vitamin-a',
        plain:
          /^(?:vitamins? ?a|vit ?a|vitamina a|vitamine a|vitmin a|retinol(?: capsules)?|retinyl \w+|preformed vitamin a|axerophthol)$/,
        shares: [[/palmitate|acetate/, 1]],
        never: /carot/,
      },
    ],
    limits: [
      {
        id: 'pregnancy',
        severity: 'contraindicated',
        evidence: 'strong',
        at: [[0, 3000]],
        only: 'pregnancy',
        why: 'As retinol (not beta-carotene) more than 10,000 IU a day early in pregnancy can deform the child.',
        advice: 'Stop it now and tell your doctor or midwife; take only the vitamins they advise.',
        sources: ['mcguire-who-vitamin-a-2012', 'efsa-vitamin-a-2024', 'ods-vitamin-a'],
      },
      {
        id: 'harm',
        severity: 'major',
        evidence: 'strong',
        at: [[0, 14000]],
        harm: 'from',
        why: 'As retinol such amounts, taken for long, have scarred livers and caused pressure in the head.',
        advice: 'Do not go on with it unless a specialist prescribed it and checks your liver.',
        sources: ['nam-dri-vitamin-a-2001', 'ods-vitamin-a'],
      },
      {
        id: 'most',
        severity: 'moderate',
        evidence: 'strong',
        at: [
          [0, 600],
          [4, 900],
          [9, 1700],
          [14, 2800],
          [19, 3000],
        ],
        why: 'As retinol (not beta-carotene) too much for long harms the liver and weakens bones.',
        advice: 'Keep the sum of all products below this; whoever may become pregnant should stay well below.',
        sources: ['nam-dri-vitamin-a-2001', 'efsa-vitamin-a-2024', 'ods-vitamin-a'],
      },
    ],
  },
  {
    key: 'nicotinic-acid',
    name: 'niacin',
    unit: 'mg',
    countedFrom: [
      {
        herb: 'vitamin-b3',
        plain:
          /^(?:vitamins? ?b-?3|vit ?b3|b3|vitamina b3|vitamin pp|(?:slo-)?niacin|nicotinic acid|niasin|niacine|niacin flush)$/,
      },
    ],
    limits: [
      {
        id: 'harm',
        severity: 'major',
        evidence: 'strong',
        at: [[0, 1500]],
        harm: 'from',
        why: 'Gram amounts of nicotinic acid have injured livers and raise blood sugar and uric acid.',
        advice: 'Take so much only when a doctor prescribed it and tests your liver.',
        sources: ['nam-dri-niacin-1998', 'ods-niacin'],
      },
      {
        id: 'most',
        severity: 'moderate',
        mildBelow: 1.5,
        evidence: 'strong',
        at: [
          [0, 10],
          [4, 15],
          [9, 20],
          [14, 30],
          [19, 35],
        ],
        why: 'From supplements more makes the skin flush and burn, and far more harms the liver.',
        advice: keepBelow,
        sources: ['nam-dri-niacin-1998', 'ods-niacin'],
      },
    ],
  },
  {
    key: 'nicotinamide',
    name: 'nicotinamide',
    unit: 'mg',
    countedFrom: [{ herb: 'vitamin-b3', plain: /^(?:niacinamide|nicotinamide)$/ }],
    limits: [
      {
        id: 'harm',
        severity: 'major',
        evidence: 'moderate',
        at: [[0, 3000]],
        harm: 'from',
        why: 'At this amount nausea, vomiting and signs of liver injury were seen.',
        advice: 'Do not take this much unless a doctor prescribed it and tests your liver.',
        sources: ['nam-dri-niacin-1998'],
      },
      {
        id: 'most',
        severity: 'moderate',
        mildBelow: 1.5,
        evidence: 'moderate',
        at: [[18, 900]],
        fromYears: 18,
        by: 'Europe’s food authority',
        why: 'It does not flush the skin as niacin does, but very much of it strains the liver.',
        advice: keepBelow,
        sources: ['vkm-niacin-2017', 'ods-niacin'],
      },
      {
        id: 'most-for-the-young',
        severity: 'moderate',
        evidence: 'moderate',
        at: [
          [0, 10],
          [4, 15],
          [9, 20],
          [14, 30],
        ],
        underYears: 18,
        why: 'This is the level of US experts for all forms of niacin from supplements.',
        advice: 'Give no more than a doctor advises.',
        sources: ['nam-dri-niacin-1998', 'ods-niacin'],
      },
      {
        id: 'most-in-the-us',
        severity: 'minor',
        evidence: 'limited',
        at: [[18, 35]],
        fromYears: 18,
        by: 'US experts',
        why: 'Their level is set by the flushing of nicotinic acid; Europe allows 900 mg of nicotinamide.',
        advice: 'Tell a doctor or pharmacist that you take it, with liver disease before you start.',
        sources: ['nam-dri-niacin-1998', 'vkm-niacin-2017'],
      },
    ],
  },
  {
    key: 'vitamin-b6',
    name: 'vitamin B6',
    unit: 'mg',
    countedFrom: [
      {
        herb: 'vitamin-b6',
        plain: /^(?:vitamins? ?b-?6|vit ?b6|b6|vitamina b6|pyridoxine?|piridoxina|pyridoxene|pyrodoxine)$/,
        shares: [
          [/hydrochloride/, 0.82],
          [/p-?5-?p|plp|pyridoxal/, 0.68],
        ],
      },
    ],
    limits: [
      {
        id: 'harm',
        severity: 'major',
        evidence: 'strong',
        at: [[0, 200]],
        harm: 'from',
        why: 'Such amounts, taken for long, have numbed hands and feet, in some people for good.',
        advice: 'Stop unless a doctor prescribed it, and see one soon if fingers or toes tingle or feel numb.',
        sources: ['fss-vitamin-b6', 'efsa-b6-2023', 'ods-vitamin-b6'],
      },
      {
        id: 'most',
        severity: 'moderate',
        evidence: 'strong',
        at: [
          [0, 30],
          [4, 40],
          [9, 60],
          [14, 80],
          [19, 100],
        ],
        why: 'Too much for months damages the nerves of hands and feet. Europe’s food authority allows adults only 12 mg.',
        advice: 'Lower it, and stop if fingers or toes tingle, unless a doctor set the amount.',
        sources: ['ods-vitamin-b6', 'efsa-b6-2023'],
      },
      {
        id: 'most-in-europe',
        severity: 'minor',
        evidence: 'moderate',
        at: [[18, 12]],
        fromYears: 18,
        by: 'Europe’s food authority',
        why: 'Nerve damage has been seen with some 50 mg a day over long times; US experts allow 100 mg.',
        advice: 'Short courses a clinician set are another matter; for months prefer less, and stop if toes tingle.',
        sources: ['efsa-b6-2023', 'ods-vitamin-b6'],
      },
    ],
  },
  {
    key: 'folic-acid',
    name: 'folic acid',
    unit: 'mcg',
    countedFrom: [
      {
        herb: 'vitamin-b9',
        plain:
          /^(?:vitamins? ?b-?9|vit ?b9|b9|folic|folate|folacin|folic acid(?: tablets)?|acide folique|[aá]cido f[oó]lico|folsäure|folic acis)$/,
      },
    ],
    limits: [
      {
        id: 'most',
        severity: 'moderate',
        mildBelow: 1.5,
        usualFor: { upTo: 5000, inPregnancy: true },
        evidence: 'moderate',
        at: [
          [0, 300],
          [4, 400],
          [9, 600],
          [14, 800],
          [19, 1000],
        ],
        why: 'More can hide a lack of vitamin B12 while nerves go on being harmed.',
        advice:
          'Before and early in pregnancy doctors prescribe up to 5 mg to some, as with diabetes, epilepsy medicines or an earlier spine defect; without their word stay below.',
        sources: ['ods-folate', 'gpnotebook-folic-acid-pregnancy'],
      },
    ],
  },
  {
    key: 'methylfolate',
    name: 'methylfolate',
    unit: 'mcg',
    countedFrom: [
      { herb: 'vitamin-b9', plain: /^(?:(?:l-?)?methyl[ -]?folate|levomefolate|metafolin|5-?mthf|deplin)$/ },
    ],
    limits: [
      {
        id: 'most',
        severity: 'moderate',
        mildBelow: 1.5,
        evidence: 'limited',
        at: [
          [0, 200],
          [4, 300],
          [7, 400],
          [11, 600],
          [15, 800],
          [18, 1000],
        ],
        by: 'Europe’s food authority',
        why: 'Its level holds for folic acid and methylfolate together: more can hide a lack of vitamin B12.',
        advice: 'Stay below unless a doctor set the amount, and have vitamin B12 measured.',
        sources: ['efsa-folate-2023'],
      },
    ],
  },
  {
    key: 'vitamin-c',
    name: 'vitamin C',
    unit: 'mg',
    countedFrom: [
      {
        herb: 'vitamin-c',
        plain:
          /^(?:vitamins? ?c|vit ?c|limcee|ascorbic acid|liposomal vitamin c|vitamina c|vitamine c|acide ascorbique|[aá]cido asc[oó]rbico|ascorbinsäure|vitiman c|asorbic acid)$/,
        shares: [[/ascorbate|ester/, 0.88]],
      },
    ],
    limits: [
      {
        id: 'most',
        severity: 'moderate',
        mildBelow: 1.5,
        evidence: 'moderate',
        at: [
          [0, 400],
          [4, 650],
          [9, 1200],
          [14, 1800],
          [19, 2000],
        ],
        why: 'More brings diarrhea and cramps, and kidney stones in some.',
        advice: 'Take less; with kidney stones, kidney disease or too much iron ask a doctor before any high amount.',
        sources: ['ods-vitamin-c'],
      },
    ],
  },
  {
    key: 'vitamin-d',
    name: 'vitamin D',
    unit: 'mcg',
    mcgPerIu: 0.025,
    countedFrom: [
      {
        herb: 'vitamin-d',
        plain:
          /^(?:vitamins? ?d ?[23]?|vit ?d ?[23]?|d3|vitamina d|vitamine d|vitamind|vitimin d|chole?calciferol|colecalciferol|ergocalciferol|calciferol|sunshine vitamin|vitamin d drops|vigantol|dekristol)$/,
      },
    ],
    limits: [
      {
        id: 'harm',
        severity: 'major',
        evidence: 'strong',
        at: [[0, 250]],
        harm: 'above',
        why: 'Taken day by day, so much can raise calcium in the blood until kidneys and heart suffer.',
        advice: 'Do not go on with it daily unless a doctor prescribed it and tests your blood.',
        sources: ['efsa-vitamin-d-2012', 'nam-dri-vitamin-d-2011', 'ods-vitamin-d'],
      },
      {
        id: 'most',
        severity: 'moderate',
        mildBelow: 1.5,
        evidence: 'strong',
        at: [
          [0, 25],
          [0.5, 38],
          [1, 63],
          [4, 75],
          [9, 100],
        ],
        why: 'For long, more than this can raise calcium in the blood and bring kidney stones.',
        advice: 'A course a doctor set for a proven lack is another matter; without that stay below.',
        sources: ['nam-dri-vitamin-d-2011', 'efsa-vitamin-d-2012', 'ods-vitamin-d'],
      },
    ],
  },
  {
    key: 'vitamin-e',
    name: 'vitamin E',
    unit: 'mg',
    mcgPerIu: 2000 / 3,
    countedFrom: [
      {
        herb: 'vitamin-e',
        plain:
          /^(?:vitamins? ?e|vit ?e|evion|tocopherol|(?:dl?-)?alpha[- ]tocopherol|vitamina e|vitamine e|tocoferol|vitimin e)$/,
        shares: [[/acetate|succinate/, 0.9]],
      },
    ],
    limits: [
      {
        id: 'most',
        severity: 'moderate',
        evidence: 'strong',
        at: [
          [0, 200],
          [4, 300],
          [9, 600],
          [14, 800],
          [19, 1000],
        ],
        why: 'High amounts thin the blood, so that bleeding, strokes too, becomes likelier.',
        advice: 'Take less, and ask before any high amount when you take blood thinners or expect an operation.',
        sources: ['ods-vitamin-e'],
      },
      {
        id: 'most-in-europe',
        severity: 'minor',
        evidence: 'moderate',
        at: [[18, 300]],
        fromYears: 18,
        by: 'Europe’s food authority',
        why: 'US experts allow 1,000 mg; high amounts slow clotting.',
        advice: 'Prefer less, above all with blood thinners.',
        sources: ['efsa-upper-levels-2018', 'ods-vitamin-e'],
      },
    ],
  },
  {
    key: 'choline',
    name: 'choline',
    unit: 'mg',
    countedFrom: [
      {
        herb: 'choline',
        plain: /^(?:choline?|colina|coline)$/,
        shares: [
          [/bitartrate/, 0.41],
          [/chloride/, 0.74],
          [/gpc|glycerylphosphorylcholine/, 0.4],
        ],
      },
    ],
    limits: [
      {
        id: 'most',
        severity: 'moderate',
        mildBelow: 1.5,
        evidence: 'moderate',
        at: [
          [0, 1000],
          [9, 2000],
          [14, 3000],
          [19, 3500],
        ],
        why: 'More can drop the blood pressure, cause sweating and a fishy smell.',
        advice: keepBelow,
        sources: ['ods-choline'],
      },
    ],
  },
];
