import { expect, test } from 'vitest';
import { averageLabel, averageOf, barPercent, scoreLabel, trendLabel } from './scores.ts';

test('scores have the words of their own scale', () => {
  expect([1, 2, 3, 4, 5].map((score) => scoreLabel('sleep', score))).toEqual([
    'Very Poor',
    'Poor',
    'Average',
    'Good',
    'Excellent',
  ]);
  expect(scoreLabel('stress', 5)).toBe('Severe');
});

test('an average between two words is never called better than it is', () => {
  expect(averageLabel('sleep', 3.9)).toBe('Average');
  expect(averageLabel('stress', 3.1)).toBe('High');
});

test('days without a score are left out of the mean, and no days have none', () => {
  expect(averageOf([4, null, 2])).toBe(3);
  expect(averageOf([null])).toBeNull();
});

test('less stress is an improvement, less sleep is not', () => {
  expect(trendLabel('stress', [4, 2])).toBe('Improving');
  expect(trendLabel('stress', [2, 4])).toBe('Worsening');
  expect(trendLabel('sleep', [4, 2])).toBe('Declining');
  expect(trendLabel('energy', [3, 3])).toBe('Stable');
  expect(trendLabel('energy', [3])).toBe('Not enough data');
  expect(trendLabel('energy', [3, null])).toBe('Insufficient data');
});

test('a bar is never wider than its place', () => {
  expect(barPercent(2.5)).toBe(50);
  expect(barPercent(9)).toBe(100);
});
