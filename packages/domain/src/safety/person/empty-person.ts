import type { Person } from './person.ts';

/** Nobody told anything: what `readPerson` makes of no words, written out because reading them takes long when nothing was read before. */
export const emptyPerson: Person = {
  ageYears: null,
  ageGroup: null,
  isAgeGuessed: false,
  gender: null,
  pregnant: false,
  breastfeeding: false,
  tryingToConceive: false,
  surgeryPlanned: null,
  drinksAlcohol: false,
  saysNoMedicines: false,
  saysNotPregnant: false,
  medicines: [],
  herbs: [],
  conditions: [],
  allergens: [],
  unrecognised: [],
  takesUnknown: false,
  intakes: [],
};

/** Nobody in particular: what speaks against a herb for this one speaks against it for most. */
export const anyAdult: Person = { ...emptyPerson, ageYears: 30, ageGroup: 'adult' };
