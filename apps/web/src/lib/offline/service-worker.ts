import { reportFailure } from '../report-failure.ts';
const address = '/sw.js';
const hourMs = 60 * 60 * 1000;
/** Said to the worker: keep the herb knowledge too. */
const keepKnowledgeMessage = 'keep-knowledge';

interface Policies {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string };
}

/** The worker that keeps the app's files on this device. Absent in development, and on plain http. */
export function registerServiceWorker(): void {
  if (!canOpenOffline()) return;
  navigator.serviceWorker.register(trusted(), { scope: '/' }).then(
    (registration) => {
      // A page may stay open for days; a new version is looked for now and then.
      const look = () => void registration.update().catch(() => undefined);
      setInterval(look, hourMs);
      addEventListener('online', look);
    },
    (error: unknown) => reportFailure('not kept for offline use', error),
  );
}

/** Whether the app can be opened here without a network at all. */
export function canOpenOffline(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator;
}

/** Whether there is a worker that was told to keep the knowledge; one that waits for its turn is told as well. */
export async function keepKnowledge(): Promise<boolean> {
  if (!canOpenOffline()) return false;
  const { active, waiting } = await navigator.serviceWorker.ready;
  for (const worker of [active, waiting]) worker?.postMessage(keepKnowledgeMessage);
  return active !== null;
}

/** The page's content policy takes script addresses from named policies only; this one knows one address. */
function trusted(): string {
  const policies: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (policies === undefined) return address;
  // safe: the browser's own factory, which the DOM types do not hold yet.
  return (policies as Policies)
    .createPolicy('herbie-offline', { createScriptURL: () => address })
    .createScriptURL(address);
}
