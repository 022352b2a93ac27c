import { kept } from '../../kept.ts';
import { lately } from '../../resolve/lately.ts';
import type { Person } from './person.ts';

/** A crowd, each in the middle of a talk. */
const maxPeople = 200;

/** The one object for all people of whom the same is known: what is kept for a person is found again at the next message. */
export function keptPerson(person: Person): Person {
  return kept(known, person, (each) => withTheSame(JSON.stringify(each)));
}

const known = new WeakMap<Person, Person>();
// safe: `keptPerson` alone writes these, and a person is nothing but data.
const withTheSame = lately((written) => JSON.parse(written) as Person, maxPeople);
