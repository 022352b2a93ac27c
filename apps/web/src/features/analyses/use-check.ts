import { checkSafety, type ReplyOf } from '@herbie/contract';
import { forbids } from '@herbie/domain/severity-words';
import { useQuery } from '@tanstack/react-query';
import { neverKept } from '../../lib/query-client.ts';
import { send } from '../../lib/send.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { sortFindings } from './findings-of-label.ts';

const settleMs = 500;

export interface Checked {
  /** Null while there is nothing to tell: still checking, or it failed. */
  readonly check: ReplyOf<typeof checkSafety> | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

interface ToCheck {
  readonly items: readonly string[];
  readonly amounts: readonly { readonly item: string; readonly told: string }[];
  readonly profileId: number | null;
}

/** Checks the names and amounts against a profile, anew after every change. Never shows findings of an older list. */
export function useCheck({ items, amounts, profileId }: ToCheck): Checked {
  const wanted = JSON.stringify([profileId, items, amounts]);
  const settled = useSettled(wanted, settleMs);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['label check', settled],
    queryFn: ({ signal }) =>
      send(checkSafety, {
        body: { items: [...items], amounts: [...amounts], ...(profileId === null ? {} : { profileId }) },
        signal,
      }),
    enabled: items.length > 0 && settled === wanted,
    ...neverKept,
  });
  const isCurrent = settled === wanted && !isFetching;
  return {
    check: isCurrent ? (data ?? null) : null,
    hasFailed: isCurrent && isError,
    retry: () => void refetch(),
  };
}

/** Whether a shop link would be wrong beside these findings; what other things do to each other is no word against this one. */
export function speaksAgainst(check: ReplyOf<typeof checkSafety>): boolean {
  return sortFindings(check).ofLabel.some(({ severity }) => forbids(severity));
}
