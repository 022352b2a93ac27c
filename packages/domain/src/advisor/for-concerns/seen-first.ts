import type { UseKey } from '../../herbs/use-keys.ts';
import { type Ground, lives, takes } from '../../safety/red-flags/known-dangers/known-danger.ts';
import { inSentence } from '../wording/names.ts';
import type { Person } from '../../safety/person/person.ts';

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
    says: 'With bipolar disorder I suggest nothing to lift the mood: it can tip into a high. Tell whoever treats you now, as the medicine may need a change; with dark thoughts call for help today.',
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
    of: (person) => (isOld(person) === null ? null : takes('hypnotic')(person)),
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
