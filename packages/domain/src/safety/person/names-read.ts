import type { Person } from './person.ts';

/** A name as typed, and the name it was read as. */
export interface NameRead {
  readonly text: string;
  readonly name: string;
}

/** How the names of a profile were read: its medicines, the herbs among them and its allergies. */
export function namesRead({ medicines, herbs, allergens }: Person): readonly NameRead[] {
  return [...medicines, ...herbs, ...allergens].map(({ text, name }) => ({ text, name }));
}
