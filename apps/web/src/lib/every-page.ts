import type { Call, ReplyOf } from '@herbie/contract';
import { queryOptions } from '@tanstack/react-query';
import { queryClient, reading } from './query-client.ts';
import { pathOf } from './send.ts';

/** The most that one page of a list holds. */
export const pageSize = 100;

/** A whole list, newest first, for what has to know whether something is in it. Its pages are kept as they are elsewhere. */
export function everyPage<T extends { readonly id: number }, C extends Call>(
  call: C,
  itemsOf: (reply: ReplyOf<C>) => readonly T[],
) {
  const readBefore = async (before: number | undefined): Promise<readonly T[]> => {
    const page = itemsOf(await queryClient.fetchQuery(reading(call, { query: { limit: pageSize, before } })));
    const oldest = page.at(-1);
    return oldest && page.length === pageSize ? [...page, ...(await readBefore(oldest.id))] : page;
  };
  return queryOptions({ queryKey: [`${pathOf(call)}?every`], queryFn: () => readBefore(undefined) });
}
