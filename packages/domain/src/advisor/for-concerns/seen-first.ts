import type { ConditionKey } from '../../conditions/conditions.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import { type Ground, lives, takes } from '../../safety/red-flags/known-dangers/known-danger.ts';
import { inSentence } from '../wording/names.ts';
import { hasCondition, type Person } from '../../safety/person/person.ts';

interface SeenFirst {
  readonly of: Ground;
  readonly use: UseKey;
  /** `{ground}` stands for the illness or the medicine. */
  readonly says: string;
}

const isMan: Ground = ({ gender, ageYears }) => (gender === 'male' && (ageYears ?? 0) >= grownUp ? 'the age' : null);
const grownUp = 16;
const isOld: Ground = ({ ageYears }) => ((ageYears ?? 0) >= oldFrom ? 'the age' : null);
const oldFrom = 65;
const isChild: Ground = ({ ageYears }) => (ageYears !== null && ageYears < grownUp ? 'the age' : null);

/** A scarred liver, which fat in it is not. */
const isCirrhotic: Ground = ({ conditions }) =>
  conditions.some(({ id, text, entry = '' }) => id === 'liver-disease' && scarred.test(`${text} ${entry}`))
    ? 'cirrhosis'
    : null;
const scarred = /\b(?:cirrho\w*|zirrhose|cirros[ei]|ascites|varices|encephalopath\w*|decompensated|liver failure)\b/i;
/** Of a weak heart it is told with what it may drink. */
const mayDrinkLittle: Ground = (person) =>
  hasCondition(person, 'heart-failure') ? null : lives('dialysis', 'fluid-restriction')(person);
const isOperatedSoon: Ground = ({ surgeryPlanned }) => (surgeryPlanned === null ? null : 'the operation');

const burns =
  'a bladder that burns or stings needs a urine test today or tomorrow, and often an antibiotic: the kidneys or the prostate can be in it. Cranberry may keep some infections away; it does not clear one. Fever, shivering, pain in the side, blood, or no water at all: get help at once.';
const testedSoon =
  'a bladder that burns or stings needs a urine test today or tomorrow, and often an antibiotic. Cranberry clears no infection. Plenty to drink helps. Fever, shivering, pain in the side, vomiting, blood, or new confusion: get help at once.';

const seenFirst: readonly SeenFirst[] = [
  {
    of: lives('liver-disease'),
    use: 'liver',
    says: 'With liver disease I suggest no herb for the liver. The studies show no clear benefit, and some products have made livers worse. Leaving out alcohol, vaccines against hepatitis and the treatment your doctor plans do most.',
  },
  {
    of: lives('breast-cancer'),
    use: 'menopause',
    says: 'After breast cancer I suggest no herb for hot flushes: the usual ones act like hormones, or it is not known whether they do. Layers, a cool room, less alcohol and talking therapy help; the cancer team knows medicines that do.',
  },
  {
    of: takes('tamoxifen', 'serm', 'aromatase-inhibitor'),
    use: 'menopause',
    says: 'Beside {ground} I suggest no herb for hot flushes: most act like hormones or are hardly studied beside it. Layers, a cool room, less alcohol and talking therapy help.',
  },
  ...(['pain', 'joints', 'muscles', 'back-pain'] as const).map((use) => ({
    of: lives('sickle-cell'),
    use,
    says: 'For the pain of sickle cell disease I suggest no herb: none has been shown to stop a crisis, and willow bark or much garlic and turmeric can thin the blood. What helps is the pain plan of the sickle cell team, plenty to drink, warmth, rest, and folic acid and penicillin as prescribed. Pain the plan does not hold, fever from 38 degrees (100.4 F), chest pain or short breath: go to hospital at once.',
  })),
  ...(['menopause', 'prostate'] as const).map((use) => ({
    of: lives('prostate-cancer'),
    use,
    says: 'With prostate cancer I suggest no herb for this: some act like hormones, and none must put off its treatment. Layers, a cool room and less alcohol ease hot flushes; the cancer team knows medicines that help.',
  })),
  ...(['constipation', 'appetite', 'digestion'] as const).map((use) => ({
    of: lives('eating-disorder'),
    use,
    says: 'With an eating disorder I suggest nothing for hunger, weight or the bowels: it can do harm and keeps the illness going. Please tell your doctor or an eating disorder line; they listen and can help.',
  })),
  {
    of: lives('cancer', 'lung-cancer'),
    use: 'energy',
    says: 'Tiredness is common with cancer and its treatment. A short walk each day has the best proof against it. Tell the team: low blood counts or the thyroid can be behind it. I suggest no herb for it meanwhile.',
  },
  {
    // Blood cells and liver: what the leaflets of these medicines ask to be told of.
    of: takes('immunosuppressant', 'chemotherapy'),
    use: 'energy',
    says: 'With {ground}, marked tiredness can come from too few blood cells or a strained liver. Ask the team that treats you for a blood test this week; I suggest no tonic before that. With fever, a sore throat, bruises, short breath or yellow eyes, call today.',
  },
  {
    of: lives('heart-failure'),
    use: 'veins',
    says: 'I suggest no herb for the legs before the heart team has looked at them.',
  },
  {
    of: lives('gallstones'),
    use: 'nausea',
    says: 'With gallstones, feeling full or sick after fatty food can come from the stones, so I suggest no herb for it. Small meals with little fat are easier on them. Have it looked at; strong pain, fever or yellow eyes need help today.',
  },
  {
    of: lives('bipolar-disorder'),
    use: 'mood',
    says: 'With bipolar disorder I suggest nothing to lift the mood, St John’s wort, SAMe and 5-HTP least of all: it can tip into a high. Tell whoever treats you now, as the medicine may need a change; with dark thoughts call for help today.',
  },
  {
    // As the renal unit of St George Hospital in Sydney advises.
    of: mayDrinkLittle,
    use: 'constipation',
    says: 'With {ground} I suggest no herb for the bowels: fiber that swells needs water you may not have, and others bring potassium or magnesium or take salts away. Drink no more than you are allowed, and ask your team this week: they have laxatives that fit. A hard or sore belly, vomiting or blood needs help today.',
  },
  {
    of: isCirrhotic,
    use: 'constipation',
    says: 'With cirrhosis constipation counts: what stays in the bowel can cloud the head (encephalopathy). Tell the liver team today instead of taking a herb; lactulose is the usual help. Drink no more than you are allowed. Muddled or very drowsy: get help at once.',
  },
  {
    // Reviews of sleep in cirrhosis: Bruyneel 2018, Formentin 2018.
    of: isCirrhotic,
    use: 'sleep',
    says: 'With cirrhosis new trouble with sleep, above all awake by night and sleepy by day, can be the first sign that the liver no longer clears the blood (encephalopathy). Tell the liver team before you take anything; what makes drowsy can hide or worsen it. Muddled, shaky hands or hard to wake: get help at once.',
  },
  {
    of: isCirrhotic,
    use: 'memory',
    says: 'With cirrhosis a muddled or forgetful head can come from the liver (encephalopathy) and is for the liver team today, not for a herb. Very drowsy, or not making sense: call your emergency number.',
  },
  {
    of: lives('hemochromatosis'),
    use: 'energy',
    says: 'With iron overload being tired can be the iron itself: ask the doctor for the ferritin and whether blood should be taken. No iron, no vitamin C tablets, and no multivitamin that holds either; I suggest no tonic before that.',
  },
  {
    of: isOperatedSoon,
    use: 'bruises',
    says: 'Against bruises from an operation I suggest nothing to take or rub in: vitamin E, fish oil, garlic, ginkgo and turmeric can add to bleeding, and nothing goes on the wound or near the eyes. Ask the surgeon; cooling and keeping the part up help most.',
  },
  {
    of: lives('heart-failure'),
    use: 'heart',
    says: 'With heart failure I suggest no herb for the heart. Several act on the same things as your medicines. Please ask the heart team before you take anything.',
  },
  {
    of: takes('retinoid'),
    use: 'mood',
    says: 'Low mood can come with {ground}, and it can deepen fast. Tell the prescriber today, before the next dose, and somebody near you; I name no herb for it. With dark thoughts call for help at once.',
  },
  {
    of: (person) => (isOld(person) === null ? null : takes('hypnotic', 'benzodiazepine')(person)),
    use: 'sleep',
    says: 'At this age I add no herb for sleep beside {ground}: together they can make drowsy into the next day, and a fall at night does most harm. Ask the doctor or pharmacist to go through all tablets, as some of them keep awake or send to the toilet at night; do not stop {ground} alone. Snoring with pauses, pain or low mood are worth telling.',
  },
  {
    of: takes('maoi'),
    use: 'energy',
    says: 'With {ground} (an MAOI) I suggest no tonic: ginseng, rhodiola, coffee extracts and the like can rouse too much or drive up the blood pressure. Being tired can come from the tablet, the low mood, poor sleep, iron or the thyroid. Tell the prescriber, and ask for a blood test.',
  },
  { of: lives('kidney-disease', 'dialysis', 'organ-transplant'), use: 'urinary', says: `With {ground} ${burns}` },
  { of: isMan, use: 'urinary', says: `In a man ${burns}` },
  { of: isOld, use: 'urinary', says: `At this age ${testedSoon}` },
  { of: isChild, use: 'urinary', says: `In a child ${testedSoon}` },
  { of: lives('diabetes'), use: 'urinary', says: `With {ground} ${testedSoon}` },
  { of: takes('immunosuppressant'), use: 'urinary', says: `With {ground} ${testedSoon}` },
];

/** An organ that is ill, or a complaint that a medicine may be behind, belongs in a doctor's hands: no herb is offered. */
export function seenBefore(
  person: Person,
  wanted: readonly UseKey[],
): readonly { readonly use: UseKey; readonly says: string }[] {
  const met = seenFirst.flatMap(({ of, use, says }) => {
    const ground = wanted.includes(use) ? of(person) : null;
    return ground === null ? [] : [{ use, says: says.replaceAll('{ground}', inSentence(ground)) }];
  });
  return met.filter(({ use }, place) => met.findIndex((each) => each.use === use) === place);
}

/** Tired with a grave illness, or in great age: the doctor first. */
export function tiredFirst(person: Person, wanted: readonly UseKey[]): string[] {
  const isFrail = (person.ageYears ?? 0) > frailFrom || weakening.some((condition) => hasCondition(person, condition));
  return wanted.includes('energy') && isFrail ? [seeToTiredness] : [];
}

/** A belly that stays bloated, in a woman of those years, is tested for what grows silently (NICE guideline CG122). */
export function bloatedFirst({ gender, ageYears, pregnant }: Person, wanted: readonly UseKey[]): string[] {
  const isOfAge = gender === 'female' && !pregnant && (ageYears ?? 0) >= bloatedFrom;
  return wanted.includes('bloating') && isOfAge ? [seeToBloating] : [];
}

export const bloatedFrom = 50;
const seeToBloating =
  'At this age a belly that is bloated on most days for three weeks or more, or soon full, or with more trips to pee, belongs to a doctor: a blood test (CA 125) and a scan look at the ovaries, all the sooner when ovarian or breast cancer runs in the family.';
const frailFrom = 75;
const weakening: readonly ConditionKey[] = [
  'heart-disease',
  'heart-failure',
  'arrhythmia',
  'stroke',
  'brain-bleed',
  'hypothyroidism',
  'hyperthyroidism',
  'liver-disease',
  'kidney-disease',
  'organ-transplant',
  'bipolar-disorder',
  'hiv',
  'cancer',
  'lung-cancer',
  'tuberculosis',
  'hepatitis',
  'anemia',
  'lupus',
  'multiple-sclerosis',
];
const seeToTiredness =
  'Tiredness here belongs to the doctor first: the blood count, the thyroid, the heart, the illness itself or a medicine can be behind it.';
