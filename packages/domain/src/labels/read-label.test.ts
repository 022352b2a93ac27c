import { expect, test } from 'vitest';
import { readLabel } from './read-label.ts';

test('a label gives its product, its herbs with amounts and units, and its warnings', () => {
  const label = readLabel(
    [
      'SLEEP WELL',
      'Melatonin 3 mg',
      'Supplement Facts',
      'Serving Size 1 Tablet',
      'Melatonin 3 mg',
      'Vitamin B6 10 mg',
      'Other ingredients: cellulose',
      'Warning: do not use if pregnant or nursing.',
    ].join('\n'),
  );
  expect(label.primaryHerbKey).toBe('melatonin');
  expect(label.ingredients).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ herbKey: 'melatonin', amount: 3, unit: 'mg' }),
      expect.objectContaining({ herbKey: 'vitamin-b6', amount: 10, unit: 'mg' }),
    ]),
  );
  expect(label.warnings).toEqual([expect.stringMatching(/pregnant or nursing/)]);
});

test('a text without any known name finds no herb and invents nothing', () => {
  const label = readLabel('Grandmother’s kitchen\nBest before 2027');
  expect(label.primaryHerbKey).toBeNull();
  expect(label.ingredients).toEqual([]);
});
