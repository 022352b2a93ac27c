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
