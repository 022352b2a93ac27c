import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const asker = { age: 66, gender: 'male', currentMedications: 'aspirin 75, metformin', healthConcerns: 'angina' };
const ahead = ['is garlic ok for me?', 'having my knee done in two weeks', 'should i stop the garlic caps'] as const;

test.each([
  ['and the aspirin?', 'aspirin stays', 'a stent can close'],
  ['what about my aspirin, leave it out too', 'aspirin stays', 'a stent can close'],
  ['and my metformin', 'metformin stays', 'pre-operative clinic'],
  ['and the other tablets?', 'aspirin and metformin stay', 'pre-operative clinic'],
])('nobody stops an own medicine alone before an operation: "%s"', (asked, stays, why) => {
  const { text } = lastOf(asker, ...ahead, asked);
  expect(text).toContain(stays);
  expect(text).toContain(why);
  expect(text).not.toMatch(/garlic/i);
});

test('nor once it was asked whether to stop a herb', () =>
  expect(lastOf(asker, 'should i stop ginkgo?', 'and the aspirin').text).toContain('aspirin stays'));

test.each(['is it ok with aspirin', 'and ibuprofen?'])('but what is asked of besides is no stopping: "%s"', (asked) =>
  expect(lastOf(asker, 'is garlic ok for me?', asked).text).not.toContain('as prescribed until'),
);
