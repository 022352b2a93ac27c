import type { Clock } from '../clock.ts';
import type { AdvisingThread } from './advising-thread.ts';
import { type Advisor, plainAdvisor } from './advisor.ts';

/** From this many questions within a second on a second thread is worth its memory. */
const crowd = 4;
const secondMs = 1000;

interface Surroundings {
  readonly clock: Clock;
  readonly thread: AdvisingThread;
}

/** Composes on this thread, and on a second one while many ask at once: then this one is free for everything else. */
export function createCrowdAdvisor({ clock, thread }: Surroundings): Advisor {
  const asked: number[] = [];

  function isCrowd(): boolean {
    const now = clock.now().getTime();
    asked.push(now);
    if (asked.length > crowd) asked.shift();
    return asked.length === crowd && now - (asked[0] ?? now) <= secondMs;
  }

  return {
    compose(request) {
      if (isCrowd()) thread.start();
      if (!thread.isReady()) return plainAdvisor.compose(request);
      return thread.compose(request).catch(() => plainAdvisor.compose(request));
    },
    stop: () => thread.stop(),
  };
}
