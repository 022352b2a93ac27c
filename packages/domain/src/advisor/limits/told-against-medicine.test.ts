import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

test.each([
  ['carbimazole', 'My thyroid is slow, could ashwagandha or kelp get it going?'],
  ['methimazole', 'I have an underactive thyroid, is lemon balm ok?'],
  ['levothyroxine', 'my thyroid is overactive, is bugleweed ok'],
])('%s does not fit what is told: "%s"', (currentMedications, asked) =>
  expect(lastOf({ age: 55, currentMedications }, asked).text).toContain('One thing does not fit'),
);

test.each([
  ['levothyroxine', 'my thyroid is slow, is lemon balm ok'],
  ['carbimazole', 'my thyroid is overactive, is lemon balm ok'],
  ['amlodipine', 'my thyroid is slow, is kelp ok'],
])('%s fits, or says nothing of it: "%s"', (currentMedications, asked) =>
  expect(lastOf({ age: 55, currentMedications }, asked).text).not.toContain('does not fit'),
);

test.each([
  'doc says my dose is a bit too high already, tsh low',
  'my levothyroxine dose is too high, thyroid is overactive now',
])('a dose that is too high is no other illness: "%s"', (told) => {
  const { text } = lastOf({ age: 46, currentMedications: 'levothyroxine' }, 'so stressed, ashwagandha?', told);
  expect(text).not.toContain('One thing does not fit');
  expect(text).toContain('do not lower or stop it by yourself');
});
