import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

test.each([
  ['can lemon balm and mint go in the same pot then', /Better apart\. Lemon balm and peppermint spread/],
  ['lemon verbena and mint, same bed or apart?', /Better apart\. Peppermint spreads/],
  ['can I plant mint and chamomile together in one box', /crowds out chamomile/],
  ['will sage and thyme get on in the same box on the balcony', /they fit: sage and thyme/],
  ['basil and rosemary in one pot on the sill?', /I hold nothing on how basil and rosemary/],
])('of two plants in one soil: "%s"', (asked, says) => {
  const { text } = lastOf({ age: 52 }, asked);
  expect(text).toMatch(says);
  expect(text).not.toMatch(/Known side effects/);
});

test.each(['can I drink lemon balm and mint in one pot of tea', 'are sage and thyme ok together for a cough?'])(
  'and not of what is drunk: "%s"',
  (asked) => expect(lastOf({ age: 52 }, asked).text).not.toMatch(/Better apart|they fit/),
);

test.each([
  'Name me one plant that lowers LDL with evidence you would defend before a statistician.',
  'name one plant that really helps sleep',
  'which plant that is mild helps sleep?',
])('a plant that helps is no plant to grow: "%s"', (asked) => {
  expect(lastOf({ age: 57 }, asked).text).not.toMatch(/six hours of sun/);
});

test('how many grams, and together with the tablet: both are answered', () => {
  const { text } = lastOf(
    { age: 57, currentMedications: 'simvastatin 40' },
    'And psyllium, how many grams, and together with the tablet?',
  );
  expect(text).toMatch(/Better not at the same time/);
  expect(text).toMatch(/7 to 11 g/);
});
