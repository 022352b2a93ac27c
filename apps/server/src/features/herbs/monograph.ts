import { describeHerb, findHerb, readPerson } from '@herbie/domain';
import type { getMonograph, HerbReply, Profile, ReplyOf } from '@herbie/contract';
import { toPersonInput } from '../safety/person-of.ts';

interface Shown {
  readonly row: HerbReply;
  readonly profile: Profile | null;
}

/** Everything the herb page shows, with what concerns the chosen person. */
export function toMonograph({ row, profile }: Shown): ReplyOf<typeof getMonograph> | null {
  const herb = findHerb(row.key);
  if (!herb) return null;
  const person = profile === null ? null : readPerson(toPersonInput(profile));
  return { herb: row, ...describeHerb(herb, person), profileId: profile?.id ?? null };
}
