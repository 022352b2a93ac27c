import { describe, expect, test } from 'vitest';
import { readList } from './read.ts';
import { resolveName } from './resolve-name.ts';

const readAs = (text: string) => readList(text).mentions.map(({ id, form }) => `${id}:${form}`);

describe('alcohol that a herb is drawn with', () => {
  test.each([
    ['tincture in alcohol of valerian', 'valerian:tincture'],
    ['alcoholic extract of milk thistle', 'milk-thistle:tincture'],
    ['hawthorn 1:5 in 25% alcohol', 'hawthorn:tincture'],
    ['gripe water with alcohol', 'dill:tincture'],
    ['echinacea in 45% ethanol', 'echinacea:tincture'],
    ['alcohol-free valerian tincture', 'valerian:extract'],
    ['hawthorn glycerite', 'hawthorn:extract'],
  ])('“%s” is %s, and no drink', (text, told) => {
    expect(readAs(text)).toEqual([told]);
    expect(readList(text).unrecognised).toEqual([]);
  });

  test('a drink beside a herb is one', () => {
    expect(readAs('valerian with wine')).toContain('alcohol:unspecified');
  });
});

test.each(['Ginger Rogers', 'Basil Fawlty', 'Rosemary Smith'])('“%s” is a person', (name) => {
  expect(resolveName(name)).toEqual([]);
  expect(readAs(name)).toEqual([]);
});

test.each([
  ['Zn', 'zinc'],
  ['Ca', 'calcium'],
  ['Cu', 'copper'],
])('the sign %s on a label is %s', (sign, key) => expect(resolveName(sign)[0]?.id).toBe(key));
