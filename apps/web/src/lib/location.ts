import { createContext, useContext } from 'react';

/** The current address, as the router sees it. */
export interface RouteLocation {
  readonly pathname: string;
  readonly searchStr: string;
  readonly hash: string;
  readonly href: string;
  /** Number of navigations so far. A page that only replaces its own query does not count. */
  readonly visit: number;
  /** State passed by the previous page. */
  readonly state: Readonly<Record<string, unknown>>;
}

const listeners = new Set<() => void>();
let visit = 0;

/** Navigation within the app. The landing page is not part of it and is loaded as a document. */
export const pageHistory = {
  push: (href: string, state?: RouteLocation['state']) => go('pushState', href, state),
  replace: (href: string, state?: RouteLocation['state']) => go('replaceState', href, state),
};

/** Location and parameters of the screen on display; while the next one loads, still those of the present one. */
export const LocationContext = createContext<{
  readonly place: RouteLocation;
  readonly params: Readonly<Record<string, string>>;
} | null>(null);

export function useLocation(): RouteLocation {
  return useContext(LocationContext)?.place ?? readLocation();
}

/** The `:name` parts of the path. */
export function useParams(): Readonly<Record<string, string>> {
  return useContext(LocationContext)?.params ?? {};
}

/** Calls back after every navigation, by the app or by the browser's buttons. */
export function onLocationChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

export function readLocation(): RouteLocation {
  const { pathname, search, hash } = location;
  const state: unknown = history.state;
  return {
    pathname,
    searchStr: search,
    hash: hash.slice(1),
    href: `${pathname}${search}${hash}`,
    visit,
    state: typeof state === 'object' && state !== null ? { ...state } : {},
  };
}

/** The `:name` parts of a path as a pattern has them; null when the path does not fit. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = partsOf(pattern);
  const given = partsOf(path);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const value = given[place] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function go(way: 'pushState' | 'replaceState', href: string, state: RouteLocation['state'] = {}): void {
  if (new URL(href, location.href).pathname === '/') {
    location.assign(href);
    return;
  }
  const before = readLocation();
  const isSame = href === before.href;
  if (way === 'pushState' && pageOf(href) !== pageOf(before.href)) visit += 1;
  history[isSame ? 'replaceState' : way](state, '', href);
  for (const listener of listeners) listener();
}

function pageOf(href: string): string {
  const { pathname, search } = new URL(href, location.href);
  return `${pathname}${search}`;
}
