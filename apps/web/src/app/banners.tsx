import { recordEvent } from '@herbie/contract';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { declineInstall, type InstallOffer, watchInstall } from '../lib/install-offer.ts';
import { installMessages } from '../lib/install.messages.ts';
import { reportFailure } from '../lib/report-failure.ts';
import { send } from '../lib/send.ts';
import { localStore } from '../lib/storage.ts';
import { Button } from '../ui/button.tsx';

const cookieDelayMs = 1000;
const consentKey = 'cookie-consent';

/** The cookie notice and the offer to install, stacked at the bottom. They take room of their own, so that nothing lies under them for good. */
export function Banners() {
  return (
    <div className="no-print pointer-events-none sticky bottom-0 z-30 flex shrink-0 flex-col gap-2 p-3 *:pointer-events-auto empty:p-0 md:max-w-lg short:max-w-none short:flex-row short:*:flex-1 short:*:p-3">
      <InstallBanner />
      <CookieBanner />
    </div>
  );
}

function CookieBanner() {
  const [state, setState] = useState<'due' | 'shown' | 'closed'>(() =>
    localStore.read(consentKey) === null ? 'due' : 'closed',
  );
  useEffect(() => {
    if (state !== 'due') return undefined;
    const timer = setTimeout(() => setState('shown'), cookieDelayMs);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === 'closed') return null;
  const accept = () => {
    localStore.write(consentKey, 'accepted');
    setState('closed');
  };
  return (
    <section
      aria-label="Cookie notice"
      // Its room is kept, so that a chat does not move when it comes.
      className={`flex items-center gap-3 rounded-2xl border border-line bg-card p-4 shadow-soft ${state === 'due' ? 'invisible' : ''}`}
    >
      <div className="grow text-sm">
        <p className="font-semibold">One cookie keeps you logged in.</p>
        <p className="text-soft">Nothing follows you around.</p>
      </div>
      <Button size="small" onClick={accept}>
        Accept
      </Button>
    </section>
  );
}

function InstallBanner() {
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  useEffect(() => {
    const onInstalled = () => {
      setOffer(null);
      countInstall();
    };
    return watchInstall({ onOffer: setOffer, onInstalled });
  }, []);
  if (offer === null) return null;
  const dismiss = () => {
    declineInstall();
    setOffer(null);
  };
  return (
    <section
      aria-label="Install Herbie"
      className="flex items-center gap-3 rounded-2xl border border-line bg-card p-4 shadow-soft"
    >
      <p className="grow text-sm">{offer === 'ios' ? installMessages.ios : installMessages.offer}</p>
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

function countInstall(): void {
  send(recordEvent, { body: { eventType: 'pwa_install' } }).catch((error: unknown) =>
    reportFailure('install not counted', error),
  );
}
