import { expect, test } from 'vitest';
import { mergeReadings } from './merge-readings.ts';
import type { Reading } from './reading.ts';

const reading = (worth: number, ...texts: string[]): Reading => ({
  lines: texts.map((text) => ({ text, confidence: 90 })),
  worth,
  confidence: 90,
  tilt: 0,
});

test('nothing read gives no text and no confidence', () => {
  expect(mergeReadings([reading(0, '~~')])).toEqual({ text: '', confidence: 0 });
  expect(mergeReadings([])).toEqual({ text: '', confidence: 0 });
});

test('a line that only another look saw is added', () => {
  const { text } = mergeReadings([reading(50, 'Valerian root 450 mg'), reading(40, 'Chamomile flower 200 mg')]);

  expect(text).toBe('Valerian root 450 mg\nChamomile flower 200 mg');
});

test('the same line with a letter misread is not added again', () => {
  const { text } = mergeReadings([reading(50, 'Valerian root 450 mg'), reading(40, 'Va1erian rooi 450 mg')]);

  expect(text).toBe('Valerian root 450 mg');
});

test('an amount that only another look saw goes to the name it stands with', () => {
  const { text } = mergeReadings([reading(50, 'Vitamin B6', 'Chamomile 200 mg'), reading(40, 'Vitamin B6 2 mg')]);

  expect(text.split('\n')).toContain('Chamomile 200 mg');
  expect(text.split('\n').filter((line) => line.startsWith('Vitamin'))).toHaveLength(1);
});

test('an amount that was read is never overruled by another look', () => {
  const { text } = mergeReadings([reading(50, 'Valerian root 450 mg'), reading(40, 'Valerian root 950 mg')]);

  expect(text).toBe('Valerian root 450 mg');
});

test('a look that read little adds nothing', () => {
  const { text } = mergeReadings([reading(100, 'Valerian root 450 mg'), reading(10, 'Nonsense words here')]);

  expect(text).toBe('Valerian root 450 mg');
});
