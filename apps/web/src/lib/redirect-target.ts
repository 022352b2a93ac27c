import { findAppPath } from '@herbie/contract';

const usual = '/dashboard';
const loops = ['/login', '/register'];

/** Where a log-in leads: a screen of this site, never another host, never back into a loop. */
export function redirectTarget(value: string | null | undefined): string {
  if (value == null || !value.startsWith('/') || value.startsWith('//') || value.includes('\\')) return usual;
  if (/\p{Cc}/u.test(value)) return usual;
  const base = 'https://site.invalid';
  if (!URL.canParse(value, base)) return usual;
  const url = new URL(value, base);
  const screen = url.origin === base ? findAppPath(url.pathname) : null;
  return screen === null || loops.includes(screen) ? usual : `${url.pathname}${url.search}${url.hash}`;
}

/** The address of the log-in page that leads back here: slashes stay readable, the rest is encoded. */
export function loginPath(from: string): string {
  return `/login?redirect=${encodeURIComponent(from).replaceAll('%2F', '/')}`;
}
