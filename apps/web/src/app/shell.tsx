import type { ReactNode } from 'react';
import { useLocation } from '../lib/location.ts';
import { LazyPart } from '../ui/lazy-part.tsx';
import { Toaster } from '../ui/toast.tsx';
import { Banners } from './banners.tsx';
import { NavBar } from './nav-bar.tsx';
import { PageRules } from './page-rules.tsx';

const loadShortcuts = async () => (await import('./shortcuts.tsx')).Shortcuts;
const loadOfflineBar = async () => (await import('./offline-bar.tsx')).OfflineBar;

/** The frame around every page. */
export function Shell({ isLoading, children }: { isLoading: boolean; children: ReactNode }) {
  const fillsScreen = useLocation().pathname.startsWith('/chat');
  return (
    <div className={fillsScreen ? 'flex h-dvh flex-col' : 'flex min-h-dvh flex-col'}>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-full focus:bg-leaf focus:px-4 focus:py-2 focus:text-on-leaf"
      >
        Skip to content
      </a>
      <PageRules />
      {isLoading ? (
        <p role="status" className="loading-line fixed inset-x-0 top-0 z-50 h-1 bg-leaf">
          <span className="sr-only">Loading</span>
        </p>
      ) : null}
      <NavBar isWide={fillsScreen} />
      <LazyPart load={loadOfflineBar} />
      <main id="main" className="flex min-h-0 grow flex-col">
        {children}
      </main>
      <Banners />
      <Toaster />
      <LazyPart load={loadShortcuts} />
    </div>
  );
}
