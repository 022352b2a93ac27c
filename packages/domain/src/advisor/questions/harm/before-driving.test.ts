import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const asker = { age: 40, currentMedications: 'none' };

test.each([
  'I drive home 40 min after shift, so I take it at home not before, correct?',
  "Then I only take it after I'm home from driving the bus, right?",
  'so never take it when I must drive afterwards, correct',
])('who means to take it after driving is told that it is right: "%s"', (asked) => {
  const { text, offered } = lastOf(asker, 'is valerian good for sleep?', asked);
  expect(text).toMatch(/^Yes, right: take valerian only when you will not drive/);
  expect(offered).toEqual([]);
});

test.each([
  'I take it before I drive to work, yes?',
  'i have to go to the vet by car at ten, take it before i drive or after?',
  'can i drink it on the way home while driving',
])('before driving it is no: "%s"', (asked) =>
  expect(lastOf(asker, 'is valerian good for sleep?', asked).text).toMatch(/^Not before driving/),
);
