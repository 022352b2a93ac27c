import { setTimeout as wait } from 'node:timers/promises';

const usualPatienceMs = 30_000;
const pauseMs = 20;

/** Waits for what another process or connection brings about; fails when it does not come. */
export async function until(comes: () => boolean | Promise<boolean>, patienceMs = usualPatienceMs): Promise<void> {
  const givenUpAt = Date.now() + patienceMs;
  while (!(await comes())) {
    if (Date.now() > givenUpAt) throw new Error(`did not come in ${patienceMs} ms: ${comes.toString()}`);
    await wait(pauseMs);
  }
}
