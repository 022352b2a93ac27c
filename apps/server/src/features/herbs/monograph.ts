import { describeHerb, findHerb, type Person } from '@herbie/domain';
import type { getMonograph, HerbReply, Profile, ReplyOf } from '@herbie/contract';

interface Shown {
  readonly row: HerbReply;
  readonly profile: Profile | null;
  readonly person: Person | null;
}

/** Everything the herb page shows, with what concerns the chosen person. */
export function toMonograph({ row, profile, person }: Shown): ReplyOf<typeof getMonograph> | null {
  const herb = findHerb(row.key);
  if (!herb) return null;
  return { herb: row, ...describeHerb(herb, person), profileId: profile?.id ?? null };
}
