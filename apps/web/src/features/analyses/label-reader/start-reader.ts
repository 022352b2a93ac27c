// oxlint-disable-next-line import/default -- the bundler makes this address
import address from './label-reader.worker.ts?worker&url';

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

declare global {
  var trustedTypes: Policies | undefined;
}

let trusted: string | null = null;

/** How long a reader waits for the next photo: its engine takes 120 MB, and starting it as long as a look takes. */
const idleMs = 30_000;
let idle: { readonly worker: Worker; readonly timer: number } | null = null;

/** The reader in a worker of its own, so that the page stays quick: the one that read the photo before, if it is still there. */
export function startReader(): Worker {
  if (idle) {
    const { worker, timer } = idle;
    clearTimeout(timer);
    idle = null;
    return worker;
  }
  // The page's content policy asks for a named policy before any script is started.
  trusted ??=
    globalThis.trustedTypes?.createPolicy('herbie', { createScriptURL: () => address }).createScriptURL('') ?? address;
  return new Worker(trusted, { type: 'module' });
}

/** A reader that is done may read the next photo; of two that wait one is too many. */
export function keepReader(worker: Worker): void {
  if (idle) return worker.terminate();
  const timer = window.setTimeout(() => {
    idle = null;
    worker.terminate();
  }, idleMs);
  idle = { worker, timer };
}
