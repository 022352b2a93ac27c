import type { Call, ReplyOf } from '@herbie/contract';
import { onlineManager, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import { reportFailure } from './report-failure.ts';
import { pathOf, send, type Sending, UnreachableError } from './send.ts';

/** A list reads its pages as queries of their own: what fails there is told of once. */
let told: unknown;

const keptMs = 24 * 60 * 60 * 1000;

/**
 * Cached data never goes stale by itself; every mutation names what to refresh. No retries, no polling. Calls are also made
 * without a network: the device answers some of them itself, and the others fail at once.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey: [key] }) => {
      // Behind the question mark may stand what somebody looked for.
      if (error !== told) reportFailure(`not read: ${String(key).split('?')[0]}`, error);
      told = error;
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: keptMs,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      // Only failed queries are repeated when the connection is back.
      refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
      retry: false,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// By default it assumes a network at the start, and would then miss the network's return.
onlineManager.setOnline(navigator.onLine);

/** Query options of one call, keyed by its address. Cached data is kept while the server cannot be reached. */
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

/** For what is checked against a person: it rests on what other pages change, so that an old answer would be a wrong one. */
export const neverKept = { staleTime: 0, gcTime: 0 } as const;

/** Invalidates every query whose address begins with one of these. */
export async function refresh(...starts: readonly string[]): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [key] }) =>
      typeof key === 'string' &&
      starts.some(
        (start) => key === start || key.startsWith(`${start}?`) || (start.endsWith('/') && key.startsWith(start)),
      ),
  });
}
