/** The only source of the current time, so that tests can control it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The present moment as the tables store it: ISO 8601 in UTC. */
export function timestamp(clock: Clock): string {
  return clock.now().toISOString();
}

/** So long ago, as the tables store it. */
export function timestampBefore(clock: Clock, ms: number): string {
  return timestampAfter(clock, -ms);
}

/** So long from now, as the tables store it. */
export function timestampAfter(clock: Clock, ms: number): string {
  return new Date(clock.now().getTime() + ms).toISOString();
}

/** yyyy-MM-dd on the server (its TZ setting decides where a day begins). */
export function serverDay(clock: Clock): string {
  const now = clock.now();
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** The moment at which the server's day began, as the tables store it. */
export function startOfServerDay(clock: Clock): string {
  const start = clock.now();
  start.setHours(0, 0, 0, 0);
  return start.toISOString();
}
