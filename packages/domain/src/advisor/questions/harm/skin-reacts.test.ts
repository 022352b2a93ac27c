import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

test.each([
  ['spots on my chin, what can I put on it', 'it went red n itchy where i tried it'],
  ['acne cream idea, natural?', 'came up all bumpy where i dabbed it'],
  ['arnica for a bruise', 'where i put it the skin is all itchy now'],
])('after "%s", "%s" is a reaction: it is stopped and washed off, and nothing is offered', (asked, told) => {
  const { text, recommended } = lastOf({ age: 37 }, asked, told);

  expect(text).toMatch(/^Stop using (?:tea tree|arnica) and wash it off/);
  expect(recommended).toEqual([]);
});

test('the scented oil is to blame, not what it was thinned with', () => {
  const talk = [
    'spots on my chin, what can I put on it',
    'how much in a spoon of coconut oil',
    'it went red where i tried it',
  ];

  expect(lastOf({ age: 37 }, ...talk).text).toMatch(/^Stop using tea tree/);
});
