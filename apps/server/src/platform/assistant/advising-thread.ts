import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AdvisorAnswer, AdvisorRequest } from '@herbie/domain';
import type { AdvisingTask } from './advising-worker.ts';

/** A second thread that composes answers. Loading its own knowledge base takes 3 s and 70 MB, 140 MB under load. */
export interface AdvisingThread {
  /** Starts it unless it is already running or starting. */
  start(): void;
  /** False until it has loaded the knowledge base and warmed up, and again after it was idle for a while. */
  isReady(): boolean;
  /** Rejects when the thread ends before it answers. */
  compose(request: AdvisorRequest): Promise<AdvisorAnswer>;
  stop(): void;
}

interface Waiting {
  readonly resolve: (answer: AdvisorAnswer) => void;
  readonly reject: (error: Error) => void;
}

const idleMs = 60_000;
/** Next to this file in the sources, next to the bundle in dist. */
const defaultProgram = new URL(`./advising-worker${extname(import.meta.filename)}`, import.meta.url);

export function createAdvisingThread(program = defaultProgram): AdvisingThread {
  let thread: Worker | null = null;
  let ready = false;
  let last = 0;
  const waiting = new Map<number, Waiting>();
  const idle = setTimeout(stop, idleMs).unref();

  function start() {
    if (thread) return;
    const started = new Worker(program, { resourceLimits: { maxYoungGenerationSizeMb: 48 } });
    thread = started;
    started.unref();
    started.on('message', (message: 'ready' | { id: number; answer: AdvisorAnswer }) => {
      if (message === 'ready') ready = true;
      else settle(message.id)?.resolve(message.answer);
    });
    started.on('error', () => ended(started));
    started.once('exit', () => ended(started));
    idle.refresh();
  }

  function settle(id: number): Waiting | undefined {
    const found = waiting.get(id);
    waiting.delete(id);
    return found;
  }

  function ended(which: Worker | null) {
    if (thread !== which) return;
    thread = null;
    ready = false;
    for (const { reject } of waiting.values()) reject(new Error('the advising thread has ended'));
    waiting.clear();
  }

  function stop() {
    void thread?.terminate();
    ended(thread);
  }

  return {
    start,
    isReady: () => ready,
    compose(request) {
      idle.refresh();
      last += 1;
      const task: AdvisingTask = { id: last, request };
      return new Promise((resolve, reject) => {
        if (!thread) return reject(new Error('there is no advising thread'));
        waiting.set(task.id, { resolve, reject });
        thread.postMessage(task);
      });
    },
    stop,
  };
}
