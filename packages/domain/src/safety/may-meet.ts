import type { Herb } from '../herbs/herb.ts';
import { kept } from '../kept.ts';
import type { MedicineProfile } from '../medicines/catalogue.ts';
import { areNamed, namesMet, namesOfHerb, namesOfMedicine, numbered, type NumberedNames } from './names-met.ts';
import { generalRulesOf, ownRulesOf } from './rules-of.ts';

/** What the rules on tinctures speak of, see alcohol-in-tinctures.ts. */
const notWithAlcohol = ['disulfiram', 'class:nitroimidazole'];
const medicinesMet = new WeakMap<Herb, NumberedNames>();
const herbsMet = new WeakMap<Herb, NumberedNames>();

/**
 * Tells whether any rule of a herb, in any form, names a medicine or one of its classes. Nine in ten pairs of a long cabinet
 * have none, and this costs far less than to look for the rules.
 */
export function mayMeetMedicine(herb: Herb): (medicine: MedicineProfile) => boolean {
  const met = kept(medicinesMet, herb, () => numbered([...namesIn(herb, 'medicine'), ...notWithAlcohol]));
  return (medicine) => areNamed(namesOfMedicine(medicine).numbers, met);
}

/** The same of other herbs. */
export function mayMeetHerb(herb: Herb): (other: Herb) => boolean {
  const met = kept(herbsMet, herb, () => numbered(namesIn(herb, 'supplement')));
  return (other) => areNamed(namesOfHerb(other).numbers, met);
}

function namesIn(herb: Herb, kind: 'medicine' | 'supplement'): readonly string[] {
  return [
    ...ownRulesOf(herb, kind, 'any').flatMap((rule) => rule.with),
    ...generalRulesOf(herb, kind, 'any').flatMap(({ meets }) => namesMet(meets)),
  ];
}
