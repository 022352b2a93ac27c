import { expect, test } from 'vitest';
import { publishersOf } from './sheet-words.ts';

const by = (...publishers: string[]) => publishers.map((publisher) => ({ publisher }));

test('who stands behind a finding is told once each, and of many the first three', () => {
  expect(publishersOf(by('NCCIH', 'MSK', 'NCCIH'))).toBe('NCCIH; MSK');
  expect(publishersOf(by('NCCIH', 'MSK', 'EMA', 'WHO', 'NIH ODS'))).toBe('NCCIH; MSK; EMA; and 2 more');
});
