import { expect, test } from 'vitest';
import { endsName, namesIn, splitNames, withoutMarks } from './name-list.ts';

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

test('names are split at commas and lines, without the mark of ticked boxes, each once', () => {
  expect(namesIn('Poor sleep\nSafety: Diabetes, Liver disease')).toEqual(['Poor sleep', 'Diabetes', 'Liver disease']);
  expect(namesIn('Warfarin, warfarin 5 mg; Warfarin,')).toEqual(['Warfarin', 'warfarin 5 mg']);
  expect(namesIn('Levothyroxine 0,1 mg')).toEqual(['Levothyroxine 0,1 mg']);
  expect(namesIn(null)).toEqual([]);
});

test('a text of a profile is shown without the mark of ticked boxes, its lines as they were', () => {
  expect(withoutMarks('Poor sleep\nSafety: Diabetes')).toBe('Poor sleep\nDiabetes');
  expect(withoutMarks('Safety: Diabetes, Surgery planned')).toBe('Diabetes, Surgery planned');
  expect(withoutMarks('Safety: a worry of mine')).toBe('a worry of mine');
});
