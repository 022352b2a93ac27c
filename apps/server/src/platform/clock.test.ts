import { afterEach, expect, test } from 'vitest';
import { serverDay, timestamp } from './clock.ts';
import { latestDay, utcDay } from './days.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const at = (moment: string) => ({ now: () => new Date(moment) });

test.each([
  ['Pacific/Auckland', '2026-03-10T12:30:00.000Z', '2026-03-11'],
  ['America/New_York', '2026-03-10T03:30:00.000Z', '2026-03-09'],
  ['UTC', '2026-03-10T23:59:59.999Z', '2026-03-10'],
  // The night in which clocks go forward there.
  ['America/New_York', '2026-03-08T06:59:00.000Z', '2026-03-08'],
])('the figures’ day is the one of the server’s time zone: %s at %s', (TZ, moment, day) => {
  process.env['TZ'] = TZ;

  expect(serverDay(at(moment))).toBe(day);
  expect(timestamp(at(moment))).toBe(moment);
});

test('a day is taken up to one past the farthest east, for a clock that runs ahead', () => {
  const clock = at('2026-03-10T11:00:00.000Z');

  expect(utcDay(clock)).toBe('2026-03-10');
  expect(latestDay(clock)).toBe('2026-03-12');
  expect(latestDay(at('2026-03-10T09:00:00.000Z'))).toBe('2026-03-11');
});
