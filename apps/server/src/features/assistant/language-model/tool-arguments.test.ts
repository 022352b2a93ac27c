import { expect, test } from 'vitest';
import { toArguments } from './tool-arguments.ts';

test('the arguments of a call are handed on as they are', () => {
  expect(toArguments('{"query":"sleep"}')).toEqual({ query: 'sleep' });
});

test.each(['', '{"query":', 'null', '7', '"sleep"', '["sleep"]'])(
  'what is no object becomes an empty one: %j',
  (text) => {
    expect(toArguments(text)).toEqual({});
  },
);
