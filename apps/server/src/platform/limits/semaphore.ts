export type Turnstile = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets so many works run at once; the others wait for one to end, in the order they came. */
export function createTurnstile(most: number): Turnstile {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
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
