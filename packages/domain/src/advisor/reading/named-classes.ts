import { findMedicineProfile } from '../../medicines/catalogue.ts';
import type { Mention } from '../../resolve/mention.ts';

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

/** "Caffeine pills" are bought as a supplement: what is asked of is checked as one. */
export function asHerb(mention: Mention): Mention {
  return mention.kind === 'medicine' && mention.id === 'caffeine' ? { ...mention, kind: 'herb' } : mention;
}
