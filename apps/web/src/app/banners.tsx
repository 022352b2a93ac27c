import { recordEvent } from '@herbie/contract';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { send } from '../lib/send.ts';
import { localStore } from '../lib/storage.ts';
import { Button } from '../ui/button.tsx';

const cookieDelayMs = 1000;
const installDelayMs = 5000;
const rememberedMs = 30 * 24 * 60 * 60 * 1000;
const consentKey = 'cookie-consent';
const dismissedKey = 'install-dismissed';

interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: string }>;
}

declare global {
  interface Window {
    herbieInstall?: InstallOffer;
  }
}

/** The cookie notice and the offer to install, stacked at the bottom. They take room of their own, so that nothing lies under them for good. */
export function Banners() {
  return (
    <div className="no-print pointer-events-none sticky bottom-0 z-30 flex shrink-0 flex-col gap-2 p-3 *:pointer-events-auto empty:p-0 md:max-w-lg">
      <InstallBanner />
      <CookieBanner />
    </div>
  );
}

function CookieBanner() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (localStore.read(consentKey) !== null) return undefined;
    const timer = setTimeout(() => setShown(true), cookieDelayMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  const accept = () => {
    localStore.write(consentKey, 'accepted');
    setShown(false);
  };
  return (
    <section
      aria-label="Cookie notice"
      className="flex items-center gap-3 rounded-2xl border border-line bg-card p-4 shadow-soft"
    >
      <p className="text-sm">Herbie sets one cookie: the one that keeps you logged in. Nothing follows you around.</p>
      <Button size="small" onClick={accept}>
        Accept
      </Button>
    </section>
  );
}

function InstallBanner() {
  const [offer, setOffer] = useState<InstallOffer | 'ios' | null>(null);
  useEffect(() => {
    const dismissed = Number(localStore.read(dismissedKey) ?? 0);
    if (matchMedia('(display-mode: standalone)').matches || Date.now() - dismissed < rememberedMs) return undefined;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const showLater = (next: InstallOffer | 'ios') => timers.push(setTimeout(() => setOffer(next), installDelayMs));
    const ready = () => window.herbieInstall && showLater(window.herbieInstall);
    const installed = () => {
      setOffer(null);
      send(recordEvent, { body: { eventType: 'pwa_install' } }).catch((error: unknown) =>
        console.error('install not counted', error),
      );
    };
    if (isIos()) showLater('ios');
    ready();
    addEventListener('herbie-installable', ready);
    addEventListener('appinstalled', installed);
    return () => {
      timers.forEach(clearTimeout);
      removeEventListener('herbie-installable', ready);
      removeEventListener('appinstalled', installed);
    };
  }, []);
  if (offer === null) return null;
  const dismiss = () => {
    localStore.write(dismissedKey, String(Date.now()));
    setOffer(null);
  };
  return (
    <section
      aria-label="Install Herbie"
      className="flex items-center gap-3 rounded-2xl border border-line bg-card p-4 shadow-soft"
    >
      <p className="grow text-sm">
        {offer === 'ios'
          ? 'To install Herbie: tap Share, then Add to Home Screen.'
          : 'Install Herbie on this device to open it like an app.'}
      </p>
      {offer === 'ios' ? null : (
        <Button size="small" onClick={() => void offer.prompt().then(() => setOffer(null))}>
          Install
        </Button>
      )}
      <Button variant="quiet" size="icon" aria-label="Not now" onClick={dismiss}>
        <X aria-hidden className="size-5" />
      </Button>
    </section>
  );
}

function isIos(): boolean {
  return /iphone|ipad|ipod/i.test(navigator.userAgent);
}
