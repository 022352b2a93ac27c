import { expect, test } from 'vitest';
import { supplyWords } from './supply-words.ts';

const words = (dosesLeft: number, daysLeft: number | null) =>
  supplyWords({ supply: { dosesLeft, countedOn: '2026-11-20', daysLeft } });

test('doses left are told with the days they last, and a week ahead that they run low', () => {
  expect(words(30, 15)).toEqual({ text: '30 doses left, about 15 days', alarm: null });
  expect(words(14, 7)).toEqual({ text: '14 doses left, about 7 days', alarm: 'Running low:' });
  expect(words(1, 1)).toEqual({ text: '1 dose left, about 1 day', alarm: 'Running low:' });
  expect(words(1, 0)).toEqual({ text: '1 dose left, less than a day', alarm: 'Running low:' });
  expect(words(0, 0)).toEqual({ text: 'by your count', alarm: 'Used up' });
});

test('without a schedule, or far ahead, only the doses are told', () => {
  expect(words(2, null)).toEqual({ text: '2 doses left', alarm: null });
  expect(words(300, 300)).toEqual({ text: '300 doses left', alarm: null });
  expect(supplyWords({ supply: null })).toBeNull();
});
