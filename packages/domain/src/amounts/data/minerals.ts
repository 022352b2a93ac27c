import type { UpperLevel } from '../upper-level.ts';

const keepBelow = 'Keep the sum of all products below this, unless a doctor set the amount and follows it.';
const askAbove = (name: string) => `Ask a doctor or pharmacist before you take more ${name} than this.`;

/** Upper levels of minerals: US National Academies by age, and Europe's where it is lower. */
export const mineralLevels: readonly UpperLevel[] = [
  {
    key: 'selenium',
    name: 'selenium',
    unit: 'mcg',
    countedFrom: [
      {
        herb: 'selenium',
        plain: /^(?:selen|selenium|selenio|sélénium|selênio|selénio|selinium|seleniun|brazil nut selenium)$/,
        shares: [
          [/selenomethionine/, 0.4],
          [/selenite/, 0.456],
        ],
      },
      { herb: 'brazil-nut', plain: /^$/, perPiece: 75 },
    ],
    limits: [
      {
        id: 'harm',
        severity: 'major',
        evidence: 'strong',
        at: [[0, 900]],
        harm: 'from',
        why: 'People who took about this much lost hair and nails and had nerve trouble.',
        advice: 'Stop, and ask a doctor or pharmacist before you take selenium again.',
        sources: ['nam-dri-selenium-2000', 'ods-selenium'],
      },
      {
        id: 'most',
        severity: 'moderate',
        evidence: 'strong',
        at: [
          [0, 45],
          [0.5, 60],
          [1, 90],
          [4, 150],
          [9, 280],
          [14, 400],
        ],
        why: 'Too much selenium for long costs hair and nails and can harm nerves.',
        advice: keepBelow,
        sources: ['nam-dri-selenium-2000', 'ods-selenium'],
      },
      {
        id: 'most-in-europe',
        severity: 'minor',
        evidence: 'moderate',
        at: [[18, 255]],
        fromYears: 18,
        by: 'Europe’s food authority',
        why: 'In a large trial hair loss began at about 330 mcg a day; US experts allow 400 mcg.',
        advice: askAbove('selenium'),
        sources: ['efsa-selenium-2023', 'ods-selenium'],
      },
    ],
  },
  {
    key: 'zinc',
    name: 'zinc',
    unit: 'mg',
    countedFrom: [
      {
        herb: 'zinc',
        plain: /^(?:zinc|zinco|zink|zync|zinc lozenges)$/,
        shares: [
          [/gluconate/, 0.143],
          [/sul(?:f|ph)ate/, 0.227],
          [/picolinate/, 0.21],
          [/citrate/, 0.31],
          [/acetate/, 0.3],
          [/oxide/, 0.8],
          [/bisglycinate/, 0.25],
        ],
      },
    ],
    limits: [
      {
        id: 'harm',
        severity: 'major',
        evidence: 'moderate',
        at: [[0, 150]],
        harm: 'from',
        why: 'Amounts of 100 to 300 mg a day have used up copper, caused anemia and weakened defences.',
        advice: 'Do not go on with this amount unless a doctor prescribed it and checks your copper.',
        sources: ['fosmire-zinc-1990', 'ods-zinc'],
      },
      {
        id: 'most',
        severity: 'moderate',
        mildBelow: 1.5,
        evidence: 'strong',
        at: [
          [0, 4],
          [0.5, 5],
          [1, 7],
          [4, 12],
          [9, 23],
          [14, 34],
          [19, 40],
        ],
        why: 'Too much zinc for weeks uses up copper, which harms blood and nerves.',
        advice:
          'A few days of cold lozenges are another matter; for longer keep below this, unless a doctor set the amount.',
        sources: ['nam-dri-zinc-2001', 'ods-zinc'],
      },
      {
        id: 'most-in-europe',
        severity: 'minor',
        evidence: 'moderate',
        at: [[18, 25]],
        fromYears: 18,
        by: 'Europe’s food authority',
        why: 'US experts allow 40 mg; the difference is a matter of caution about copper.',
        advice: 'Do not stay above this for months without asking.',
        sources: ['efsa-upper-levels-2018', 'ods-zinc'],
      },
    ],
  },
  {
    key: 'iron',
    name: 'iron',
    unit: 'mg',
    countedFrom: [
      {
        herb: 'iron',
        plain:
          /^(?:iron|irom|eisen|hierro|fer|ferro|iron (?:tablets?|pills?|supplements?)|heme iron|carbonyl iron|liquid iron|eisenpräparat)$/,
        shares: [
          [/sul(?:f|ph)ate/, 0.2],
          [/fumarate/, 0.33],
          [/gluconate/, 0.116],
          [/bisglycinate/, 0.2],
        ],
      },
    ],
    limits: [
      {
        id: 'poisoning',
        severity: 'major',
        evidence: 'strong',
        at: { perKg: 20 },
        harm: 'from',
        why: 'So much iron at once poisons: vomiting and bleeding first, and far more of it kills, children above all.',
        advice:
          'If it was swallowed, call a poison center or the emergency number now; otherwise keep it out of reach.',
        sources: ['mcguigan-iron-1996', 'ods-iron'],
      },
      {
        id: 'most',
        severity: 'moderate',
        mildBelow: 1.5,
        usualFor: { upTo: 200, conditions: ['anemia'] },
        evidence: 'strong',
        at: [
          [0, 40],
          [14, 45],
        ],
        why: 'More than this upsets the stomach, and iron nobody lacks piles up.',
        advice:
          'Doctors give more for a proven lack of iron. Without a blood test and their word stay below; keep iron away from children.',
        sources: ['ods-iron'],
      },
    ],
  },
  {
    key: 'iodine',
    name: 'iodine',
    unit: 'mcg',
    countedFrom: [
      {
        herb: 'iodine',
        plain: /^(?:iodine|nascent iodine|lugol['’]?s(?: iodine)?|iodide|yodo|yodine|jod|iode|iodio|iodo)$/,
        shares: [[/potassium iodide/, 0.764]],
        // "5 %" is 50 mg of iodine and 100 mg of potassium iodide a ml (Alberta Health Services), 20 drops a ml; 2 % is the weakest sold.
        drops: { of: /lugol/i, perPercent: 1265, usualPercent: 2 },
      },
    ],
    limits: [
      {
        id: 'harm',
        severity: 'major',
        evidence: 'limited',
        at: [[0, 6000]],
        harm: 'from',
        why: 'Iodine tablets of several milligrams made the thyroid of some fail and of others race, above all of people with Hashimoto’s or under treatment.',
        advice:
          'Do not take this much unless a doctor prescribed it and checks your thyroid. Iodide tablets against radiation are only for when authorities say so.',
        sources: ['report-hoang-2013-iodine', 'ata-excess-iodine-2013'],
      },
      {
        id: 'most',
        severity: 'moderate',
        evidence: 'strong',
        at: [
          [0, 200],
          [4, 300],
          [9, 600],
          [14, 900],
          [19, 1100],
        ],
        why: 'Too much iodine can push the thyroid out of balance, to either side.',
        advice:
          'Stay below unless a doctor set the amount. Iodide tablets against radiation are only for when authorities say so.',
        sources: ['ods-iodine'],
      },
      {
        id: 'most-in-europe',
        severity: 'minor',
        evidence: 'moderate',
        at: [[18, 600]],
        fromYears: 18,
        by: 'Europe’s food authority',
        why: 'US experts allow 1,100 mcg; with a thyroid illness even less can be too much.',
        advice: askAbove('iodine'),
        sources: ['efsa-upper-levels-2018', 'ods-iodine'],
      },
    ],
  },
  {
    key: 'calcium',
    name: 'calcium',
    unit: 'mg',
    countedFrom: [
      {
        herb: 'calcium',
        plain: /^(?:calcium|kalzium|calcio|cálcio|calsium|calcuim|calcium (?:tablets|chews))$/,
        shares: [
          [/carbonate/, 0.4],
          [/citrate/, 0.21],
          [/gluconate/, 0.09],
          [/lactate/, 0.13],
        ],
      },
    ],
    limits: [
      {
        id: 'most',
        severity: 'moderate',
        mildBelow: 1.5,
        evidence: 'strong',
        at: [
          [0, 1000],
          [0.5, 1500],
          [1, 2500],
          [9, 3000],
          [19, 2500],
          [51, 2000],
        ],
        why: 'Food counts too. Too much calcium brings kidney stones and constipation, and in excess raises it in the blood.',
        advice: 'Take only what food does not bring, and ask a doctor before more than this.',
        sources: ['ods-calcium'],
      },
    ],
  },
  {
    key: 'magnesium',
    name: 'magnesium from supplements',
    unit: 'mg',
    countedFrom: [
      {
        herb: 'magnesium',
        plain: /^(?:magnesium|magnesio|magnésium|magnésio|magnezium|magnesuim|magnesium tablets)$/,
        shares: [
          [/oxide/, 0.6],
          [/citrate/, 0.16],
          [/glycinate/, 0.14],
          [/chloride/, 0.12],
          [/malate/, 0.15],
          [/threonate/, 0.08],
        ],
      },
    ],
    limits: [
      {
        id: 'harm',
        severity: 'major',
        evidence: 'moderate',
        at: [[0, 5000]],
        harm: 'from',
        why: 'So much has raised magnesium in the blood until pressure fell and the heart stood still.',
        advice: 'Do not take this much. With kidney disease or after taking it, call a doctor now.',
        sources: ['ods-magnesium'],
      },
      {
        id: 'most',
        severity: 'moderate',
        mildBelow: 1.5,
        evidence: 'strong',
        at: [
          [0, 65],
          [4, 110],
          [9, 350],
        ],
        why: 'More often brings diarrhea and cramps; with weak kidneys it can build up.',
        advice: 'Stay below, unless a doctor set the amount; with kidney disease ask before any.',
        sources: ['ods-magnesium'],
      },
    ],
  },
  {
    key: 'potassium',
    name: 'potassium from supplements',
    unit: 'mg',
    countedFrom: [
      {
        herb: 'potassium',
        plain: /^(?:potassium|potassium (?:supplement|tablets)|potasio|kalium|pott?asium|potássio|potassio)$/,
        shares: [
          [/chloride/, 0.52],
          [/citrate|citrat/, 0.38],
          [/gluconate/, 0.17],
          [/bicarbonate/, 0.39],
        ],
      },
    ],
    limits: [
      {
        id: 'harm',
        severity: 'major',
        evidence: 'moderate',
        at: [[0, 5000]],
        harm: 'from',
        why: 'Taken at once so much has raised potassium in the blood and disturbed the heart even in healthy adults.',
        advice: 'Do not take this much. With kidney disease or after taking it, call a doctor now.',
        sources: ['efsa-potassium-2005'],
      },
      {
        id: 'most',
        severity: 'moderate',
        evidence: 'moderate',
        at: [
          [0, 990],
          [10, 1860],
          [14, 2630],
          [18, 3000],
        ],
        by: 'Norway’s food authority',
        why: 'More from supplements can raise potassium in the blood, which disturbs the heart; food does not.',
        advice:
          'Take more only when a doctor prescribed it and tests your blood; with kidney disease take none unasked.',
        sources: ['vkm-potassium-2017', 'efsa-potassium-2005'],
      },
    ],
  },
  {
    key: 'copper',
    name: 'copper',
    unit: 'mg',
    countedFrom: [
      {
        herb: 'copper',
        plain: /^(?:copper|cobre|cuivre|kupfer|rame|coppar|copper supplement)$/,
        shares: [
          [/gluconate/, 0.14],
          [/sul(?:f|ph)ate/, 0.25],
          [/oxide/, 0.8],
        ],
      },
    ],
    limits: [
      {
        id: 'most',
        severity: 'moderate',
        evidence: 'strong',
        at: [
          [0, 1],
          [4, 3],
          [9, 5],
          [14, 8],
          [19, 10],
        ],
        why: 'Too much copper for long harms the liver.',
        advice: keepBelow,
        sources: ['ods-copper'],
      },
    ],
  },
  {
    key: 'manganese',
    name: 'manganese',
    unit: 'mg',
    countedFrom: [
      {
        herb: 'manganese',
        plain: /^(?:manganese|manganeso|mangan|manganèse|manganeese)$/,
        shares: [
          [/gluconate/, 0.12],
          [/sul(?:f|ph)ate/, 0.32],
        ],
      },
    ],
    limits: [
      {
        id: 'most',
        severity: 'moderate',
        evidence: 'moderate',
        at: [
          [0, 2],
          [4, 3],
          [9, 6],
          [14, 9],
          [19, 11],
        ],
        why: 'Too much manganese gathers in the brain and can cause shaking, more so with liver disease.',
        advice: keepBelow,
        sources: ['ods-manganese'],
      },
    ],
  },
  {
    key: 'molybdenum',
    name: 'molybdenum',
    unit: 'mcg',
    countedFrom: [
      {
        herb: 'molybdenum',
        plain: /^(?:molybdenum|molibdeno|molybdän|molybdène|molybdenium|molibdenum)$/,
        shares: [[/sodium molybdate/, 0.396]],
      },
    ],
    limits: [
      {
        id: 'most',
        severity: 'moderate',
        evidence: 'limited',
        at: [
          [0, 300],
          [4, 600],
          [9, 1100],
          [14, 1700],
          [19, 2000],
        ],
        why: 'Aching joints and gout-like trouble were seen with very high amounts.',
        advice: keepBelow,
        sources: ['ods-molybdenum'],
      },
    ],
  },
  {
    key: 'boron',
    name: 'boron',
    unit: 'mg',
    countedFrom: [
      {
        herb: 'boron',
        plain: /^(?:boron|boran supplement)$/,
        shares: [
          [/borax/, 0.113],
          [/boric acid/, 0.175],
        ],
      },
    ],
    limits: [
      {
        id: 'most',
        severity: 'moderate',
        evidence: 'limited',
        at: [
          [0, 3],
          [4, 6],
          [9, 11],
          [14, 17],
          [19, 20],
        ],
        why: 'In animals more harmed fertility and the unborn; swallowed borax has poisoned people.',
        advice: keepBelow,
        sources: ['ods-boron'],
      },
    ],
  },
];
