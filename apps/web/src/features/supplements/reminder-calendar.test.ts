import type { Supplement } from '@herbie/contract';
import { expect, test } from 'vitest';
import { isReminded, timesOf, toCalendar } from './reminder-calendar.ts';

type Reminded = Pick<Supplement, 'id' | 'name' | 'dosage' | 'schedule' | 'startDate' | 'endDate'>;
const magnesium: Reminded = {
  id: 12,
  name: 'Magnesium',
  dosage: '200 mg',
  schedule: { timesPerDay: 1, weekdays: [1, 2, 3, 4, 5, 6, 7] },
  startDate: null,
  endDate: null,
};
const friday = '2026-11-20';
const calendar = (...supplements: Reminded[]) =>
  toCalendar({ supplements, today: friday, now: '2026-11-20T18:30:15.123Z' });

test('a daily supplement is reminded of every day, beginning today', () => {
  const file = calendar(magnesium);

  expect(file).toContain('DTSTART:20261120T090000\r\n');
  expect(file).toContain('RRULE:FREQ=DAILY\r\n');
  expect(file).toContain('SUMMARY:Magnesium\\, 200 mg\r\n');
  expect(file).toContain('DTSTAMP:20261120T183015Z\r\n');
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('a plan for some weekdays begins on the next of them and ends with its last day', () => {
  const file = calendar({
    ...magnesium,
    schedule: { timesPerDay: 2, weekdays: [1, 3] },
    endDate: '2026-12-31',
  });

  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(file).toContain('DTSTART:20261123T080000\r\n');
  expect(file).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20261231T235959\r\n');
});

test('what begins later is reminded of from then on', () => {
  expect(calendar({ ...magnesium, startDate: '2026-12-01' })).toContain('DTSTART:20261201T090000');
});

test('nothing is reminded of that has ended, is taken only as needed, or has no plan', () => {
  const none = [
    { ...magnesium, endDate: '2026-11-19' },
    { ...magnesium, schedule: { asNeeded: true } as const },
    { ...magnesium, schedule: null },
  ];

  expect(none.map((supplement) => isReminded({ supplement, today: friday }))).toEqual([false, false, false]);
  expect(isReminded({ supplement: magnesium, today: friday })).toBe(true);
  expect(calendar(...none)).not.toContain('VEVENT');
});

test('a name cannot write lines of its own into the file, and long lines are folded', () => {
  const file = calendar({ ...magnesium, name: `A;b,c\\\nEND:VCALENDAR\rEND:VCALENDAR ${'ö'.repeat(60)}` });

  expect(file.match(/^END:VCALENDAR/gm)).toHaveLength(1);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

test('doses of a day are spread over its waking hours', () => {
  expect(timesOf(1)).toEqual(['09:00']);
  expect(timesOf(2)).toEqual(['08:00', '20:00']);
  expect(timesOf(3)).toEqual(['08:00', '14:00', '20:00']);
});
