import { localStore } from './storage.ts';

const delayMs = 5000;
const rememberedMs = 30 * 24 * 60 * 60 * 1000;
const dismissedKey = 'install-dismissed';

export interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: string }>;
}

/** The browser's own offer, or on iOS, which makes none, the way through the Share menu. */
export type InstallOffer = InstallPrompt | 'ios';

declare global {
  interface Window {
    /** Kept by install-prompt.js, which runs before any module. */
    herbieInstall?: InstallPrompt;
  }
}

interface Watcher {
  readonly onOffer: (offer: InstallOffer) => void;
  readonly onInstalled: () => void;
}

/** Tells 5 s after the app can be installed, unless it is installed or was declined lately; and when it has been. */
export function watchInstall({ onOffer, onInstalled }: Watcher): () => void {
  const timers: ReturnType<typeof setTimeout>[] = [];
  const offerLater = (offer: InstallOffer) => {
    if (!isInstalled() && !wasDeclined()) timers.push(setTimeout(() => !wasDeclined() && onOffer(offer), delayMs));
  };
  const ready = () => window.herbieInstall && offerLater(window.herbieInstall);
  // The browser has a button of its own for it, which may be pressed before the offer is due.
  const installed = () => {
    timers.forEach(clearTimeout);
    onInstalled();
  };
  if (isIos()) offerLater('ios');
  ready();
  addEventListener('herbie-installable', ready);
  addEventListener('appinstalled', installed);
  return () => {
    timers.forEach(clearTimeout);
    removeEventListener('herbie-installable', ready);
    removeEventListener('appinstalled', installed);
  };
}

export function declineInstall(): void {
  localStore.write(dismissedKey, String(Date.now()));
}

function wasDeclined(): boolean {
  return Date.now() - Number(localStore.read(dismissedKey) ?? 0) < rememberedMs;
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true;
}

/** iPads call themselves Macintosh, but no Macintosh can be touched. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1);
}
