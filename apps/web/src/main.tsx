import './styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { AuthProvider } from './features/auth/auth-provider.tsx';
import { type Opened, openScreen, Router } from './app/router.tsx';
import { loadFonts } from './lib/fonts.ts';
import { queryClient } from './lib/query-client.ts';
import { reportFailure } from './lib/report-failure.ts';
import { nextPaint } from './lib/next-paint.ts';
import { setBeforeAsking, setOfflineFallback } from './lib/send.ts';
import { whenSettled } from './lib/when-settled.ts';

// The first screen may already start without a network, before the offline code has been loaded.
setOfflineFallback(async (call, sending, error) => {
  const offline = await import('./lib/offline/answer-offline.ts').catch(() => null);
  if (!offline) throw error;
  return offline.answerOffline(call, sending, error);
});

/** As long as the first screen may be on its way, what it reads besides comes after what it shows. */
const firstScreenMs = 10_000;
setBeforeAsking(() => (performance.now() < firstScreenMs ? nextPaint() : undefined));

const root = document.getElementById('root');
if (root) void openScreen().then((first) => show(createRoot(root), first));

/** The screen's code is loaded, so the first render is complete; as a transition it stays interruptible by input. */
function show(root: ReturnType<typeof createRoot>, first: Opened): void {
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <AuthProvider>
            <Router first={first} />
            <DeferredWork />
          </AuthProvider>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

/** Loads what the first screen does not need, after it. */
function DeferredWork() {
  useEffect(() => whenSettled(startDeferredWork), []);
  return null;
}

function startDeferredWork(): void {
  loadFonts();
  import('./lib/offline/start.ts').then(
    ({ startOffline }) => startOffline(),
    (error: unknown) => reportFailure('offline use not started', error),
  );
}
