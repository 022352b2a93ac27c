// A thread of its own that composes answers: see advising-thread.ts.
import { parentPort } from 'node:worker_threads';
import type { AdvisorAnswer, AdvisorRequest } from '@herbie/domain';
import { plainAdvisor } from './advisor.ts';
import { forgetTextsRegularly } from './forget-texts.ts';
import { warmUpSteps } from './warm-up.ts';

/** One question for the thread; its answer comes back under the same number. */
export interface AdvisingTask {
  readonly id: number;
  readonly request: AdvisorRequest;
}
export interface AdvisingReport {
  readonly id: number;
  readonly answer: AdvisorAnswer;
}

parentPort?.on('message', async ({ id, request }: AdvisingTask) => {
  parentPort?.postMessage({ id, answer: await plainAdvisor.compose(request) } satisfies AdvisingReport);
});
forgetTextsRegularly();
// A thread that has not yet answered anything is ten times slower than the one it comes to help.
for (const step of warmUpSteps()) await step;
parentPort?.postMessage('ready');
