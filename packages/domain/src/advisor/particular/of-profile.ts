import type { UseKey } from '../../herbs/use-keys.ts';
import type { Person } from '../../safety/person/person.ts';
import { concernsIn, usesOf } from './concerns-in.ts';
import type { Particular } from './particular.ts';

/** Macular degeneration told in the profile, once help with the eyes is asked for: particular concerns of the same use. */
export function particularsOfProfile(
  { unrecognised, conditions }: Person,
  wanted: readonly UseKey[],
): readonly Particular[] {
  const narrow = conditions.flatMap(({ id, name }) => (narrower.includes(id) ? [name] : []));
  return [...unrecognised, ...narrow]
    .flatMap((phrase) => concernsIn(phrase).particulars)
    .filter(({ herbs }) => usesOf(herbs).some((use) => wanted.includes(use)));
}

/** Illnesses that are a part of what help is asked for: cranberry is for infections, not for a bladder that cannot wait. */
const narrower: readonly string[] = ['overactive-bladder'];
