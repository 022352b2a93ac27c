import { setTimeout as wait } from 'node:timers/promises';

const pauseMs = 1000;
const maxTries = 60;

/**
 * Writes now or, when the database is unavailable or full, as soon as it is back: for writes that end something others
 * wait for. Resolves after the first attempt.
 */
export async function writeNowOrRetry(write: () => Promise<unknown>): Promise<void> {
  await write().catch(() => void retryInBackground(write));
}

async function retryInBackground(write: () => Promise<unknown>): Promise<void> {
  for (let tried = 1; tried < maxTries; tried += 1) {
    await wait(pauseMs, undefined, { ref: false });
    const isWritten = await write().then(
      () => true,
      () => false,
    );
    if (isWritten) return;
  }
}
