import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

test.each([
  [
    { age: 72, currentMedications: 'warfarin' },
    'can I take turmeric?',
    'what if I check my INR more often',
    /turmeric and warfarin/,
  ],
  [
    { age: 52, currentMedications: 'gliclazide' },
    'can I take berberine?',
    'I measure my sugar every day anyway',
    /agree on it first/,
  ],
  [
    { age: 52, currentMedications: 'gliclazide' },
    'can I take berberine?',
    "can't I just check my sugars more",
    /agree on it first/,
  ],
  [
    { age: 52, currentMedications: 'lisinopril', healthConcerns: 'high blood pressure' },
    'can I take licorice?',
    'what if I keep an eye on my blood pressure',
    /stays a no/,
  ],
])('to measure more does not make it safe: %o, %s, %s', (person, first, then, says) => {
  const { text } = lastOf(person, first, then);
  expect(text).toMatch(/Measuring shows harm sooner; it does not keep it away/);
  expect(text).toMatch(says);
});

test('how often to measure is another question', () => {
  const { text } = lastOf(
    { age: 52, currentMedications: 'gliclazide' },
    'can I take berberine?',
    'how often should I check my sugar',
  );
  expect(text).not.toMatch(/does not keep it away/);
});
