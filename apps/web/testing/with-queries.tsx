import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { PropsWithChildren, ReactElement } from 'react';
import { queryClient } from '../src/lib/query-client.ts';

/** Around what reads from the server, as the app puts it. */
export function WithQueries({ children }: PropsWithChildren) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

export function renderWithQueries(shown: ReactElement) {
  return render(shown, { wrapper: WithQueries });
}
