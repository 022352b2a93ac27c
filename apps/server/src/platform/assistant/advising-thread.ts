import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AdvisorAnswer, AdvisorRequest } from '@herbie/domain';
import { supervise } from '../supervise.ts';
import type { AdvisingReport, AdvisingTask } from './advising-worker.ts';

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

const idleMs = 60_000;
/** Next to this file in the sources, next to the bundle in dist. */
const defaultProgram = new URL(`./advising-worker${extname(import.meta.filename)}`, import.meta.url);

export function createAdvisingThread(program = defaultProgram): AdvisingThread {
  let isReady = false;
  let last = 0;
  const thread = supervise<AdvisingTask, AdvisingReport>({
    idleMs,
    launch({ report, ended }) {
      const started = new Worker(program, { resourceLimits: { maxYoungGenerationSizeMb: 48 } });
      started.unref();
      started.on('message', (message: 'ready' | AdvisingReport) => {
        if (message === 'ready') isReady = true;
        else report(message);
      });
      started.on('error', ended);
      started.once('exit', ended);
      return { post: (task) => started.postMessage(task), end: () => void started.terminate() };
    },
  });

  return {
    start() {
      if (thread.isRunning()) return;
      isReady = false;
      thread.start();
    },
    isReady: () => isReady && thread.isRunning(),
    async compose(request) {
      if (!thread.isRunning()) throw new Error('there is no advising thread');
      last += 1;
      const report = await thread.ask({ id: last, request });
      if (report === null) throw new Error('the advising thread has ended');
      return report.answer;
    },
    stop: () => thread.stop(),
  };
}
