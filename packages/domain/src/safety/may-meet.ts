import type { Herb } from '../herbs/herb.ts';
import type { MedicineProfile } from '../medicines/catalogue.ts';
import { kept } from '../kept.ts';
import { withComponents } from '../medicines/components.ts';
import { generalRulesOf, ownRulesOf } from './rules-of.ts';

/** What the rules on tinctures speak of, see alcohol-in-tinctures.ts. */
const notWithAlcohol = ['disulfiram', 'class:nitroimidazole'];
const medicinesMet = new WeakMap<Herb, ReadonlySet<string>>();
const herbsMet = new WeakMap<Herb, ReadonlySet<string>>();
const namesOfEach = new WeakMap<MedicineProfile, ReadonlySet<string>>();
const marksOfHerbs = new WeakMap<Herb, readonly string[]>();

/**
 * Whether any rule of a herb, in any form, names the medicine or one of its classes. Most pairs of a long cabinet have
 * none, and this pre-check is much faster than reading the rules.
 */
export function mayMeetMedicine(herb: Herb, medicine: MedicineProfile): boolean {
  const met = kept(medicinesMet, herb, namesOfMedicines);
  for (const name of namesFor(medicine)) if (met.has(name)) return true;
  return false;
}

/** Every name under which a rule may speak of a medicine: itself, what is in it, its classes, effects, traits and members. */
export function namesFor(medicine: MedicineProfile): ReadonlySet<string> {
  return kept(namesOfEach, medicine, namesOf);
}

/** The same of another herb. */
export function mayMeetHerb(herb: Herb, other: Herb): boolean {
  const met = kept(herbsMet, herb, namesOfHerbs);
  return kept(marksOfHerbs, other, marksOfHerb).some((mark) => met.has(mark));
}

function namesOfMedicines(herb: Herb): ReadonlySet<string> {
  const general = generalRulesOf(herb, 'medicine', 'any').flatMap(
    ({ meets: { classes = [], effects = [], traits = [] } }) => [
      ...classes.map((each) => `class:${each}`),
      ...effects.map((each) => `effect:${each}`),
      ...traits.map((each) => `trait:${each}`),
    ],
  );
  return new Set([...ownRulesOf(herb, 'medicine', 'any').flatMap((rule) => rule.with), ...general, ...notWithAlcohol]);
}

function namesOfHerbs(herb: Herb): ReadonlySet<string> {
  const general = generalRulesOf(herb, 'supplement', 'any').flatMap(({ meets }) => meets.effects);
  return new Set([
    ...ownRulesOf(herb, 'supplement', 'any').flatMap((rule) => rule.with),
    ...general.map((each) => `effect:${each}`),
  ]);
}

function namesOf({ id, classes, certain, effects, traits, members }: MedicineProfile): ReadonlySet<string> {
  return new Set([
    ...withComponents(id),
    ...[...classes, ...certain].map((each) => `class:${each}`),
    ...[...effects].map((each) => `effect:${each}`),
    ...[...traits].map((each) => `trait:${each}`),
    ...members,
  ]);
}

function marksOfHerb({ key, effects }: Herb): readonly string[] {
  return [key, ...effects.map(({ effect }) => `effect:${effect}`)];
}
