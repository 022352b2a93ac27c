import type { Message } from '@herbie/contract';

type Placed = Pick<Message, 'id' | 'role' | 'profileId'>;

/**
 * The questions before which the person changes: the first one too, where there is more than one person to confuse. A
 * profile that is gone counts as none.
 */
export function changesOfPerson(messages: readonly Placed[], known: readonly number[]): ReadonlySet<number> {
  const questions = messages
    .filter(({ role }) => role === 'user')
    .map(({ id, profileId }) => ({ id, person: personOf(profileId, known) }));
  const isMixed = new Set(questions.map(({ person }) => person)).size > 1;
  const changes = questions.filter(({ person }, place) =>
    place === 0 ? isMixed || known.length > 1 : person !== questions[place - 1]?.person,
  );
  return new Set(changes.map(({ id }) => id));
}

/** Whether a question on its way is for someone else than the last one. */
export function isForSomeoneElse(
  messages: readonly Placed[],
  profileId: number | null,
  known: readonly number[],
): boolean {
  const last = messages.findLast(({ role }) => role === 'user');
  if (last === undefined) return known.length > 1;
  return personOf(last.profileId, known) !== personOf(profileId, known);
}

/** The messages that stay on screen while a new branch takes the place of another. */
export function beforeBranch<M extends Placed>(messages: readonly M[], replaces: number | null): readonly M[] {
  const place = replaces === null ? -1 : messages.findIndex(({ id }) => id === replaces);
  return place === -1 ? messages : messages.slice(0, place);
}

function personOf(profileId: number | null, known: readonly number[]): number | null {
  return profileId !== null && known.includes(profileId) ? profileId : null;
}
