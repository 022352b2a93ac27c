import { expect, test } from 'vitest';
import { correctSymptoms } from './correct-symptoms.ts';

test.each([
  ['i cant sleap, plz help', 'i cant sleep, plz help'],
  ['im pregnent', 'im pregnant'],
  ['constapation remedys', 'constipation remedy'],
  ['stumach and bloting', 'stomach and bloating'],
])('%s reads %s', (typed, meant) => {
  expect(correctSymptoms(typed)).toMatch(new RegExp(meant));
});

test.each([
  'a steep hill and sheep',
  'I was in prison',
  'meditation and a good breath',
  'we tried it at the convention',
])('%s stays as it is', (text) => {
  expect(correctSymptoms(text)).toBe(text);
});
