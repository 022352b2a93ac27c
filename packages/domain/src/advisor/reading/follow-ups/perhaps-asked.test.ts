import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

const first = 'what helps with bloating?';
const lost = /not sure what you mean|cannot tell what you mean/;

describe('what nothing has understood is guessed, and the guess is said', () => {
  test.each([
    ['a horrid thing on the tongue, presumably', /taste/],
    ['will my doctor laugh at me', /If I take you right, you ask: should I tell my doctor/],
  ])('"%s"', (message, told) => {
    const { text } = lastOf(healthyAdult, first, message);
    expect(text).toMatch(told);
    expect(text).not.toMatch(lost);
  });

  test('what is like nothing is asked back', () => {
    expect(lastOf(healthyAdult, first, 'the moon is very bright tonight').text).toMatch(lost);
  });

  test.each([
    'the kitten sniffs at it',
    'the parrot would like a leaf',
    'puss wants a sip',
    'the sell-by is long gone',
  ])('no fact and nobody else is guessed from "%s"', (message) => {
    expect(lastOf(healthyAdult, first, message).text).not.toMatch(
      /you ask: (?:I |can (?:my dog|children)|is it still good past)/,
    );
  });
});
