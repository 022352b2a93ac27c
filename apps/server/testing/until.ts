import { setTimeout as wait } from 'node:timers/promises';

const defaultTimeoutMs = 30_000;
const pauseMs = 20;

/** Waits for what another process or connection brings about; fails when it does not come. */
export async function until(comes: () => boolean | Promise<boolean>, timeoutMs = defaultTimeoutMs): Promise<void> {
  const givenUpAt = Date.now() + timeoutMs;
  while (!(await comes())) {
    if (Date.now() > givenUpAt) throw new Error(`did not come in ${timeoutMs} ms: ${comes.toString()}`);
    await wait(pauseMs);
  }
}
