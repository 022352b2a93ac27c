import type { Person } from '../../../safety/person/person.ts';
import type { AdvisorRequest } from '../../answer.ts';
import type { HouseholdMember } from './member.ts';
import type { Meant } from './who-is-meant.ts';

/**
 * The request for those who are meant, the first with the others beside it. `personOf` tells what is known of a profile;
 * `chosen` is the one the question was asked under, `household` all profiles that a letter may tell of. Throws where nobody is meant.
 */
export function requestFor<M extends HouseholdMember>(
  meant: readonly Meant<M>[],
  {
    chosen,
    household = [],
    personOf,
  }: { readonly chosen: M; readonly household?: readonly M[]; readonly personOf: (profile: M) => Person },
): AdvisorRequest {
  const [first, ...besides] = meant.map(({ profile, question, history }) => ({
    question,
    history,
    person: personOf(profile),
    profileName: profile.name,
    isOfMember: profile !== chosen,
    isOneOfSeveral: meant.length > 1,
    ...(profile === chosen ? {} : { chosen: { person: personOf(chosen), profileName: chosen.name } }),
  }));
  if (first === undefined) throw new Error('a question is asked for somebody');
  const others = household.filter((each) => each !== chosen).map((each) => ({ ...each, person: personOf(each) }));
  return { ...first, besides, ...(others.length > 0 ? { household: others } : {}) };
}
