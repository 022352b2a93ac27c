import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { supervise } from '../../../platform/supervise.ts';
import type { ReadingReport, ReadingTask } from './reading-worker.ts';

/** Reads text on photos for clients that cannot. */
export interface ReadingThread {
  /** The text; null when the time ran out or the reader failed. */
  read(jpeg: Uint8Array): Promise<string | null>;
  stop(): void;
}

interface Times {
  /** Time limit for one photo, including its wait; then the text read so far is used. */
  readonly maxMs: number;
  /** Idle time after which the thread ends: its engine takes 120 MB. */
  readonly idleMs: number;
}

/** Further photos are not read: their callers would have to wait too long. */
const maxAtOnce = 4;
const defaultTimes: Times = { maxMs: 30_000, idleMs: 30_000 };
/** Next to this file in the sources, next to the bundle in dist. */
const defaultProgram = new URL(`./reading-worker${extname(import.meta.filename)}`, import.meta.url);

/** One thread, started by the first photo, so that reading does not block the process. */
export function createReadingThread(program = defaultProgram, { maxMs, idleMs } = defaultTimes): ReadingThread {
  let last = 0;
  const thread = supervise<ReadingTask, ReadingReport>({
    idleMs,
    isLast: ({ isDone }) => isDone,
    launch({ report, ended }) {
      const started = new Worker(program);
      started.unref();
      started.on('message', report);
      started.on('error', ended);
      started.once('exit', ended);
      return { post: (task) => started.postMessage(task), end: () => void started.terminate() };
    },
  });

  return {
    async read(jpeg) {
      if (thread.waiting() >= maxAtOnce) return null;
      last += 1;
      // A photo that takes this long would delay the next ones too.
      const late = setTimeout(thread.stop, maxMs);
      try {
        return (await thread.ask({ id: last, jpeg }))?.text ?? null;
      } finally {
        clearTimeout(late);
      }
    },
    stop: () => thread.stop(),
  };
}
