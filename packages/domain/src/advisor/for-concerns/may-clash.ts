import type { Person } from '../../safety/person/person.ts';

/** From this age on a body is taken for frail. */
export const frailFrom = 75;

/** Known for clashes with medicines: not offered before it is known which are taken. */
const clashing = [
  'st-johns-wort',
  '5-htp',
  'same',
  'kava',
  'yohimbe',
  'l-tryptophan',
  'ginkgo',
  'goldenseal',
  'licorice',
];

/** They act on clotting, and at a great age a blood thinner is common. */
const clashingWhenFrail = [
  'turmeric',
  'boswellia',
  'glucosamine',
  'chondroitin',
  'devils-claw',
  'willow-bark',
  'garlic',
];

/** What clashes with many medicines, as long as nobody knows which are taken. */
export function clashingFor(person: Person): readonly string[] {
  if (areMedicinesKnown(person)) return [];
  return (person.ageYears ?? 0) >= frailFrom ? [...clashing, ...clashingWhenFrail] : clashing;
}

/** Clashes with many medicines, and nobody knows yet which are taken. */
export function mayClash(key: string, person: Person): boolean {
  return clashingFor(person).includes(key);
}

function areMedicinesKnown(person: Person): boolean {
  return person.medicines.length > 0 || person.saysNoMedicines;
}
