import { expect, test } from 'vitest';
import { findHerb } from '../../../herbs/catalogue.ts';
import { characterOf } from '../../../herbs/character/character.ts';
import { forms, substances } from '../../../herbs/character/substances.ts';
import { readText } from '../../../resolve/read.ts';
import { lastOf } from '../../../../testing/talk.ts';

const answerTo = (question: string) => lastOf({ age: 40 }, question).text;

test.each([
  ['What is the difference between turmeric and curcumin?', /^Not quite: curcumin is what turmeric holds/],
  ['is allicin the same as garlic', /^Not quite: allicin is what garlic holds/],
  ['folic acid or folate, what is the difference', /Folate is the vitamin as food holds it/],
  ["what's the difference between omega 3 and fish oil", /look on the label for the amounts of EPA and DHA/],
  ['psyllium and isabgol same thing?', /^Yes: both names stand for psyllium/],
])('%s', (question, says) => {
  expect(answerTo(question)).toMatch(says);
});

test('a substance is told beside what speaks against its plant', () => {
  expect(lastOf({ currentMedications: 'sertraline' }, "hypericin and St John's wort, same?").text).toContain(
    'sertraline',
  );
});

test('every name of a substance or form is read as its herb, and forms are told apart', () => {
  const named = [...Object.entries(substances), ...Object.entries(forms)];
  const unread = named.flatMap(([key, words]) =>
    words.filter((word) => !readText(word).mentions.some(({ id }) => id === key)).map((word) => `${key}: ${word}`),
  );
  expect(named.filter(([key]) => findHerb(key) === undefined)).toEqual([]);
  expect(unread).toEqual([]);
  expect(Object.keys(forms).filter((key) => characterOf(key).kinds === null)).toEqual([]);
});
