import './styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { AuthProvider } from './features/accounts/auth.tsx';
import { type Opened, openPlace, Router } from './app/router.tsx';
import { bringFonts } from './lib/fonts.ts';
import { queryClient } from './lib/query-client.ts';
import { reportFailure } from './lib/report-failure.ts';
import { whenSettled } from './lib/when-settled.ts';

const root = document.getElementById('root');
if (root) void openPlace().then((first) => show(createRoot(root), first));

/** With the screen's code at hand there is one first picture, drawn in slices that let taps and scrolling through. */
function show(root: ReturnType<typeof createRoot>, first: Opened): void {
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <AuthProvider>
            <Router first={first} />
            <AndThen />
          </AuthProvider>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

/** After the first screen, which waits for none of it. */
function AndThen() {
  useEffect(() => whenSettled(bringTheRest), []);
  return null;
}

function bringTheRest(): void {
  bringFonts();
  import('./lib/offline/start.ts').then(
    ({ startOffline }) => startOffline(),
    (error: unknown) => reportFailure('offline use not started', error),
  );
}
