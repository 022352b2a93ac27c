import { findMedicineProfile } from '../../../medicines/catalogue.ts';
import type { Person } from '../../../safety/person/person.ts';
import type { Mention } from '../../../resolve/mention.ts';

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

/** What is asked about, each read as what it is to this person. */
export function askedAbout(
  mentions: readonly Mention[],
  question: string,
  taken: Person['medicines'],
): readonly Mention[] {
  const own = mentions
    .filter(({ allergy }) => !allergy)
    .map(asHerb)
    .map((mention) => (isBesideAnother(mention, mentions) ? asOwnMedicine(mention, question, taken) : mention));
  return withoutNamedClasses(own, taken);
}

/** "My iron tablet and my thyroid pill": with no herb beside it, the iron is what is checked. */
function isBesideAnother({ id }: Mention, mentions: readonly Mention[]): boolean {
  return mentions.some((each) => each.kind === 'herb' && each.id !== id);
}

/** "My iron tablet" is the ferrous fumarate of the profile, and none on top of it. */
function asOwnMedicine(mention: Mention, question: string, medicines: Person['medicines']): Mention {
  const isOwn = ownTablets.test(question.slice(0, mention.start));
  const own = medicines.find(({ id }) => saltsOf[mention.id]?.includes(id) === true);
  return mention.kind === 'herb' && isOwn && own !== undefined
    ? { ...mention, kind: 'medicine', id: own.id, name: own.name }
    : mention;
}

const ownTablets = /\b(?:my|the|prescribed) (?:daily |prescribed |usual )*$/i;
/** Medicines that are a nutrient in its own right. */
const saltsOf: Readonly<Record<string, readonly string[]>> = {
  iron: ['ferrous-sulfate'],
};

/** "Caffeine pills" are bought as a supplement: what is asked of is checked as one. */
function asHerb(mention: Mention): Mention {
  return mention.kind === 'medicine' && mention.id === 'caffeine' ? { ...mention, kind: 'herb' } : mention;
}
