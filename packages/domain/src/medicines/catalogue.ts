import type { Effect } from '../safety/effects.ts';
import { classEffects, classTraits, withParents } from './class-parents.ts';
import { allMedicines as listed } from './data/index.gen.ts';
import { type MedicineClass, medicineClasses } from './medicine-classes.ts';
import type { Medicine, MedicineTrait } from './medicine.ts';
import { withTold } from './told-effects.ts';

/** A medicine, or a class of which no member was named, as the engine meets it. */
export interface MedicineProfile {
  readonly id: string;
  readonly classes: ReadonlySet<string>;
  /** The classes it surely belongs to; of a class nobody narrowed down its kinds are left out. */
  readonly certain: ReadonlySet<string>;
  readonly effects: ReadonlySet<Effect>;
  readonly traits: ReadonlySet<MedicineTrait>;
  /** The medicines a class nobody narrowed down may mean; empty for a medicine. */
  readonly members: ReadonlySet<string>;
  readonly localOnly: boolean;
}

const allMedicines = listed.map(withTold);
const byKey = new Map(allMedicines.map((medicine) => [medicine.key, medicine]));
const profiles = new Map<string, MedicineProfile>();

/** Every medicine of the knowledge base. */
export function listMedicines(): readonly Medicine[] {
  return allMedicines;
}

/** The medicine with this key; undefined when there is none. */
export function findMedicine(key: string): Medicine | undefined {
  return byKey.get(key);
}

/** The herb key that is the same substance as a medicine, or as every member of a class ("iron tablets"). */
export function sameSubstance(id: string): string | undefined {
  if (!id.startsWith('class:')) return byKey.get(id)?.sameAs;
  const substances = new Set([...(findMedicineProfile(id)?.members ?? [])].map((key) => byKey.get(key)?.sameAs));
  const [only] = substances;
  return substances.size === 1 ? only : undefined;
}

/** The classes, effects and traits of a medicine key or of a `class:…` id; undefined for an unknown id. */
export function findMedicineProfile(id: string): MedicineProfile | undefined {
  const known = profiles.get(id);
  if (known) return known;
  const made = id.startsWith('class:') ? profileOfClass(id) : profileOfMedicine(byKey.get(id));
  if (made) profiles.set(id, made);
  return made;
}

function profileOfMedicine(medicine: Medicine | undefined): MedicineProfile | undefined {
  if (!medicine) return undefined;
  const classes = medicine.classes.flatMap(withParents);
  return {
    id: medicine.key,
    classes: new Set(classes),
    certain: new Set(classes),
    effects: new Set([...medicine.effects, ...classes.flatMap((each) => classEffects[each] ?? [])]),
    traits: new Set([...medicine.traits, ...classes.flatMap((each) => classTraits[each] ?? [])]),
    members: new Set(),
    localOnly: medicine.localOnly === true,
  };
}

/**
 * A class nobody narrowed down is taken with care: rules for what it belongs to and for its kinds both hold,
 * and it is as vulnerable as its most vulnerable member.
 */
function profileOfClass(id: string): MedicineProfile | undefined {
  const named = medicineClasses.find((each) => `class:${each}` === id);
  if (!named) return undefined;
  const kinds = medicineClasses.filter((each) => withParents(each).includes(named));
  const certain = withParents(named);
  const classes: MedicineClass[] = [...certain, ...kinds];
  const members = allMedicines.filter((medicine) => medicine.classes.some((each) => kinds.includes(each)));
  return {
    id,
    classes: new Set(classes),
    certain: new Set(certain),
    effects: new Set(classes.flatMap((each) => classEffects[each] ?? [])),
    traits: new Set([
      ...classes.flatMap((each) => classTraits[each] ?? []),
      ...members.flatMap(({ traits }) => traits),
    ]),
    members: new Set(members.map(({ key }) => key)),
    localOnly: false,
  };
}
