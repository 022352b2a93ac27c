import { limits, listChats, type Chat } from '@herbie/contract';
import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { queryClient, reading } from '../../../lib/query-client.ts';
import { pathOf, send, UnreachableError } from '../../../lib/send.ts';

/**
 * Conversations page by page, the newest first; with words to look for, those that hold them. The pinned ones are there
 * from the first page on.
 */
export function useConversations(sought: string) {
  const pages = useConversationPages(sought);
  const { data: pinned } = useQuery({
    ...reading(listChats, { query: { pinned: 'true', limit: limits.page } }),
    enabled: pages.hasNextPage && sought === '',
  });
  const present = new Set(pages.data?.map(({ id }) => id));
  const others = sought === '' ? (pinned ?? []).filter(({ id }) => !present.has(id)) : [];
  return { ...pages, data: pages.data === undefined ? undefined : [...others, ...pages.data] };
}

function useConversationPages(sought: string) {
  const query = { q: sought === '' ? undefined : sought, limit: limits.page };
  const queryKey = [pathOf(listChats, { query })];
  return useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam: before, signal }) => {
      try {
        return await send(listChats, { query: { ...query, before }, signal });
      } catch (error) {
        const page = error instanceof UnreachableError ? readBefore(queryKey, before) : undefined;
        if (page === undefined) throw error;
        return page;
      }
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < limits.page ? undefined : page.at(-1)?.id),
    placeholderData: (previous) => previous,
    select: ({ pages }) => pages.flat(),
  });
}

/** What was read before stands while the server cannot be reached. */
function readBefore(queryKey: readonly string[], before: number | undefined): Chat[] | undefined {
  const read = queryClient.getQueryData<InfiniteData<Chat[], number | undefined>>(queryKey);
  return read?.pages[read.pageParams.indexOf(before)];
}
