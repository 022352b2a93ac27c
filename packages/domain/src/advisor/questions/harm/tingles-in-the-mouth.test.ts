import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const tested = 'until a doctor or an allergy clinic has tested it';

test.each([
  ['is rosemary ok?', 'and kiwi fruit, i get a funny tingle'],
  ['is papaya fine? feels funny on my tongue'],
  ['banana smoothie leaves my tongue prickly, is that bad'],
  ['kiwi ok? bit of a prickle in the mouth after'],
])('a mouth that tingles from a fruit is held against the latex of the profile: "%s"', (...turns) => {
  const { text, findings } = lastOf({ age: 50, allergies: 'latex' }, ...turns);
  expect(text).toContain(tested);
  expect(text).toContain('emergency number');
  expect(text).not.toContain('come from nerves');
  expect(findings.map(({ with: { name } }) => name)).toEqual(['latex']);
});

test.each(['walnuts make my throat scratchy', 'i get a tingly tongue with pineapple'])(
  'so it is without an allergy in the profile: "%s"',
  (asked) => expect(lastOf({ age: 30 }, asked).text).toContain(tested),
);

test.each([
  'my hands tingle at night, kiwi any good',
  'is honey good for an itchy throat',
  'i get cold sores, lips tingle, does lemon balm help',
  'i get an itchy mouth with hay fever, is nettle tea ok',
  'echinacea numbs my tongue is that normal',
  'my feet tingle, is b12 good',
])('no mouth tingles from a food: "%s"', (asked) => expect(lastOf({ age: 30 }, asked).text).not.toContain(tested));

test('a tingle that is liked, or of the mouth, is none of the hands', () => {
  expect(lastOf({ age: 30 }, 'peppermint gives me a nice tingle').text).not.toContain('come from nerves');
  expect(lastOf({ age: 30 }, 'tingling in my toes').text).toContain('come from nerves');
});
