import { expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

test.each([
  'truth is its 8 to 10 cans most days. im done, stopping dead tomorrow. last time i tried i shook like a leaf and saw stuff. got any herb for the shakes, valerian?',
  '12 pints a night and i am quitting cold tomorrow, last time i shook and saw spiders',
  'cutting out the beers completely from monday, six cans every night now. last time my hands shook',
  'packing in the drink tomorrow, i get through 10 tinnies a night. shook so bad last time i tried',
  'giving up the booze tomorrow just like that, last time i tried i was trembling',
  'six beers every night, stopping dead on sunday. last time i was sweating and saw things',
])('drink that is given up at once, in whichever words: "%s"', (told) => {
  expect(findRedFlag(told)?.id).toBe('withdrawal');
  expect(findRedFlag(told)?.paragraphs.join(' ')).toContain('do not stop alone');
});

test('with voices it is an emergency', () =>
  expect(findRedFlag('giving up the booze just like that, last time i was shaking and hearing voices')?.id).toBe(
    'withdrawal-emergency',
  ));

test.each([
  'i quit drinking and saw stuff online about milk thistle',
  'shook my head at the wine, quit years ago, saw things differently',
])('nothing of the kind: "%s"', (told) => expect(findRedFlag(told)).toBeNull());

test.each(['ten cans a day, quit drinking, shaking, and I want to die', 'im done with it all, stopping dead tomorrow'])(
  'a wish to die stays one: "%s"',
  (told) => expect(findRedFlag(told)?.id).toMatch(/self-harm/),
);
