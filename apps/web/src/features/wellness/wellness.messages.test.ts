import { expect, test } from 'vitest';
import { wellnessMessages } from './wellness.messages.ts';

test.each([
  [0, 0, 'No entry can be saved.'],
  [1, 0, 'One entry can be saved.'],
  [1, 1, 'One entry can be saved. It replaces what is already logged on that day.'],
  [5, 1, '5 entries can be saved. One of them replaces what is already logged on that day.'],
  [5, 3, '5 entries can be saved. 3 of them replace what is already logged on those days.'],
])('of %i days to import %i are there already', (count, replaced, sentence) => {
  expect(wellnessMessages.importCount({ count, replaced })).toBe(sentence);
});
