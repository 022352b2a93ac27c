import type { UseKey } from '../../herbs/use-keys.ts';
import type { Person } from '../../safety/person/person.ts';
import { concernsIn, usesOf } from './concerns-in.ts';
import type { Particular } from './particular.ts';

/** Macular degeneration told in the profile, once help with the eyes is asked for: particular concerns of the same use. */
export function particularsOfProfile({ unrecognised }: Person, wanted: readonly UseKey[]): readonly Particular[] {
  return unrecognised
    .flatMap((phrase) => concernsIn(phrase).particulars)
    .filter(({ herbs }) => usesOf(herbs).some((use) => wanted.includes(use)));
}
