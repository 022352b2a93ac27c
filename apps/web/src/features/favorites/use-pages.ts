import { type Call, limits, type ReplyOf } from '@herbie/contract';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { reading } from '../../lib/query-client.ts';

export interface Paged<T> {
  readonly items: readonly T[];
  readonly isPending: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly hasMore: boolean;
  readonly more: () => void;
}

/** A bounded list, newest first, page after page, each kept under its own address. */
export function usePages<T extends { readonly id: number }, C extends Call>(
  call: C,
  itemsOf: (reply: ReplyOf<C>) => readonly T[],
): Paged<T> {
  const [befores, setBefores] = useState<readonly (number | undefined)[]>([undefined]);
  const pages = useQueries({
    queries: befores.map((before) => reading(call, { query: { limit: limits.page, before } })),
  });
  const lists = pages.map(({ data }) => (data === undefined ? [] : itemsOf(data)));
  const last = lists.at(-1) ?? [];
  const oldest = last.at(-1)?.id;
  return {
    items: lists.flat(),
    isPending: pages.some(({ isPending }) => isPending),
    hasFailed: pages.some(({ isError }) => isError),
    retry: () => {
      for (const page of pages) if (page.isError) void page.refetch();
    },
    hasMore: last.length === limits.page,
    more: () => {
      if (oldest !== undefined) setBefores([...befores, oldest]);
    },
  };
}
