import type { Call, ReplyOf } from '@herbie/contract';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import { pathOf, send, type Sending } from './send.ts';

/** Cached data never goes stale by itself; every change says what it refreshes. No retries, no polling. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
    },
    mutations: { retry: false },
  },
});

/** A read of one call. Its key is its address. */
export function reading<C extends Call>(call: C, sending: Sending<C> = {}) {
  return queryOptions<ReplyOf<C>>({
    queryKey: [pathOf(call, sending)],
    queryFn: ({ signal }) => send(call, { ...sending, signal }),
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
