import { isUnderage } from '../../../safety/person/age-group.ts';
import type { Person } from '../../../safety/person/person.ts';
import type { AdvisorRequest } from '../../answer.ts';
import { isAdultRelation, relationNamed } from './relations.ts';
import { whoseOf } from './whose.ts';

/**
 * Whom the messages under other profiles named and who cannot be the one of this profile: after "my father is constipated",
 * told with his profile, "can he have it?" of his daughter's still means him. Null where there is nobody.
 */
export function namedElsewhere({ history, person }: Pick<AdvisorRequest, 'history' | 'person'>): string | null {
  const named = history.flatMap(({ role, text, isForAnother = false }) =>
    role === 'user' && isForAnother ? (relationNamed(text) ?? []) : [],
  );
  const last = named.at(-1) ?? null;
  return last !== null && cannotBe(last, person) ? last : null;
}

/** Sex or age speak against it. */
export function cannotBe(relation: string, person: Person): boolean {
  const whose = whoseOf(relation);
  const isOfOtherSex = (whose === 'his' && person.gender === 'female') || (whose === 'her' && person.gender === 'male');
  const isOfOtherAge = person.ageYears !== null && isAdultRelation(relation) === isUnderage(person);
  return isOfOtherSex || isOfOtherAge;
}
