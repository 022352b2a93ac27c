import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calendarDay, optionalText, pageQuery, requiredText } from './fields.ts';

test.each(['2025-02-29', '2025-13-01', '2025-4-4', '04/04/2025', '0000-01-01', '1899-12-31', '', null, 20250404])(
  '%j is not a day',
  (value) => {
    expect(z.safeParse(calendarDay, value).success).toBe(false);
  },
);

test.each([
  ['', 'Date is required'],
  [null, 'Date is required'],
  ['04/04/2025', 'Use a date like 2025-04-04'],
  ['2025-02-30', 'Use a date that exists'],
])('%j is answered with one sentence: %s', (value, sentence) => {
  expect(z.safeParse(calendarDay, value).error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

test('a leap day is a day', () => {
  expect(z.parse(calendarDay, '2024-02-29')).toBe('2024-02-29');
});

test('optional text is trimmed, blank becomes null and missing stays missing', () => {
  const form = z.object({ notes: optionalText(5) });
  expect(z.parse(form, { notes: ' tea ' })).toEqual({ notes: 'tea' });
  expect(z.parse(form, { notes: '  ' })).toEqual({ notes: null });
  expect(z.parse(form, {})).toEqual({});
  expect(z.safeParse(form, { notes: '123456' }).error?.issues[0]?.message).toBe('Must be at most 5 characters');
  expect(z.safeParse(form, { notes: 5 }).success).toBe(false);
});

test('required text says what is missing', () => {
  const title = requiredText({ max: 10, message: 'Title is required' });
  expect(z.safeParse(title, '   ').error?.issues[0]?.message).toBe('Title is required');
  expect(z.parse(title, ' Sleep ')).toBe('Sleep');
});

test('a list is bounded: limit from 1 to the most, the usual one when nothing is said', () => {
  const page = pageQuery({ defaultLimit: 50, maxLimit: 100 });
  expect(z.parse(page, {})).toEqual({ limit: 50 });
  expect(z.parse(page, { limit: '100', before: '9' })).toEqual({ limit: 100, before: 9 });
  for (const limit of ['0', '101', '-1', '1.5', 'all']) expect(z.safeParse(page, { limit }).success, limit).toBe(false);
});
