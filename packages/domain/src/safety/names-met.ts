import { kindsOf } from '../conditions/conditions.ts';
import type { Herb } from '../herbs/herb.ts';
import { kept } from '../kept.ts';
import type { MedicineProfile } from '../medicines/catalogue.ts';
import { withComponents } from '../medicines/components.ts';
import type { GeneralRule } from './general-rule.ts';

/** Names by which rules speak of medicines, conditions and herbs, each a number: looking one up takes no reading of letters. */
export interface NumberedNames {
  readonly numbers: readonly number[];
  /** The same numbers, each as a bit. */
  readonly bits: Uint32Array;
}

/** Whether any of these is among those names. */
export function areNamed(numbers: readonly number[], { bits }: NumberedNames): boolean {
  for (const each of numbers) if (((bits[each >> 5] ?? 0) & (1 << (each & 31))) !== 0) return true;
  return false;
}

/** The numbers of names, the same ones each time. */
export function numbersOf(names: readonly string[]): readonly number[] {
  return names.map((name) => kept(numbersOfNames, name, () => numbersOfNames.size));
}

export function numbered(names: readonly string[]): NumberedNames {
  const numbers = numbersOf(names);
  const bits = new Uint32Array((Math.max(0, ...numbers) >> 5) + 1);
  for (const each of numbers) bits[each >> 5] = (bits[each >> 5] ?? 0) | (1 << (each & 31));
  return { numbers, bits };
}

const numbersOfNames = new Map<string, number>();

/** Every name under which a rule may speak of a medicine: itself, what is in it, its classes, effects, traits and members. */
export function namesOfMedicine(medicine: MedicineProfile): NumberedNames {
  return kept(ofMedicines, medicine, ({ id, members, ...all }) =>
    numbered([...withComponents(id), ...namesOfAll(all), ...members]),
  );
}

/** The same of another herb. */
export function namesOfHerb(other: Herb): NumberedNames {
  return kept(ofHerbs, other, ({ key, effects }) =>
    numbered([key, ...namesOfAll({ effects: effects.map(({ effect }) => effect) })]),
  );
}

/** The same of a condition, and of what it is a kind of. */
export function namesOfCondition(id: string): NumberedNames {
  return kept(ofConditions, id, () => numbered(kindsOf(id)));
}

const ofMedicines = new WeakMap<MedicineProfile, NumberedNames>();
const ofHerbs = new WeakMap<Herb, NumberedNames>();
const ofConditions = new Map<string, NumberedNames>();

/** The names under which a general rule speaks of them. */
export function namesMet(meets: GeneralRule['meets']): readonly string[] {
  if (meets.kind === 'condition') return meets.conditions;
  return meets.kind === 'medicine' || meets.kind === 'supplement' ? namesOfAll(meets) : [];
}

interface Kinds {
  readonly classes?: Iterable<string>;
  readonly effects?: Iterable<string>;
  readonly traits?: Iterable<string>;
}

function namesOfAll({ classes = [], effects = [], traits = [] }: Kinds): readonly string[] {
  return [
    ...[...classes].map((each) => `class:${each}`),
    ...[...effects].map((each) => `effect:${each}`),
    ...[...traits].map((each) => `trait:${each}`),
  ];
}
