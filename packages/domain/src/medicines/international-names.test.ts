import { expect, test } from 'vitest';
import { readList } from '../resolve/read.ts';

test.each([
  ['Acard 75', ['aspirin']],
  ['Bisocard', ['bisoprolol']],
  ['carbasalaat calcium', ['aspirin']],
  ['Trazolan 100', ['trazodone']],
  ['Kventiax', ['quetiapine']],
  ['Ketrel', ['quetiapine', 'tretinoin']],
  ['Конкор', ['bisoprolol']],
  ['Ecosprin 75', ['aspirin']],
  ['Doreta', ['acetaminophen', 'tramadol']],
  ['Grandpa powder', ['acetaminophen', 'aspirin', 'caffeine']],
])('the box says "%s" elsewhere in the world', (typed, ids) => {
  expect(
    readList(typed)
      .mentions.map(({ id }) => id)
      .toSorted(),
  ).toEqual(ids);
});

test.each(['my grandpa', 'a comet', 'an eve of the feast', 'the tulip'])('"%s" is no medicine', (typed) => {
  expect(readList(typed).mentions.filter(({ kind }) => kind === 'medicine')).toEqual([]);
});
