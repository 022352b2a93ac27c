import { createContext, useContext } from 'react';

/** Where the reader is. */
export interface Place {
  readonly pathname: string;
  readonly searchStr: string;
  readonly hash: string;
  readonly href: string;
  /** Counts the pages gone to, also those that differ in their query alone; a page that only puts its query right stays. */
  readonly visit: number;
  /** What the page before handed over. */
  readonly state: Readonly<Record<string, unknown>>;
}

const listeners = new Set<() => void>();
let visit = 0;

/** The browser's own history. A page outside the app, the landing page, is loaded anew. */
export const pageHistory = {
  push: (href: string, state?: Place['state']) => go('pushState', href, state),
  replace: (href: string, state?: Place['state']) => go('replaceState', href, state),
};

/** The place and the parameters of the screen that is shown; while another loads, still those of the present one. */
export const PlaceContext = createContext<{
  readonly place: Place;
  readonly params: Readonly<Record<string, string>>;
} | null>(null);

export function useLocation(): Place {
  return useContext(PlaceContext)?.place ?? readPlace();
}

/** The `:name` parts of the path. */
export function useParams(): Readonly<Record<string, string>> {
  return useContext(PlaceContext)?.params ?? {};
}

/** Calls back after every change of place, by the app or by the browser's buttons. */
export function onPlaceChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

export function readPlace(): Place {
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

function go(way: 'pushState' | 'replaceState', href: string, state: Place['state'] = {}): void {
  if (new URL(href, location.href).pathname === '/') {
    location.assign(href);
    return;
  }
  const before = readPlace();
  const isSame = href === before.href;
  if (way === 'pushState' && pageOf(href) !== pageOf(before.href)) visit += 1;
  history[isSame ? 'replaceState' : way](state, '', href);
  for (const listener of listeners) listener();
}

function pageOf(href: string): string {
  const { pathname, search } = new URL(href, location.href);
  return `${pathname}${search}`;
}
