import { expect, test } from 'vitest';
import { maxKeys, maxLevels, refuseHostileShape } from './body-shape.ts';

const listOf = (parts: number) => `[${'1,'.repeat(parts - 1)}1]`;
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

test.each([
  ['as many parts as a body may have', listOf(maxKeys)],
  ['as deep as it may be', nested(maxLevels)],
  ['commas and brackets within a text', JSON.stringify({ text: `${listOf(2 * maxKeys)}${'['.repeat(2 * maxLevels)}` })],
  ['a quote within a text', JSON.stringify({ text: '"', more: `\\"${','.repeat(2 * maxKeys)}` })],
])('is passed on to be parsed: %s', (_, body) => {
  expect(() => refuseHostileShape(Buffer.from(body))).not.toThrow();
});

test.each([
  ['one part too many', listOf(maxKeys + 1)],
  ['one level too deep', nested(maxLevels + 1)],
  ['thousands of keys without a comma', '{"a":'.repeat(2 * maxKeys + 1)],
])('is refused before it is parsed: %s', (_, body) => {
  expect(() => refuseHostileShape(Buffer.from(body))).toThrow('nested too deeply');
});
