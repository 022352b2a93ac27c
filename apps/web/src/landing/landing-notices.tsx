import { installMessages } from '../lib/install.messages.ts';

const smallButton =
  'inline-flex min-h-11 shrink-0 items-center justify-center rounded-full bg-leaf px-4 text-sm font-semibold text-on-leaf hover:bg-leaf-hover';
const notice = 'flex items-center gap-3 rounded-2xl border border-line bg-card p-4 shadow-soft [[hidden]]:hidden';

/** The offer to install and the cookie notice, hidden until the page's script shows them. */
export function Notices() {
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex flex-col gap-2 p-3 *:pointer-events-auto md:max-w-lg short:max-w-none short:flex-row short:*:flex-1 short:*:p-3">
      <section id="install-notice" aria-label="Install Herbie" hidden data-ios={installMessages.ios} className={notice}>
        <p className="grow text-sm">{installMessages.offer}</p>
        <button type="button" id="install-accept" className={`${smallButton} [[hidden]]:hidden`}>
          Install
        </button>
        <button
          type="button"
          id="install-close"
          aria-label="Not now"
          className="size-11 shrink-0 rounded-full text-xl hover:bg-tint"
        >
          <span aria-hidden>×</span>
        </button>
      </section>
      <section id="cookie-notice" aria-label="Cookie notice" hidden className={notice}>
        <div className="grow text-sm">
          <p className="font-semibold">One cookie keeps you logged in.</p>
          <p className="text-soft">Nothing follows you around.</p>
        </div>
        <button type="button" id="cookie-accept" className={smallButton}>
          Accept
        </button>
      </section>
    </div>
  );
}
