import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { AdvisorAnswer, AdvisorRequest } from '@herbie/domain';
import type { Clock } from '../clock.ts';
import type { AdvisingThread } from './advising-thread.ts';
import { type Advisor, plainAdvisor } from './advisor.ts';
import { createBurstDetector } from './burst-detector.ts';

/** From this rate of questions on, a second thread is worth its memory. */
const burst = { count: 4, withinMs: 1000 };

interface Surroundings {
  readonly clock: Clock;
  readonly thread: AdvisingThread;
}

/** Composes on the main thread, or on a second one while many ask at once, which keeps the main thread free. */
export function createOffloadingAdvisor({ clock, thread }: Surroundings): Advisor {
  const isBurst = createBurstDetector(clock, burst);
  let lastTurn: Promise<void> = Promise.resolve();

  /** One answer per turn of the event loop: other requests are served before the next one is composed. */
  async function composeHere(request: AdvisorRequest): Promise<AdvisorAnswer> {
    lastTurn = lastTurn.then(() => yieldToEventLoop());
    await lastTurn;
    return plainAdvisor.compose(request);
  }

  return {
    compose(request) {
      if (isBurst()) thread.start();
      if (!thread.isReady()) return composeHere(request);
      return thread.compose(request).catch(() => composeHere(request));
    },
    stop: () => thread.stop(),
  };
}
