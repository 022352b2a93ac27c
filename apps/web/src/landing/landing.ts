// The landing page's only script: the small-screen menu, the notices, and the Dashboard button for people who are
// signed in.
import { rememberFonts } from '../lib/fonts.ts';
import { offerInstall } from './install-notice.ts';

history.scrollRestoration = 'manual';

const menu = document.querySelector<HTMLElement>('#landing-menu');
const toggle = document.querySelector<HTMLButtonElement>('#landing-toggle');
const setOpen = (isOpen: boolean) => {
  if (menu) menu.hidden = !isOpen;
  toggle?.setAttribute('aria-expanded', String(isOpen));
  toggle?.setAttribute('aria-label', isOpen ? 'Close menu' : 'Open menu');
};
toggle?.addEventListener('click', () => setOpen(menu?.hidden === true));
menu?.addEventListener('click', () => setOpen(false));
menu?.closest('nav')?.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || menu.hidden) return;
  setOpen(false);
  toggle?.focus();
});

function show(isSignedIn: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-visitor]')) element.hidden = isSignedIn;
  for (const element of document.querySelectorAll<HTMLElement>('[data-signed-in]')) element.hidden = !isSignedIn;
}

async function readSession(): Promise<boolean> {
  const response = await fetch('/api/auth/me', { credentials: 'include' });
  const body: unknown = response.ok ? await response.json() : null;
  return typeof body === 'object' && body !== null && 'authenticated' in body && body.authenticated === true;
}

async function readSite(): Promise<void> {
  const response = await fetch('/api/site');
  if (!response.ok) return;
  const site: unknown = await response.json();
  if (typeof site !== 'object' || site === null) return;
  const put = (selector: string, name: string, set: (element: HTMLElement, value: string) => void) => {
    const value: unknown = Reflect.get(site, name);
    if (typeof value === 'string')
      for (const element of document.querySelectorAll<HTMLElement>(selector)) set(element, value);
  };
  put('[data-claim]', 'claim', (element, value) => (element.textContent = value));
  put('[data-privacy]', 'privacyUrl', (element, value) => element.setAttribute('href', value));
  put('[data-terms]', 'termsUrl', (element, value) => element.setAttribute('href', value));
}

let isHinted = false;
let hasAccepted = false;
try {
  isHinted = localStorage.getItem('signed-in') !== null;
  hasAccepted = localStorage.getItem('cookie-consent') !== null;
} catch {
  // Storage is blocked: the page stays as a visitor sees it on a first visit.
}
if (!hasAccepted) {
  setTimeout(() => {
    const banner = document.querySelector<HTMLElement>('#cookie-notice');
    if (banner) banner.hidden = false;
  }, 1000);
}
document.querySelector('#cookie-accept')?.addEventListener('click', () => {
  try {
    localStorage.setItem('cookie-consent', 'accepted');
  } catch {
    // Not kept: the notice closes for this page.
  }
  const banner = document.querySelector<HTMLElement>('#cookie-notice');
  if (banner) banner.hidden = true;
});
if (isHinted) readSession().then(show, () => show(false));
readSite().catch(() => undefined);
offerInstall();
void document.fonts.ready.then(rememberFonts);
