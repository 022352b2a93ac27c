import { setTimeout as wait } from 'node:timers/promises';

/** Whether the server may be asked: from when its schema and data are prepared. */
export interface Readiness {
  isReady(): boolean;
  /** Lets in who waits, and everybody after. */
  becomeReady(): void;
  /** True as soon as it is ready, false after `ms` milliseconds without. */
  readyWithin(ms: number): Promise<boolean>;
}

export function createReadiness(): Readiness {
  const ready = Promise.withResolvers<true>();
  let isReady = false;
  return {
    isReady: () => isReady,
    becomeReady() {
      isReady = true;
      ready.resolve(true);
    },
    readyWithin: (ms) => Promise.race([ready.promise, wait(ms, false, { ref: false })]),
  };
}
