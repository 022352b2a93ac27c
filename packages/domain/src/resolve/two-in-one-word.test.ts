import { expect, test } from 'vitest';
import { checkSafety } from '../index.ts';
import { readList, readText } from './read.ts';
import { resolveName } from './resolve-name.ts';

const keysIn = (text: string) => readText(text).mentions.map(({ id }) => id);

test.each([
  ['glucosaminechondroitin', ['glucosamine', 'chondroitin']],
  ['gingergarlic', ['ginger', 'garlic']],
  ['gingerandgarlic', ['ginger', 'garlic']],
  ['turmericboswellia', ['turmeric', 'boswellia']],
  ['ashwagandhacapsules', ['ashwagandha']],
  ['omega3fishoilcaps', ['omega-3-fish-oil']],
  ['greenteaextract', ['green-tea']],
  ['vitb12tablets', ['vitamin-b12']],
  ['warfarin5mgonceaday', ['warfarin']],
  ['apixaban5mgtwice', ['apixaban']],
  ['sertraline50mgeverymorning', ['sertraline']],
  ['vitd3k2drops', ['vitamin-d', 'vitamin-k']],
])('"%s" is read as its names, wherever it is typed', (typed, keys) => {
  expect(keysIn(`Can I take ${typed}?`)).toEqual(keys);
  expect(readList(typed).mentions.map(({ id }) => id)).toEqual(keys);
  expect(resolveName(typed).map(({ id }) => id)).toEqual(keys);
});

test('both halves of a name written in one word are checked', () => {
  const { findings } = checkSafety({ person: null, items: ['glucosaminechondroitin', 'warfarin'] });
  expect(findings.map(({ subject }) => subject.id)).toEqual(expect.arrayContaining(['glucosamine', 'chondroitin']));
});

test.each(['gingerbread', 'peppermint', 'horseradish', 'buttermilk', 'wintergreen', 'housetea', 'raindrops'])(
  '"%s" is no two names',
  (word) => {
    expect(keysIn(`I like ${word}`).length).toBeLessThan(2);
  },
);

test('a bare "plantain" may be the weed or the cooking banana: both are told', () => {
  expect(keysIn('Is plantain fine with spironolactone?')).toEqual([
    'greater-plantain',
    'potassium-rich-foods',
    'spironolactone',
  ]);
  expect(keysIn('plantain tea')).toEqual(['greater-plantain']);
  expect(keysIn('fried plantain')).toEqual(['potassium-rich-foods']);
});

test.each([
  ['biorę witaminę D', ['vitamin-d']],
  ['D-vitamin 2000', ['vitamin-d']],
  ['vitaminc', ['vitamin-c']],
  ['vitaminc1000', ['vitamin-c']],
  ['vitamina c', ['vitamin-c']],
  ['витамина С', ['vitamin-c']],
  ['kwas foliowy', ['vitamin-b9']],
  ['one vitamin each day', []],
  ['what fits with my meds', []],
])('vitamins are read abroad, and a vitamin is none of them: "%s"', (text, keys) => expect(keysIn(text)).toEqual(keys));

test.each(['constructor', 'valueOf', 'hasOwnProperty', '__proto__'])(
  'a word every object knows is a word like others: "%s"',
  (word) => {
    expect(keysIn(`As a ${word}, is ginger fine with warfarin?`)).toEqual(['ginger', 'warfarin']);
    expect(checkSafety({ person: null, items: [word, 'ginger'] }).recognised.map(({ id }) => id)).toEqual(['ginger']);
  },
);

test('glycogen is no glucagon', () => expect(keysIn('glycogen in the muscles')).toEqual([]));
