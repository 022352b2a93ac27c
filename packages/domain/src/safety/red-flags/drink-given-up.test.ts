import { describe, expect, test } from 'vitest';
import { findRedFlagInTalk } from './alarm-in-talk.ts';
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

test.each([
  ['two bottles of wine every evening, jacking it in from sunday. lemon balm for the nerves?'],
  ['I get through a bottle of red most nights and mean to give it up for good. Passionflower?'],
  ['a litre of cider a day, going cold turkey monday, which tea'],
  ['ten pints a night, kicking the booze from tomorrow, kudzu?'],
  [
    'bottle of vodka every two days for about 6 yrs, doc says liver enzymes are up. get milk thistle?',
    'want to knock it on the head this week. would kava take the edge off, read it works like booze without the booze',
  ],
  ['i have 8 cans a night. does milk thistle help?', 'packing it in tomorrow, valerian for the nerves?'],
])('what is drunk each day is not stopped alone, without any shakes told: "%s" "%s"', (...told) => {
  const flag = findRedFlagInTalk(told.slice(0, -1), told.at(-1) ?? '');
  expect(flag?.id).toMatch(/^(?:withdrawal|dependence)$/);
  expect(flag?.paragraphs.join(' ')).toMatch(/do not stop (?:alone|all at once)/i);
});

test.each([
  ['two coffees a day and I want to go cold turkey. ashwagandha ok?'],
  ['a glass of wine most evenings, thinking of packing it in for January. herbal tea instead?'],
  ['I went cold turkey in 2015, was a bottle of gin a day then. dandelion tea for digestion?'],
  ['a bottle of water every two hours, want to knock the sugar on the head. cinnamon?'],
  ['valerian for sleep?', 'it does nothing, shall I knock it on the head?'],
])('no drink that the body leans on: "%s" "%s"', (...told) =>
  expect(findRedFlagInTalk(told.slice(0, -1), told.at(-1) ?? '')).toBeNull(),
);

describe('what the hands do days after the last drink', () => {
  test.each([
    'shaking badly two days after my last drink',
    'day 3 without alcohol, trembling hands, need something herbal',
    'no wine since friday and my hands are trembling',
    'shaking since my last vodka on Sunday, will chamomile do',
  ])('"%s" is for a doctor today', (told) => expect(findRedFlag(told)?.id).toBe('withdrawal'));

  test.each([
    'no beer for 3 weeks and I sleep so much better',
    'I get the shakes after my last coffee of the day',
    'two weeks without wine, lovely, any tea against night sweats in menopause?',
  ])('"%s" is not', (told) => expect(findRedFlag(told)).toBeNull());
});
