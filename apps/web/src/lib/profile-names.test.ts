import { expect, test } from 'vitest';
import { namesIn, withoutMarks } from './profile-names.ts';

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
