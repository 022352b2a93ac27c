import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const child = { age: 6, gender: 'female' };

test.each([
  'now she has a fever of 39',
  "she's got a bit of a fever, 38.2",
  'and she has a temperature',
  'her temperature is 39',
])('a fever told beside a cough brings when that is for a doctor: %s', (sign) => {
  const { text, level } = lastOf(child, 'she has a cough at night, what can I give', sign);
  expect(level).toBe('none');
  expect(text).toMatch(/See a doctor today with a rash, a stiff neck/);
  expect(text).not.toMatch(/begin with honey/);
});

test.each(["she's wheezing a bit", 'her breathing is fast'])(
  'breath that goes hard is for a doctor today, whatever was spoken of: %s',
  (sign) => {
    const { text, level } = lastOf(child, 'is elderberry syrup ok for her?', sign);
    expect(level).toBe('urgent');
    expect(text).not.toMatch(/stays the same/);
  },
);

test('no fever, and hay fever, are no fever', () => {
  for (const sign of ['she has no fever', 'she has hay fever'])
    expect(lastOf(child, 'she has a cough at night, what can I give', sign).text).not.toMatch(/A fever as well/);
});

test('a high fever told alone is no emergency, with another sign it is', () => {
  expect(lastOf(child, 'now she has a fever of 39').level).toBe('none');
  expect(lastOf(child, 'she has a fever of 39 and I cannot wake her').level).toBe('emergency');
  expect(lastOf({ age: 34 }, 'I have a fever of 38.7 now').level).toBe('none');
});
