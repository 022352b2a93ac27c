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
    if (isOfTheDose(question)) return said.includes(forThePrescriber) ? null : forThePrescriber;
    const line = `One thing does not fit: you write of ${name}, but ${medicineName(medicine)} is given for ${isFor}. Please look at the leaflet or ask the pharmacy which of the two it is, and tell me; I check against both until then.`;
    return said.includes(line) ? null : line;
  }
  return null;
}

/** "Doc says my dose is a bit too high, TSH low": the tablet does too much, and the illness is what it was. */
function isOfTheDose(question: string): boolean {
  return /\b(?:dose|dosage|levothyroxine|thyroxine|synthroid|euthyrox)(?:'s|’s| is| was| are)? (?:\w+ ){0,3}(?:too (?:high|much|strong)|high|lowered|cut|reduced)\b|\bover-?(?:medicated|treated|replaced)\b/i.test(
    question,
  );
}

const forThePrescriber =
  'A dose that is too high is for the doctor to change: do not lower or stop it by yourself, go by what was agreed, and ask when the level is measured again.';

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
