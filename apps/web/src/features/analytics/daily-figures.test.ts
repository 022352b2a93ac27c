import { expect, test } from 'vitest';
import { axisTop, percent, share, toFigures } from './daily-figures.ts';

const row = (date: string, counted: object = {}) => ({
  id: 1,
  date,
  totalUsers: 0,
  newSignups: 0,
  activeUsers: 0,
  chatMessages: 0,
  herbAnalyses: 0,
  productClicks: 0,
  pwaInstalls: 0,
  createdAt: '',
  ...counted,
});

test('every day of the range is there, and a day without a row keeps the accounts of the day before', () => {
  const figures = toFigures({
    rows: [row('2026-11-16', { totalUsers: 4 }), row('2026-11-18', { totalUsers: 5, activeUsers: 2, newSignups: 1 })],
    days: 7,
    today: '2026-11-20',
  });

  expect(figures.map(({ day }) => day.slice(-2))).toEqual(['14', '15', '16', '17', '18', '19', '20']);
  expect(figures.map(({ totalUsers }) => totalUsers)).toEqual([0, 0, 4, 4, 5, 5, 5]);
  expect(figures.map(({ engagement }) => engagement)).toEqual([0, 0, 0, 0, 40, 0, 0]);
});

test('engagement never passes a hundred percent, though some who were active are gone at the end of the day', () => {
  const [day] = toFigures({
    rows: [row('2026-11-20', { totalUsers: 1, activeUsers: 3 })],
    days: 1,
    today: '2026-11-20',
  });

  expect(day?.engagement).toBe(100);
});

test('a server on which it is tomorrow already ends the range with its own day', () => {
  const figures = toFigures({ rows: [row('2026-11-21')], days: 7, today: '2026-11-20' });

  expect(figures.at(-1)?.day).toBe('2026-11-21');
});

test('more clicks than questions are shown as they are, and clicks without questions as nothing', () => {
  const [more, none] = toFigures({
    rows: [
      row('2026-11-19', { chatMessages: 2, productClicks: 5 }),
      row('2026-11-20', { chatMessages: 0, productClicks: 5 }),
    ],
    days: 2,
    today: '2026-11-20',
  });

  expect([more?.clicksByQuestion, none?.clicksByQuestion]).toEqual([250, 0]);
});

test.each([
  [1, 3, '33.3%'],
  [0, 0, '0.0%'],
  [5, 0, '0.0%'],
  [7, 2, '350.0%'],
])('%i of %i is %s', (part, of, text) => {
  expect(percent(share(part, of))).toBe(text);
});

test.each([
  [[], 1],
  [[0, 0], 1],
  [[3], 5],
  [[5], 5],
  [[11, 2], 20],
  [[0.4], 0.5],
  [[760], 1000],
])('the axis over %j ends at %d', (values, top) => {
  expect(axisTop(values)).toBeCloseTo(top);
});
