import type { Call, ReplyOf } from '@herbie/contract';
import { onlineManager, QueryClient, queryOptions } from '@tanstack/react-query';
import { pathOf, send, type Sending, UnreachableError } from './send.ts';

const keptMs = 24 * 60 * 60 * 1000;

/**
 * Cached data never goes stale by itself; every change says what it refreshes. No retries, no polling. Without a network
 * calls are made all the same: some of them this device answers by itself, and the others fail at once.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: keptMs,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      // What could not be read is read when there is a connection again; nothing else is.
      refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
      retry: false,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// Left alone it takes a start without a network for one with, and misses the network's return.
onlineManager.setOnline(navigator.onLine);

/** A read of one call. Its key is its address. What was read before stands while the server cannot be reached. */
export function reading<C extends Call>(call: C, sending: Sending<C> = {}) {
  const queryKey = [pathOf(call, sending)];
  return queryOptions<ReplyOf<C>>({
    queryKey,
    queryFn: async ({ signal }) => {
      try {
        return await send(call, { ...sending, signal });
      } catch (error) {
        const before = queryClient.getQueryData<ReplyOf<C>>(queryKey);
        if (before === undefined || !(error instanceof UnreachableError)) throw error;
        return before;
      }
    },
  });
}

/** Refreshes every read whose address begins with one of these. */
export async function refresh(...starts: readonly string[]): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [key] }) =>
      typeof key === 'string' &&
      starts.some(
        (start) => key === start || key.startsWith(`${start}?`) || (start.endsWith('/') && key.startsWith(start)),
      ),
  });
}
