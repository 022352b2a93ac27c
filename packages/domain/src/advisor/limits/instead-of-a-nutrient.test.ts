import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const lacking = { age: 38, gender: 'female', currentMedications: 'none', healthConcerns: 'low iron' };

test.each([
  ['can I drink nettle tea rather than my iron tablets?', 'Nettle leaf cannot take the place of iron'],
  ['thinking of swapping the iron pills for spirulina', 'Spirulina cannot take the place of iron'],
  ['beetroot in place of the iron the doctor gave me?', 'Beet root cannot take the place of iron'],
  ['would parsley replace my iron tablets', 'Parsley cannot take the place of iron'],
  ['horsetail instead of the calcium tablets from my gp', 'Horsetail cannot take the place of calcium'],
])('a plant fills no lack that a doctor treats: "%s"', (asked, line) => {
  const { text } = lastOf(lacking, asked);
  expect(text).toContain(line);
  expect(text).toContain('Go on as prescribed');
  expect(text).not.toContain('Both bring');
});

test.each([
  'ginger beside my iron tablets, is that ok?',
  'peppermint instead of coffee?',
  'does nettle tea hold iron?',
  'turmeric instead of vitamin c',
])('nothing of the kind is given up: "%s"', (asked) =>
  expect(lastOf(lacking, asked).text).not.toContain('cannot take the place'),
);
