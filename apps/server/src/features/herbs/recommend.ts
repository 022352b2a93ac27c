import { type Person, recommendHerbs, usesFromText, usualUses } from '@herbie/domain';
import type { HerbReply, Profile, recommendHerbs as recommendCall, ReplyOf } from '@herbie/contract';

type Recommended = ReplyOf<typeof recommendCall>;

interface Wish {
  readonly person: Person;
  readonly profile: Profile | null;
  readonly limit: number;
  readonly rows: ReadonlyMap<string, HerbReply>;
}

/**
 * Herbs that fit a person's concerns, goals and interests; nothing contraindicated or major for them, and nothing they take
 * already.
 */
export function recommendFor({ person, profile, limit, rows }: Wish): Recommended {
  const named = usesFromText([profile?.healthConcerns, profile?.healthGoals].filter(Boolean).join('\n'));
  const picks = recommendHerbs({
    person,
    wanted: named.length > 0 ? named : usualUses,
    excludeKeys: [...person.herbs, ...person.medicines].map(({ id }) => id),
    limit,
    inAnyForm: true,
  });
  return picks.flatMap(({ herb, because, findings }) => {
    const row = rows.get(herb.key);
    return row ? [{ ...row, because, findings }] : [];
  });
}
