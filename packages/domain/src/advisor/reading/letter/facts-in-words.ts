import type { Person } from '../../../safety/person/person.ts';
import { inSentence, medicineName } from '../../wording/names.ts';

/** What is known of somebody, in a few words: "71", "nursing", "warfarin", "epilepsy", "allergic to peanut". */
export function factsInWords(person: Person): readonly string[] {
  const { ageYears, isAgeGuessed, pregnant, breastfeeding, tryingToConceive, surgeryPlanned } = person;
  const isTold = ageYears !== null && !isAgeGuessed;
  const facts = [
    ...(isTold ? [ageYears < 1 ? 'under one year' : String(Math.floor(ageYears))] : []),
    ...(pregnant ? ['pregnant'] : []),
    ...(breastfeeding ? ['nursing'] : []),
    ...(tryingToConceive ? ['trying to conceive'] : []),
    ...(surgeryPlanned === null ? [] : ['an operation planned']),
    ...person.medicines.map(medicineName),
    ...person.conditions
      .filter(
        ({ id, text }) => id !== 'trying-to-conceive' && !isOfMedicine(text, person.medicines) && !whoTreats.test(text),
      )
      .map(({ text, name }) => (text.length > longest ? inSentence(name) : text.toLowerCase())),
    ...person.allergens.map(({ text }) => `allergic to ${text.toLowerCase()}`),
  ];
  return [...new Set(facts)];
}

/** An illness that only its medicine tells of: "Biktarvy". */
function isOfMedicine(text: string, medicines: Person['medicines']): boolean {
  return medicines.some((each) => each.text.toLowerCase() === text.toLowerCase());
}

const whoTreats = /\b\w+(?:ologist|iatrist)$/i;
const longest = 30;
