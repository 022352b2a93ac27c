import type { UpperLevel } from '../upper-level.ts';

/** Levels of what is no vitamin or mineral: each by the authority that set it. */
export const otherLevels: readonly UpperLevel[] = [
  {
    key: 'caffeine',
    name: 'caffeine',
    unit: 'mg',
    alsoIn: ['green-tea', 'guarana', 'yerba-mate', 'kola-nut', 'cacao', 'green-coffee'],
    countedFrom: [
      {
        herb: 'caffeine',
        plain: /^(?:caffeine?|caffeine (?:anhydrous|powder)|koffein|cafeína|caféine|caffeina)$/,
        perTeaspoon: 2700,
      },
      // Filter coffee, 200 ml.
      { herb: 'coffee', plain: /^$/, perCup: 90 },
    ],
    limits: [
      {
        id: 'harm',
        severity: 'major',
        evidence: 'strong',
        at: [[0, 1200]],
        harm: 'from',
        why: 'So much in a short time can bring on seizures and a heart that beats out of rhythm.',
        advice: 'Do not take this much. If it was swallowed at once, call a poison center or the emergency number now.',
        sources: ['cen-2015-powdered-caffeine'],
      },
      {
        id: 'pregnancy',
        severity: 'moderate',
        evidence: 'moderate',
        at: [[0, 200]],
        only: 'pregnancy-or-nursing',
        why: 'More may keep the child small before birth, and wakeful at the breast.',
        advice: 'Cut down over some days; coffee, tea, cola and energy drinks count too.',
        sources: ['efsa-caffeine-2015'],
      },
      {
        id: 'most',
        severity: 'moderate',
        mildBelow: 1.5,
        evidence: 'strong',
        at: [[18, 400]],
        fromYears: 18,
        why: 'More brings a racing heart, shaking and lost sleep.',
        advice: 'Cut down over some days; coffee, tea, cola and energy drinks count too.',
        sources: ['efsa-caffeine-2015'],
      },
      {
        id: 'most-for-the-young',
        severity: 'moderate',
        evidence: 'moderate',
        at: { perKg: 3 },
        underYears: 18,
        why: 'For the young 3 mg for each kilogram of weight is the level of no concern.',
        advice: 'Leave out caffeine products; ask a pediatrician about more than a little tea or cocoa.',
        sources: ['efsa-caffeine-2015'],
      },
    ],
  },
  {
    key: 'cassia-cinnamon',
    name: 'cassia cinnamon',
    unit: 'mg',
    countedFrom: [
      {
        herb: 'cinnamon-cassia',
        plain:
          /^(?:(?:cassia |ground |chinese |saigon |vietnamese |indonesian )?cinnamon(?: (?:bark|powder|capsules))?|cassia(?: bark)?|korintje|zimt|cassiazimt|canela|cannelle|dalchini|darchini|cinn?[ai]mm?[aio]n)$/,
        perTeaspoon: 2600,
      },
    ],
    limits: [
      {
        id: 'most',
        severity: 'moderate',
        mildBelow: 1.5,
        evidence: 'moderate',
        at: { perKg: 33 },
        by: 'Germany’s risk institute',
        why: 'The coumarin in cassia can harm the liver of some people; for years of daily use 2 g for a grown-up and 0.5 g for a small child are the most.',
        advice: 'Take less, or Ceylon cinnamon, which has hardly any coumarin; none by the spoon with liver disease.',
        sources: ['bfr-2012-cassia-cinnamon', 'tso-cinnamon-2012', 'bfr-faq-coumarin-cinnamon'],
      },
    ],
  },
  {
    key: 'melatonin',
    name: 'melatonin',
    unit: 'mg',
    countedFrom: [
      {
        herb: 'melatonin',
        plain:
          /^(?:melatonine?|melatonina|melatonin gummies|sleep hormone|natrol melatonin|melotonin|melatonion|melantonin|melitonin)$/,
      },
    ],
    limits: [
      {
        id: 'most',
        severity: 'moderate',
        evidence: 'moderate',
        at: [[0, 10]],
        why: 'More does not help sleep better; it makes the next day drowsy and gives headaches and vivid dreams.',
        advice: 'Go back to a small amount, 1 to 5 mg for adults, and ask a doctor if sleep stays poor.',
        sources: ['health-canada-melatonin-2024'],
      },
    ],
  },
  {
    key: 'egcg',
    name: 'the green tea catechin EGCG',
    unit: 'mg',
    countedFrom: [{ herb: 'green-tea', plain: /^(?:egcg|epigallocatechin(?: gallate)?)$/ }],
    limits: [
      {
        id: 'harm',
        severity: 'major',
        evidence: 'strong',
        at: [[0, 800]],
        harm: 'from',
        why: 'From this amount on extracts have injured livers; a cup of tea does not.',
        advice: 'Leave the extract out, and see a doctor if skin or eyes turn yellow or urine turns dark.',
        sources: ['efsa-green-tea-catechins-2018'],
      },
    ],
  },
  {
    key: 'monacolins',
    name: 'monacolins from red yeast rice',
    unit: 'mg',
    countedFrom: [{ herb: 'red-yeast-rice', plain: /^monacolins?(?: k)?$/ }],
    limits: [
      {
        id: 'harm',
        severity: 'moderate',
        evidence: 'moderate',
        at: [[0, 3]],
        harm: 'from',
        why: 'Monacolin K is the statin lovastatin: from 3 mg a day muscles and liver have suffered, so the EU sells only less.',
        advice: 'Ask a doctor before you take it, never beside a statin, and report muscle pain at once.',
        sources: ['eu-monacolins-2022'],
      },
    ],
  },
  {
    key: 'glycyrrhizin',
    name: 'glycyrrhizin from licorice',
    unit: 'mg',
    countedFrom: [{ herb: 'licorice', plain: /^glycyrrhizin(?:ic acid)?$/ }],
    limits: [
      {
        id: 'most',
        severity: 'moderate',
        evidence: 'strong',
        at: [[0, 100]],
        why: 'More, day by day, raises blood pressure and drives potassium out of the body.',
        advice:
          'Take less or take licorice without glycyrrhizin (DGL); with high blood pressure or heart disease take none.',
        sources: ['jecfa-glycyrrhizin-2005'],
      },
    ],
  },
  {
    key: 'epa-and-dha',
    name: 'EPA and DHA',
    unit: 'mg',
    countedFrom: [
      {
        herb: 'omega-3-fish-oil',
        plain:
          /^(?:epa|dha|epa(?: dha|\s?[/+&]\s?dha| and dha)|eicosapentaenoic acid|docosahexaenoic acid|lovaza|vascepa|omacor|icosapent ethyl)$/,
      },
    ],
    limits: [
      {
        id: 'harm',
        severity: 'moderate',
        evidence: 'strong',
        at: [[0, 4000]],
        harm: 'from',
        why: 'In people at risk of heart disease an irregular heartbeat (atrial fibrillation) was most frequent at 4 g a day.',
        advice: 'Take so much only on prescription, and see a doctor if the heart flutters or breath gets short.',
        sources: ['ema-omega-3-atrial-fibrillation-2023', 'efsa-omega-3-2012'],
      },
    ],
  },
  {
    key: 'cannabidiol',
    name: 'CBD',
    unit: 'mg',
    countedFrom: [
      {
        herb: 'hemp-cbd',
        // Of an oil the bottle's whole content is printed.
        plain:
          /^(?:cbd|cannabidiol|cbd gumm(?:y|ies)|(?:full-|full |broad-)spectrum cbd|cbd isolate|cannabidiol isolate|canabidiol|cannibidiol|cannabidoil)$/,
      },
    ],
    limits: [
      {
        id: 'most',
        severity: 'moderate',
        evidence: 'limited',
        at: [[0, 70]],
        why: 'Above this harm to the liver becomes likelier, more so beside medicines.',
        advice: 'Take less, and ask a doctor or pharmacist first when you take any medicine.',
        sources: ['fsa-cbd-2023'],
      },
      {
        id: 'most-in-the-uk',
        severity: 'minor',
        evidence: 'limited',
        at: [[0, 10]],
        by: 'the UK Food Standards Agency',
        why: 'Taken for long, more may harm the liver and the thyroid; the advice is one of caution.',
        advice: 'Prefer less, and none in pregnancy, while breastfeeding or for children.',
        sources: ['fsa-cbd-2023'],
      },
    ],
  },
  {
    key: 'synephrine',
    name: 'synephrine from bitter orange',
    unit: 'mg',
    countedFrom: [{ herb: 'bitter-orange', plain: /^(?:p-)?synephrine$/ }],
    limits: [
      {
        id: 'most',
        severity: 'moderate',
        evidence: 'limited',
        at: [[0, 50]],
        why: 'It drives heart and blood pressure; with caffeine even 40 mg is the most that Canada’s authority calls unlikely to harm.',
        advice: 'Take less or none, and none with heart disease, high blood pressure or other stimulants.',
        sources: ['stohs-synephrine-canada-2011'],
      },
    ],
  },
];
