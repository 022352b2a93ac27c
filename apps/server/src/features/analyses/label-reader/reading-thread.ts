import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
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

interface Waiting {
  text: string | null;
  readonly finish: () => void;
}

/** Further photos are not read: their callers would have to wait too long. */
const maxAtOnce = 4;
const defaultTimes: Times = { maxMs: 30_000, idleMs: 30_000 };
/** Next to this file in the sources, next to the bundle in dist. */
const defaultProgram = new URL(`./reading-worker${extname(import.meta.filename)}`, import.meta.url);

/** One thread, started by the first photo, so that reading does not block the process. */
export function createReadingThread(program = defaultProgram, { maxMs, idleMs } = defaultTimes): ReadingThread {
  let thread: Worker | null = null;
  let last = 0;
  const waiting = new Map<number, Waiting>();
  const idle = setTimeout(() => (waiting.size === 0 ? stop() : undefined), idleMs).unref();

  function start(): Worker {
    const started = new Worker(program);
    started.unref();
    started.on('message', ({ id, text, isDone }: ReadingReport) => {
      const asked = waiting.get(id);
      if (!asked) return;
      asked.text = text;
      if (isDone) asked.finish();
    });
    started.on('error', () => ended(started));
    started.once('exit', () => ended(started));
    return started;
  }

  function ended(which: Worker | null) {
    if (thread !== which) return;
    thread = null;
    for (const { finish } of waiting.values()) finish();
  }

  function stop() {
    void thread?.terminate();
    ended(thread);
  }

  return {
    read(jpeg) {
      if (waiting.size >= maxAtOnce) return Promise.resolve(null);
      thread ??= start();
      last += 1;
      const task: ReadingTask = { id: last, jpeg };
      return new Promise((resolve) => {
        // A photo that takes this long would delay the next ones too.
        const timer = setTimeout(stop, maxMs);
        waiting.set(task.id, {
          text: null,
          finish() {
            clearTimeout(timer);
            const text = waiting.get(task.id)?.text ?? null;
            waiting.delete(task.id);
            if (waiting.size === 0) idle.refresh();
            resolve(text);
          },
        });
        thread?.postMessage(task);
      });
    },
    stop,
  };
}
