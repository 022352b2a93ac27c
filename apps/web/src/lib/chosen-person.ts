import { useState } from 'react';
import { sessionStore } from './storage.ts';

const key = 'chosen-person';

/** Whom a screen is about: who was chosen last in this tab, else the first, who is the main profile. */
export function useChosenPerson<P extends { readonly id: number }>(
  people: readonly P[] | undefined,
): readonly [P | undefined, (id: number) => void] {
  const [id, setId] = useState(() => Number(sessionStore.read(key)));
  const choose = (chosen: number) => {
    sessionStore.write(key, String(chosen));
    setId(chosen);
  };
  return [people?.find((person) => person.id === id) ?? people?.[0], choose];
}
