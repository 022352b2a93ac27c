import { expect, test } from 'vitest';
import { lastOf } from '../../testing/talk.ts';
import { readText } from './read.ts';

test.each([
  'my mum gets bad hayfever from ragweed',
  'my dad has awful hay fever with ragweed',
  'she has ragweed hayfever',
  'ragweed sets off her hay fever',
  'he sneezes from ragweed pollen',
  'i get it in the eyes, hayfever off ragweed',
  'she broke out in a rash picking daisies once',
  'his skin flares up round sunflowers',
  'i cant be near chrysanthemums, come up in welts',
  'something about daisies, swell up',
  'ragweed season is murder for me',
  'hay fever from grasses and ragweed',
])('hay fever of a plant is an allergy to it: "%s"', (told) =>
  expect(readText(told).mentions).toContainEqual(
    expect.objectContaining({ id: 'ragweed-daisy-family', allergy: true, negated: false }),
  ),
);

test.each([
  'local honey for hayfever, does it work',
  'is nettle good for hay fever?',
  'is mugwort any good for my hayfever',
  'my girl makes daisy chains all day',
  'daisies dont bother me',
])('what is to help with it is none: "%s"', (asked) =>
  expect(readText(asked).mentions.some(({ allergy }) => allergy)).toBe(false),
);

test('told in the same breath of somebody else, it is checked for them', () => {
  const { text, offered } = lastOf(
    { age: 29, allergies: 'None' },
    'chamomile tea every single night, any harm in it?',
    'my mum gets bad hayfever from ragweed, can she drink it as well?',
  );
  expect(text).toMatch(/For your mum, ask first about chamomile[^]*ragweed/);
  expect(offered).not.toContain('chamomile');
});
