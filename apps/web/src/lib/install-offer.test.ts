import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { declineInstall, type InstallOffer, watchInstall } from './install-offer.ts';

const dayMs = 24 * 60 * 60 * 1000;
let offers: InstallOffer[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  offers = [];
  vi.useFakeTimers();
  localStorage.removeItem('install-dismissed');
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  delete window.herbieInstall;
  localStorage.removeItem('install-dismissed');
});

function watch(onInstalled: () => void = () => undefined): void {
  stop = watchInstall({ onOffer: (offer) => offers.push(offer), onInstalled });
}

function becomeInstallable(): void {
  window.herbieInstall = Object.assign(new Event('beforeinstallprompt'), {
    prompt: async () => ({ outcome: 'accepted' }),
  });
  dispatchEvent(new Event('herbie-installable'));
}

test('the offer comes five seconds after the app can be installed, not sooner', () => {
  watch();
  vi.advanceTimersByTime(60_000);
  expect(offers).toEqual([]);

  becomeInstallable();
  vi.advanceTimersByTime(4999);
  expect(offers).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(offers).toEqual([window.herbieInstall]);
});

test('an app that could be installed before this page was drawn is offered as well', () => {
  becomeInstallable();
  watch();
  vi.advanceTimersByTime(5000);
  expect(offers).toHaveLength(1);
});

test('an app installed while the offer waits is not offered any more', () => {
  watch();
  becomeInstallable();
  vi.advanceTimersByTime(4000);
  dispatchEvent(new Event('appinstalled'));
  vi.advanceTimersByTime(60_000);
  expect(offers).toEqual([]);
});

test('who declined is left alone for 30 days, and installing by other ways is still noticed', () => {
  declineInstall();
  let isInstalled = false;
  watch(() => (isInstalled = true));
  becomeInstallable();
  vi.advanceTimersByTime(5000);
  expect(offers).toEqual([]);
  dispatchEvent(new Event('appinstalled'));
  expect(isInstalled).toBe(true);
  stop();

  vi.advanceTimersByTime(29 * dayMs);
  watch();
  vi.advanceTimersByTime(5000);
  expect(offers).toEqual([]);
  stop();

  vi.advanceTimersByTime(2 * dayMs);
  watch();
  vi.advanceTimersByTime(5000);
  expect(offers).toHaveLength(1);
});
