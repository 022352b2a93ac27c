import { findMedicineProfile } from './catalogue.ts';
import type { MedicineClass } from './medicine-classes.ts';

/** Whether a medicine belongs to one of the classes, be it known by its name or told by its class ("class:insulin"). */
export function isOfClass(id: string, ...classes: readonly MedicineClass[]): boolean {
  const known = findMedicineProfile(id)?.classes;
  return classes.some((each) => id === `class:${each}` || known?.has(each) === true);
}
