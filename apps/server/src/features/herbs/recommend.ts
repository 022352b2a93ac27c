import { emptyPerson, readPerson, recommendHerbs, usesFromText, usualUses } from '@herbie/domain';
import type { HerbReply, Profile, recommendHerbs as recommendCall, ReplyOf } from '@herbie/contract';
import { toPersonInput } from '../safety/person-of.ts';

type Recommended = ReplyOf<typeof recommendCall>;

interface Wish {
  readonly profile: Profile | null;
  readonly limit: number;
  readonly rows: ReadonlyMap<string, HerbReply>;
}

/** Herbs that fit a person's concerns, goals and interests; nothing contraindicated or major for them. */
export function recommendFor({ profile, limit, rows }: Wish): Recommended {
  const person = profile === null ? emptyPerson : readPerson(toPersonInput(profile));
  const named = usesFromText([profile?.healthConcerns, profile?.healthGoals].filter(Boolean).join('\n'));
  const picks = recommendHerbs({ person, wanted: named.length > 0 ? named : usualUses, limit, inAnyForm: true });
  return picks.flatMap(({ herb, because, findings }) => {
    const row = rows.get(herb.key);
    return row ? [{ ...row, because, findings }] : [];
  });
}
