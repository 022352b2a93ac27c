import { findMedicineProfile } from '../../medicines/catalogue.ts';
import type { MedicineClass } from '../../medicines/medicine-classes.ts';
import { factsIn } from '../reading/person/message-facts.ts';
import type { Understanding } from '../reading/understanding.ts';
import { medicineName } from '../wording/names.ts';

/** "My thyroid is slow", from somebody on carbimazole: what is told and what is taken do not go together, and one of them may be a slip. */
export function toldAgainstMedicine({ question, subject: { person }, said }: Understanding): string | null {
  const told = new Set(factsIn(question).conditions.map(({ id }) => id));
  for (const { illness, name, taken, isFor } of opposed) {
    const medicine = person.medicines.find(({ id }) => findMedicineProfile(id)?.classes.has(taken) === true);
    if (!told.has(illness) || medicine === undefined) continue;
    const line = `One thing does not fit: you write of ${name}, but ${medicineName(medicine)} is given for ${isFor}. Please look at the leaflet or ask the pharmacy which of the two it is, and tell me; I check against both until then.`;
    return said.includes(line) ? null : line;
  }
  return null;
}

interface Opposed {
  readonly illness: string;
  readonly name: string;
  readonly taken: MedicineClass;
  readonly isFor: string;
}

const opposed: readonly Opposed[] = [
  {
    illness: 'hypothyroidism',
    name: 'a slow thyroid',
    taken: 'antithyroid',
    isFor: 'one that works too much',
  },
  {
    illness: 'hyperthyroidism',
    name: 'an overactive thyroid',
    taken: 'thyroid-hormone',
    isFor: 'one that works too little',
  },
];
