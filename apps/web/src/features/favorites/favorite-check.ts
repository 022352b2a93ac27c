import { checkSafety, type FindingReply, limits, listProfiles, type Profile, type ReplyOf } from '@herbie/contract';
import { forbids } from '@herbie/domain/severity-words';
import { useQueries, useQuery } from '@tanstack/react-query';
import { neverKept, reading } from '../../lib/query-client.ts';
import { send } from '../../lib/send.ts';

export interface FavoriteCheck {
  /** `none` without a profile to check against. */
  readonly state: 'checking' | 'checked' | 'failed' | 'none';
  /** The profile it was; null without one. */
  readonly checkedAgainst: Profile | null;
  /** The most serious finding of each favorite, by the favorite's name. */
  readonly worst: ReadonlyMap<string, FindingReply>;
  /** Names of favorites and words of the profile that stand for nothing known. */
  readonly unrecognised: readonly string[];
}

/** What the main profile says against each favorite. */
export function useFavoriteCheck(names: readonly string[]): FavoriteCheck {
  const { data: profiles, isError } = useQuery(reading(listProfiles));
  const profileId = profiles?.[0]?.id;
  const checks = useQueries({
    queries: inParts([...new Set(names)]).map((items) => ({
      queryKey: ['favorites check', profileId, ...items],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        send(checkSafety, { body: { items, profileId: profileId ?? null }, signal }),
      enabled: profileId !== undefined,
      ...neverKept,
    })),
  });
  const worst = new Map(checks.flatMap(({ data }) => (data ? [...worstByName(data)] : [])));
  const unrecognised = [...new Set(checks.flatMap(({ data }) => data?.unrecognised ?? []))];
  const found = { checkedAgainst: profiles?.[0] ?? null, worst, unrecognised };
  if (profiles?.length === 0) return { state: 'none', ...found };
  if (isError || checks.some((check) => check.isError)) return { state: 'failed', ...found };
  return { state: checks.every(({ data }) => data !== undefined) ? 'checked' : 'checking', ...found };
}

function inParts(names: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(names.length / limits.checkedItems) }, (_, part) =>
    names.slice(part * limits.checkedItems, (part + 1) * limits.checkedItems),
  );
}

/** Findings between two favorites are left out: nobody said that both are taken. */
export function worstByName({
  findings,
  recognised,
}: Pick<ReplyOf<typeof checkSafety>, 'findings' | 'recognised'>): Map<string, FindingReply> {
  const favored = new Set(recognised.map(({ id }) => id));
  const worst = new Map<string, FindingReply>();
  for (const { input, id } of recognised) {
    const finding = findings.find(
      ({ subject, with: other }) =>
        (subject.id === id && !favored.has(other.id)) || (other.id === id && !favored.has(subject.id)),
    );
    if (finding && !worst.has(input)) worst.set(input, finding);
  }
  return worst;
}

/** Whether nothing speaks so strongly against it that a shop link would be wrong; never before that is known. */
export function mayShop({ state, worst }: FavoriteCheck, name: string): boolean {
  const severity = worst.get(name)?.severity;
  const isKnown = state === 'checked' || state === 'none';
  return isKnown && !(severity && forbids(severity));
}
