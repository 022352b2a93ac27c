import type { ConditionKey } from '../../conditions/conditions.ts';
import { listHerbs } from '../../herbs/catalogue.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import { isUnderage } from '../../safety/person/age-group.ts';
import { hasCondition, type Person } from '../../safety/person/person.ts';
import { takes } from '../../safety/red-flags/known-dangers/known-danger.ts';
import { mayBePregnant } from '../reading/person/missing-facts.ts';
import { unfitForDiet } from '../reading/wishes/diet.ts';
import type { Concern } from './concern.ts';
import { clashingFor, frailFrom } from './may-clash.ts';

/** Keys of what is not to be suggested here: turned down, against a diet, not for an age, or bringing the trouble on. */
export function unfitFor(concern: Concern, wanted: readonly UseKey[]): readonly string[] {
  const { question, particulars, avoid, avoidEffects } = concern;
  const { person, isAgePresumed } = concern.subject;
  return [
    ...avoid,
    ...unfitForUses(person, wanted),
    ...(avoidEffects.includes('estrogenic') ? ['black-cohosh', 'chasteberry'] : []),
    ...unfitForDiet(question),
    ...(isAgePresumed && isUnderage(person) ? notForBabies : []),
    ...(toCalm.test(question) ? rousing : []),
    ...((person.ageYears ?? 0) >= fallsFrom && particulars.some(({ name }) => name === 'dizziness') ? drowsy : []),
    ...(wanted.includes('urinary') && toPrevent.test(question) ? flushing : []),
    ...(wanted.includes('skin') && isOfDrySkin.test(question) ? ['witch-hazel'] : []),
    ...(wanted.includes('nausea') && !particulars.some(({ herbs }) => herbs?.nausea) ? forHangoversOnly : []),
    ...(wanted.includes('veins') && !particulars.some(({ herbs }) => herbs?.veins) ? forPilesOnly : []),
  ];
}

/** Keys of what is no idea for these uses, or not at this age, whoever asks in whatever words. */
export function unfitForUses(person: Person, wanted: readonly UseKey[]): readonly string[] {
  const isYoung = isYoungerThan(person, fromTwelve);
  const hasACold = wanted.some((use) => use === 'colds' || use === 'fever');
  return [
    ...neverUnasked(person),
    ...wanted.flatMap((use) => worseFor[use] ?? []),
    ...(hasACold && !wanted.includes('immunity') ? onlyToPreventColds : []),
    ...(person.gender === 'female' ? wanted.flatMap((use) => forMenAlone[use] ?? []) : []),
    ...(wanted.some((use) => use === 'anxiety' || use === 'sleep') ? wakeful : []),
    ...(wanted.includes('constipation') && hasCondition(person, 'heart-failure') ? swelling : []),
    ...(isYoung ? ['oregon-grape'] : []),
    // A blood test comes first at a great age, and no single tonic is left over for it.
    ...((person.ageYears ?? 0) > frailFrom && wanted.includes('energy') ? ['ashwagandha'] : []),
    ...(isYoung && !hasACold ? ['linden', 'peppermint-oil'] : []),
  ];
}

/** What is behind these in a child has to be found before anything is taken. */
export const forTheirDoctor: ReadonlySet<UseKey> = new Set<UseKey>([
  ...(['joints', 'pain', 'back-pain', 'inflammation', 'hair', 'muscles'] as const),
  ...(['cholesterol', 'blood-sugar', 'blood-pressure', 'heart', 'circulation', 'veins', 'liver'] as const),
  ...(['memory', 'prostate', 'libido', 'menopause'] as const),
]);

/** Its tea is accepted for colds from four years, for nerves and sleep from twelve. */
const fromTwelve = 12;

function isYoungerThan({ ageYears }: Person, years: number): boolean {
  return ageYears !== null && ageYears < years;
}

/** Not suggested to this person unless it is asked for. */
export function neverUnasked(person: Person): readonly string[] {
  return [
    ...harsh,
    'wintergreen',
    ...(hasCondition(person, 'anemia') ? [] : ['iron']),
    ...clashingFor(person),
    ...(isUnderage(person) ||
    person.pregnant ||
    person.breastfeeding ||
    restless.some((condition) => hasCondition(person, condition))
      ? wakeful
      : []),
    ...((person.ageYears ?? 0) > frailFrom || strained.some((condition) => hasCondition(person, condition))
      ? [...wakeful, ...rousing]
      : []),
    ...(hasCondition(person, 'high-blood-pressure') || takes('ace-inhibitor', 'arb')(person) !== null
      ? [...wakeful, ...drivesPressure]
      : []),
    ...((person.ageYears ?? 0) > frailFrom || hasCondition(person, 'kidney-disease') ? ['berberine', 'spirulina'] : []),
    ...(person.pregnant ? ['n-acetylcysteine'] : []),
    ...(person.tryingToConceive ? rousing : []),
    ...fillers,
    ...(person.gender === 'female' && mayBePregnant(person) ? neverInPregnancy : []),
    ...(person.surgeryPlanned === null ? [] : stoppedBeforeSurgery),
  ];
}

/** Ruled out in pregnancy: not offered unasked where there may be one. */
const neverInPregnancy: readonly string[] = listHerbs()
  .filter(({ monograph }) => monograph?.forms.includes('topical') !== true)
  .filter(({ rules }) => rules.some(({ kind, severity }) => kind === 'pregnancy' && severity === 'contraindicated'))
  .map(({ key }) => key);

/** To be stopped some days before an operation, and so nothing to begin with before one. */
const stoppedBeforeSurgery: readonly string[] = listHerbs()
  .filter(({ monograph }) => monograph?.forms.includes('topical') !== true)
  .filter(({ rules }) => rules.some((rule) => rule.kind === 'surgery' && rule.stopDaysBefore > 0))
  .map(({ key }) => key);

/** With these, caffeine makes things worse. */
const restless: readonly ConditionKey[] = ['hyperthyroidism', 'arrhythmia', 'anxiety-disorder', 'insomnia', 'epilepsy'];
/** With these, or at a great age, nothing that rouses the body is a first idea. */
const strained: readonly ConditionKey[] = [
  'heart-disease',
  'heart-failure',
  'arrhythmia',
  'stroke',
  'brain-bleed',
  'bipolar-disorder',
  'liver-disease',
  'kidney-disease',
  'organ-transplant',
];
/** Whoever is dizzy at this age falls, and what makes drowsy brings it on. */
const fallsFrom = 65;
const drowsy: readonly string[] = listHerbs().flatMap(({ key, effects }) =>
  effects.some(({ effect, strength }) => effect === 'sedating' && strength !== 'weak') ? [key] : [],
);
/** "Calming herbs": what wakes up is none. */
const toCalm = /\b(?:calming|calms? (?:me|him|her|down)|soothing|relaxing|sedating|unwind)\b/i;
const rousing = ['american-ginseng', 'asian-ginseng', 'eleuthero', 'rhodiola', 'maca', 'schisandra'];
/** Of these the monographs are wary with high blood pressure; rhodiola, which lowers it as often, is for a look at the cuff. */
const drivesPressure = rousing.filter((key) => key !== 'rhodiola');
/** "How do I keep cystitis from coming back?": what flushes a bladder that is ill keeps nothing away. */
const toPrevent =
  /\b(?:prevent\w*|avoid|ward off|stop (?:me |them |it )?(?:from )?(?:getting|coming|happening)|keep (?:them |it |utis? |cystitis )?(?:away|off|from coming|at bay)|keep getting|coming back|comes back|recurr\w*|again and again)\b/i;
const flushing: readonly string[] = listHerbs().flatMap(({ key, monograph }) =>
  monograph?.uses.some(({ use, evidence }) => use === 'urinary' && evidence === 'theoretical') === true ? [key] : [],
);
/** What tans the skin dries it further. */
const isOfDrySkin = /\b(?:dry|flaky|flaking|cracked|chapped|scaly|parched)\b/i;
/** Named for a use by custom alone: nothing anybody would begin with. */
const fillers = [
  '5-htp',
  'gaba',
  'l-tryptophan',
  'same',
  'vanilla',
  'shilajit',
  'cats-foot',
  'camu-camu',
  'coffee',
  'cacao',
  'cistanche',
];
const wakeful = ['coffee', 'green-tea', 'guarana', 'yerba-mate', 'caffeine', 'kola-nut', 'cacao', 'green-coffee'];
/** Studied before drinking, or by custom with raw fish. */
const forHangoversOnly = ['prickly-pear', 'perilla-leaf'];
/** Their use for the veins is for piles. */
const forPilesOnly = ['witch-hazel', 'stone-root'];

/** What is near to a concern and yet brings it on, or does nothing for it. */
const worseFor: Partial<Readonly<Record<UseKey, readonly string[]>>> = {
  // These keep insects away; they do nothing for a bite.
  'insect-bites': ['catnip', 'neem', 'lemongrass', 'eucalyptus'],
  // Free of caffeine, and no more.
  sleep: ['rooibos'],
  // It can make the heart race.
  anxiety: ['ginkgo'],
  // It brings wind at first.
  bloating: ['psyllium'],
  // They are studied once a cold is there.
  immunity: ['zinc', 'andrographis'],
  sinus: ['zinc', 'andrographis'],
  fever: ['zinc', 'andrographis'],
  // It is studied in joints that are ill, over months.
  pain: ['omega-3-fish-oil'],
  // It is for one sore spot.
  inflammation: ['comfrey-topical'],
  // It is studied for hair that grows too much.
  hair: ['spearmint'],
  reflux: ['ginger', 'peppermint', 'peppermint-oil', 'spearmint', 'turmeric', 'psyllium', 'cayenne', 'garlic'],
};

/** Studied for catching fewer colds: no help once there is one. */
const onlyToPreventColds = ['probiotics'];

/** Tried in men alone, or acting on their hormones. */
const forMenAlone: Partial<Readonly<Record<UseKey, readonly string[]>>> = { hair: ['pumpkin-seed', 'saw-palmetto'] };

/** A child of unknown age may be a baby. */
const notForBabies = ['honey', 'star-anise', 'peppermint-oil', 'eucalyptus'];

/** What has to swell in much water, where the heart may allow little. */
const swelling = ['psyllium', 'flaxseed', 'chia', 'glucomannan', 'wheat-bran'];

/** Strong laxatives, where milder ones do. */
const harsh = ['aloe-latex', 'buckthorn', 'cascara-sagrada', 'rhubarb-root', 'yellow-dock'];
