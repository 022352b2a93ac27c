import type { Clock } from '../clock.ts';

interface Crowd {
  readonly many: number;
  readonly withinMs: number;
}

/** Counts what comes; tells of each whether it is the last of `many` within `withinMs`. */
export function createCrowdMeter(clock: Clock, { many, withinMs }: Crowd): () => boolean {
  const came: number[] = [];
  return () => {
    const now = clock.now().getTime();
    came.push(now);
    if (came.length > many) came.shift();
    return came.length === many && now - (came[0] ?? now) <= withinMs;
  };
}
