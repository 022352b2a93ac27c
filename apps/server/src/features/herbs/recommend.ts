import {
  type Person,
  recommendHerbs,
  type Suggestion,
  unfitForUses,
  type UseKey,
  usesFromText,
  usualUses,
} from '@herbie/domain';
import type { HerbReply, Profile, recommendHerbs as recommendCall, ReplyOf } from '@herbie/contract';

type Recommended = ReplyOf<typeof recommendCall>;

interface Wish {
  readonly person: Person;
  readonly profile: Profile | null;
  readonly limit: number;
  readonly rows: ReadonlyMap<string, HerbReply>;
}

/**
 * Herbs that fit a person's concerns, goals and interests; nothing contraindicated or major for them, nothing they take
 * already, and nothing that nobody would begin with: no iron without a lack of it, no coffee for a heart that skips.
 */
export function recommendFor({ person, profile, limit, rows }: Wish): Recommended {
  const named = usesFromText([profile?.healthConcerns, profile?.healthGoals].filter(Boolean).join('\n'));
  const fitting = named.length > 0 ? fittingFor(person, named, limit) : [];
  const picks = fitting.length > 0 ? fitting : fittingFor(person, usualUses, limit);
  return picks.flatMap(({ herb, because, findings }) => {
    const row = rows.get(herb.key);
    return row ? [{ ...row, because, findings }] : [];
  });
}

function fittingFor(person: Person, wanted: readonly UseKey[], limit: number): readonly Suggestion[] {
  const taken = [...person.herbs, ...person.medicines].map(({ id }) => id);
  const excludeKeys = [...taken, ...unfitForUses(person, wanted)];
  return recommendHerbs({ person, wanted, excludeKeys, limit, inAnyForm: true });
}
