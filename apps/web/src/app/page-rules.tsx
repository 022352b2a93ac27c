import { useEffect } from 'react';
import { useLocation } from '../lib/location.ts';

const retriesMs = [10, 100, 300];
/** A page that is new or waits for its data has its heading later. */
const focusTriesMs = [60, 150, 300, 600, 1200, 2500, 5000];
const titles: readonly (readonly [RegExp, string])[] = [
  [/^\/login/, 'Log in'],
  [/^\/register/, 'Create your account'],
  [/^\/forgot-password/, 'Forgot your password?'],
  [/^\/reset-password/, 'Reset your password'],
  [/^\/how-it-works/, 'How Herbie works'],
  [/^\/privacy-policy/, 'Privacy policy'],
  [/^\/method/, 'How answers are made'],
  [/^\/admin-setup/, 'Admin setup'],
  [/^\/dashboard/, 'Dashboard'],
  [/^\/chat/, 'Chat'],
  [/^\/create-profile/, 'Profiles'],
  [/^\/herb-analyzer/, 'Herb Analyzer'],
  [/^\/wellness-tracker/, 'Wellness Tracker'],
  [/^\/recommendations/, 'Your Favorites'],
  [/^\/herbs\/compare/, 'Two herbs side by side'],
  [/^\/herbs/, 'Herbs'],
  [/^\/safety/, 'Safety check'],
  [/^\/settings/, 'Settings'],
];

/** What happens at every change of page: title, scroll to the top (again at 10, 100 and 300 ms), focus on the heading. */
export function PageRules() {
  const { pathname, hash, visit } = useLocation();

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const title = titles.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'Page not found';
    document.title = `${title} · Herbie`;
    const timers = [0, ...retriesMs].map((wait) => setTimeout(scrollUp, wait));
    const anchor =
      hash === '' ? [] : [setTimeout(() => document.querySelector(`#${CSS.escape(hash)}`)?.scrollIntoView(), 320)];
    const before = document.activeElement;
    const focus = focusTriesMs.map((wait) => setTimeout(() => focusHeading(before), wait));
    const stop = () => [...timers, ...focus].forEach(clearTimeout);
    const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
    for (const sign of signs) addEventListener(sign, stop, { once: true, passive: true });
    return () => {
      for (const timer of [...timers, ...anchor, ...focus]) clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, stop);
    };
    // A change of hash alone must not scroll.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname, visit]);
  return null;
}

/** The page and its inner scroll areas; a chat with messages keeps its own place. */
function scrollUp(): void {
  scrollTo(0, 0);
  for (const area of document.querySelectorAll('[data-scroll-area]:not([data-keeps-scroll])')) area.scrollTop = 0;
}

/** Moves the focus only if it is still on the link that led here. */
function focusHeading(before: Element | null): void {
  const focused = document.activeElement ?? document.body;
  if (focused !== document.body && !(focused === before && focused.matches('a, [data-nav]'))) return;
  if (document.querySelector('dialog[open]')) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
