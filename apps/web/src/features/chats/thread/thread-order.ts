import type { Message } from '@herbie/contract';

type Placed = Pick<Message, 'id' | 'role' | 'profileId'> & { readonly checkedFor?: string | undefined };

/** Whom answers are for: a profile, or in the words of an answer that was asked for others ("Leo and Mia"); null is nobody. */
export type Answered = number | string | null;

/**
 * The questions before which the person changes, with the new one: the first question too, where there is more than one
 * person to confuse. A profile that is gone counts as none.
 */
export function changesOfPerson(messages: readonly Placed[], known: readonly number[]): ReadonlyMap<number, Answered> {
  const questions = messages.flatMap(({ id, role, profileId }, place) =>
    role === 'user' ? [{ id, person: messages[place + 1]?.checkedFor ?? profileAmong(profileId, known) }] : [],
  );
  const isMixed = new Set(questions.map(({ person }) => person)).size > 1;
  const changes = questions.filter(({ person }, place) =>
    place === 0 ? isMixed || known.length > 1 : person !== questions[place - 1]?.person,
  );
  return new Map(changes.map(({ id, person }) => [id, person]));
}

/** Whether a question on its way is for someone else than the last one. */
export function isForSomeoneElse(
  messages: readonly Placed[],
  profileId: number | null,
  known: readonly number[],
): boolean {
  const place = messages.findLastIndex(({ role }) => role === 'user');
  const last = messages[place];
  if (last === undefined) return known.length > 1;
  const before = messages[place + 1]?.checkedFor ?? profileAmong(last.profileId, known);
  return before !== profileAmong(profileId, known);
}

/** The messages that stay on screen while a new branch takes the place of another. */
export function beforeBranch<M extends Placed>(messages: readonly M[], replaces: number | null): readonly M[] {
  const place = replaces === null ? -1 : messages.findIndex(({ id }) => id === replaces);
  return place === -1 ? messages : messages.slice(0, place);
}

function profileAmong(profileId: number | null, known: readonly number[]): number | null {
  return profileId !== null && known.includes(profileId) ? profileId : null;
}
