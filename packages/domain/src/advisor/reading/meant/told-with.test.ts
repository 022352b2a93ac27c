import { expect, test } from 'vitest';
import { withHerbsNamed } from './as-named.ts';

const said = (text: string) => ({ role: 'user', text }) as const;
const ofBoth = [
  said('saw ashwagandha on tiktok for tiredness, legit?'),
  said('and nettle tea to help?'),
  said('my nan has St John’s wort in her garden. ok for me?'),
  said('My brother in law swears by saw palmetto.'),
];

test.each([
  ['so back to the tiktok one, why not', 'so back to ashwagandha, why not'],
  ['and the one from tiktok?', 'and ashwagandha?'],
  ['the tiktok thing again', 'ashwagandha again'],
  ['and the garden one only as tea?', 'and St John’s wort only as tea?'],
  ['going back to the palm one', 'going back to saw palmetto'],
  ['the water one', 'the water one'],
  ['the other one, nettle, is fine?', 'nettle, is fine?'],
  ['the first one (ashwagandha) then', 'ashwagandha then'],
])('"%s" means "%s"', (text, meant) => expect(withHerbsNamed(text, ofBoth)).toBe(meant));

test('a word that was told with two herbs points at neither', () =>
  expect(withHerbsNamed('the market one', [said('turmeric from the market'), said('cumin from the market too')])).toBe(
    'the market one',
  ));

test.each([
  ["back to Hilde's drops, would the alcohol in them have kept them good?", 'hawthorn'],
  ["and Hilde's tea, how much of it?", 'hawthorn'],
])('what belonged to somebody is what was told of them: "%s"', (asked, herb) =>
  expect(
    withHerbsNamed(asked, [
      { role: 'user', text: 'My late wife Hilde always made hawthorn drops for my heart.' },
      { role: 'assistant', text: 'Ask first.' },
      { role: 'user', text: 'And magnesium for cramps?' },
      { role: 'assistant', text: 'Leave it out.' },
    ]),
  ).toContain(herb),
);
