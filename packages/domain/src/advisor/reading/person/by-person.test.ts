import { expect, test } from 'vitest';
import { byPerson } from './by-person.ts';

test('what is told of two people is parted by whom it is told of', () => {
  expect(byPerson('my husband is on ramipril, and my gran is on warfarin')).toEqual([
    'my husband is on ramipril, and ',
    'my gran is on warfarin',
  ]);
});

test('who is only named has no piece of their own', () => {
  expect(byPerson('is it safe for my wife and my son')).toHaveLength(1);
  expect(byPerson('my mother and my father had diabetes')).toHaveLength(1);
  expect(byPerson('my wife takes warfarin and she cannot sleep')).toHaveLength(1);
});

test('what children share is answered for the youngest', () => {
  expect(byPerson('my son is 4 and my daughter is 9, both have a cough').at(-1)).toContain('son is 4');
});
