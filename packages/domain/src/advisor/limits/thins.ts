import { findMedicineProfile } from '../../medicines/catalogue.ts';

/** Whether a medicine keeps blood from clotting. */
export function thins(id: string): boolean {
  const classes = findMedicineProfile(id)?.classes;
  return classes?.has('anticoagulant') === true || classes?.has('antiplatelet') === true;
}
