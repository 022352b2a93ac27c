import { declineInstall, type InstallOffer, watchInstall } from '../lib/install-offer.ts';
import { reportFailure } from '../lib/report-failure.ts';

/** The offer to install on the landing page, whose markup is there from the beginning. */
export function offerInstall(): void {
  const notice = document.querySelector<HTMLElement>('#install-notice');
  const accept = document.querySelector<HTMLElement>('#install-accept');
  if (!notice || !accept) return;
  let offer: InstallOffer = 'ios';
  watchInstall({
    onOffer: (next) => {
      offer = next;
      accept.hidden = next === 'ios';
      const words = notice.querySelector('p');
      if (next === 'ios' && words) words.textContent = notice.dataset['ios'] ?? '';
      notice.hidden = false;
    },
    onInstalled: () => {
      notice.hidden = true;
      countInstall().catch((error: unknown) => reportFailure('install not counted', error));
    },
  });
  accept.addEventListener('click', () => {
    if (offer !== 'ios') void offer.prompt().then(() => (notice.hidden = true));
  });
  document.querySelector('#install-close')?.addEventListener('click', () => {
    declineInstall();
    notice.hidden = true;
  });
}

async function countInstall(): Promise<void> {
  await fetch('/api/analytics/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ eventType: 'pwa_install' }),
    keepalive: true,
  });
}
