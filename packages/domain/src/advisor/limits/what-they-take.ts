import { findMedicineProfile } from '../../medicines/catalogue.ts';
import type { MedicineClass } from '../../medicines/medicine-classes.ts';
import { readText } from '../../resolve/read.ts';
import type { Understanding } from '../reading/understanding.ts';

/** "A glass of wine with it?": what alcohol does beside a pregnancy or what the person takes. */
export function noDrinkNow({ subject: { person }, mentions, setOffBy }: Understanding): string | null {
  const named = setOffBy === null ? mentions : [...mentions, ...readText(setOffBy).mentions];
  if (!named.some(({ kind, id }) => kind === 'medicine' && id === 'alcohol')) return null;
  if (person.pregnant) return 'In pregnancy leave alcohol out: no amount of it is known to be safe.';
  return drinks.find(({ ids, classes }) => takes(person, ids, classes))?.says ?? null;
}

/** A great bruise under a blood thinner may bleed on inside. */
export function bruisedWhileThinned({ subject: { person }, question, said }: Understanding): string | null {
  const isGreat = /\bbruis/i.test(question) && greatBruise.test(question);
  return isGreat && !said.includes(bruiseFirst) && takes(person, [], ['anticoagulant', 'antiplatelet'])
    ? bruiseFirst
    : null;
}

function takes(
  { medicines }: Understanding['subject']['person'],
  ids: readonly string[],
  classes: readonly MedicineClass[],
): boolean {
  return medicines.some(
    ({ id }) =>
      ids.includes(id) ||
      classes.some((each) => id === `class:${each}` || findMedicineProfile(id)?.classes.has(each) === true),
  );
}

const drinks: readonly {
  readonly ids: readonly string[];
  readonly classes: readonly MedicineClass[];
  readonly says: string;
}[] = [
  {
    ids: ['methotrexate'],
    classes: [],
    says: 'Methotrexate and alcohol both strain the liver. Ask the team that prescribes it whether you may drink, and how little.',
  },
  {
    ids: ['disulfiram', 'metronidazole'],
    classes: [],
    says: 'No alcohol with this medicine, nor for some days after it: together they can make you badly sick. Read the leaflet for how long.',
  },
  {
    ids: [],
    classes: ['benzodiazepine', 'opioid'],
    says: 'No alcohol with this medicine: together they can make you very drowsy and slow the breathing.',
  },
];

const greatBruise =
  /\b(?:plate|saucer|hand|palm|fist|orange|grapefruit|melon|dinner|huge|massive|enormous|giant|big|large|spread\w*|growing|bigger|grows|black)\b/i;
const bruiseFirst =
  'A large bruise while you take a blood thinner should be seen by a doctor or nurse today: it may still bleed inside. If it grows, swells hard, hurts badly, or you hit your head, get help at once. Do not stop the medicine before you have asked.';
