import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

test.each([
  [
    'In Jamaica we drink sorrel (hibiscus) at Christmas. All right for me?',
    'And grapefruit?',
    'One cup of the sorrel or two then?',
  ],
  ['we make karkade, that is hibiscus. fine?', 'and lemon balm?', 'how much karkade a day'],
  ['my aunt brews bissap, i.e. hibiscus', 'is valerian ok?', 'and the bissap, how many cups?'],
])('what somebody calls a herb stands for it: "%s"', (told, between, asked) =>
  expect(lastOf({ age: 71 }, told, between, asked).text).toMatch(/hibiscus/i),
);

test('a tea is no name of its own', () =>
  expect(lastOf({ age: 71 }, 'is tea (chamomile) ok?', 'and black tea?').text).not.toMatch(/chamomile/i));
