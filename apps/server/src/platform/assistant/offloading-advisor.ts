import { setImmediate as untilNextTurn } from 'node:timers/promises';
import type { AdvisorAnswer, AdvisorRequest } from '@herbie/domain';
import type { Clock } from '../clock.ts';
import type { AdvisingThread } from './advising-thread.ts';
import { type Advisor, plainAdvisor } from './advisor.ts';
import { createCrowdMeter } from './crowd-meter.ts';

/** From this many questions within a second on a second thread is worth its memory. */
const crowd = { many: 4, withinMs: 1000 };

interface Surroundings {
  readonly clock: Clock;
  readonly thread: AdvisingThread;
}

/** Composes on this thread, and on a second one while many ask at once: then this one is free for everything else. */
export function createCrowdAdvisor({ clock, thread }: Surroundings): Advisor {
  const isCrowd = createCrowdMeter(clock, crowd);
  let lastTurn: Promise<void> = Promise.resolve();

  /** One answer a turn of the event loop: what is ready goes out, and others are served, before the next is composed. */
  async function composeHere(request: AdvisorRequest): Promise<AdvisorAnswer> {
    lastTurn = lastTurn.then(() => untilNextTurn());
    await lastTurn;
    return plainAdvisor.compose(request);
  }

  return {
    compose(request) {
      if (isCrowd()) thread.start();
      if (!thread.isReady()) return composeHere(request);
      return thread.compose(request).catch(() => composeHere(request));
    },
    stop: () => thread.stop(),
  };
}
