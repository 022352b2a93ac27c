import { expect, test } from 'vitest';
import { endsName, splitNames } from './name-list.ts';

test.each([
  ['Warfarin 2,5 mg, Vitamin D 1,000 IU', ['Warfarin 2,5 mg', 'Vitamin D 1,000 IU']],
  ['Omega 3, 5-HTP', ['Omega 3', '5-HTP']],
  ['Vitamin B12,Zinc', ['Vitamin B12', 'Zinc']],
  ['Digoxin;Zinc\nIron,, Iron ,', ['Digoxin', 'Zinc', 'Iron']],
  ['Vitamin B12,', ['Vitamin B12']],
  [null, []],
])('"%s": an amount is never cut in two, a list always', (text, names) => expect(splitNames(text)).toEqual(names));

test.each([
  ['Metformin,', true],
  ['Levothyroxine 0,', false],
  ['Levothyroxine 0,5', false],
  ['Vitamin B12, ', true],
])('while "%s" is typed, the name has ended: %s', (text, ended) => expect(endsName(text)).toBe(ended));
