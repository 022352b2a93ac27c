export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs at most `maxConcurrent` tasks at once; the others wait in the order they arrived. */
export function createSemaphore(maxConcurrent: number): Semaphore {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
