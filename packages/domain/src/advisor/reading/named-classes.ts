import { findMedicineProfile } from '../../medicines/catalogue.ts';

/** "My antidepressant" is the sertraline of the profile: a class says nothing more once a member of it is known. */
export function withoutNamedClasses<T extends { readonly id: string }>(
  named: readonly T[],
  known: readonly { readonly id: string }[],
): readonly T[] {
  const classes = known.flatMap(({ id }) =>
    id.startsWith('class:') ? [] : [...(findMedicineProfile(id)?.classes ?? [])],
  );
  return named.filter(({ id }) => !classes.some((each) => id === `class:${each}`));
}
