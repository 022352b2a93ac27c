import { setTimeout as wait } from 'node:timers/promises';

const pauseMs = 1000;
const mostTries = 60;

/**
 * Writes now or, where the database is away or full, as soon as it is back: for what ends something that others would
 * wait for. Resolves after the first try.
 */
export async function nowOrLater(write: () => Promise<unknown>): Promise<void> {
  await write().catch(() => void writeLater(write));
}

async function writeLater(write: () => Promise<unknown>): Promise<void> {
  for (let tried = 1; tried < mostTries; tried += 1) {
    await wait(pauseMs, undefined, { ref: false });
    const isWritten = await write().then(
      () => true,
      () => false,
    );
    if (isWritten) return;
  }
}
