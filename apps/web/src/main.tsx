import './styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AuthProvider } from './features/accounts/auth.tsx';
import { Router } from './app/router.tsx';
import { queryClient } from './lib/query-client.ts';
import { reportFailure } from './lib/report-failure.ts';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AuthProvider>
          <Router />
        </AuthProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}

// After the first paint: nothing on screen waits for it.
addEventListener('load', () => {
  import('./lib/offline/start.ts').then(
    ({ startOffline }) => startOffline(),
    (error: unknown) => reportFailure('offline use not started', error),
  );
});
