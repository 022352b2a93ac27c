import type { Clock } from '../clock.ts';

interface Burst {
  readonly count: number;
  readonly withinMs: number;
}

/** Call it for each event: true when this one completes `count` events within `withinMs`. */
export function createBurstDetector(clock: Clock, { count, withinMs }: Burst): () => boolean {
  const times: number[] = [];
  return () => {
    const now = clock.now().getTime();
    times.push(now);
    if (times.length > count) times.shift();
    return times.length === count && now - (times[0] ?? now) <= withinMs;
  };
}
