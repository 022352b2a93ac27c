import { type Call, limits, type ReplyOf } from '@herbie/contract';
import { queryOptions } from '@tanstack/react-query';
import { queryClient, reading } from './query-client.ts';
import { pathOf } from './send.ts';

/** A whole list, newest first, for what has to know whether something is in it. Its pages are kept as they are elsewhere. */
export function everyPage<T extends { readonly id: number }, C extends Call>(
  call: C,
  itemsOf: (reply: ReplyOf<C>) => readonly T[],
) {
  const readBefore = async (before: number | undefined): Promise<readonly T[]> => {
    const page = itemsOf(await queryClient.fetchQuery(reading(call, { query: { limit: limits.page, before } })));
    const oldest = page.at(-1);
    return oldest && page.length === limits.page ? [...page, ...(await readBefore(oldest.id))] : page;
  };
  return queryOptions({ queryKey: [`${pathOf(call)}?every`], queryFn: () => readBefore(undefined) });
}
