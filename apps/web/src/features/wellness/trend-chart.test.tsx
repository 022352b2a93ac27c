import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import '../../styles/app.css';
import { entryOf } from '../../../testing/examples.ts';
import { toPoints } from './chart-days.ts';
import { toBands } from './course-bands.tsx';
import { TrendChart } from './trend-chart.tsx';

const today = '2026-11-20';

function drawChart(scores: Readonly<Record<string, number>>, days: 7 | 30 | 90 = 7) {
  const entries = Object.entries(scores).map(([date, sleepQuality]) =>
    entryOf({ date, sleepQuality, energyLevel: 3, stressLevel: 3 }),
  );
  render(
    <div style={{ width: 320 }}>
      <TrendChart
        label="Sleep Quality"
        metric="sleep"
        bar="bg-leaf"
        points={toPoints({ entries, field: 'sleepQuality', days, today })}
        logged={entries.map(({ sleepQuality }) => sleepQuality)}
      />
    </div>,
  );
  return [...document.querySelectorAll('[data-bar]')];
}

test.each([7, 30, 90] as const)(
  'every logged day of %d has a bar that can be seen, and none is wider than the chart',
  (days) => {
    const bars = drawChart({ '2026-11-19': 1, '2026-11-20': 5 }, days);
    const chart = screen.getByRole('slider').getBoundingClientRect();

    expect(bars).toHaveLength(2);
    for (const bar of bars) {
      expect(bar.getBoundingClientRect().width).toBeGreaterThan(1);
      expect(bar.getBoundingClientRect().right).toBeLessThanOrEqual(chart.right + 0.5);
    }
  },
);

test('a bar is as high as its score is of five', () => {
  const [low, high] = drawChart({ '2026-11-19': 1, '2026-11-20': 5 });
  const heightOf = (bar: Element | undefined) => bar?.getBoundingClientRect().height ?? 0;

  expect(heightOf(low) / heightOf(high)).toBeCloseTo(0.2, 1);
});

test('a chart can be walked day by day with the arrows, and gaps say that nothing was logged', async () => {
  drawChart({ '2026-11-18': 4, '2026-11-20': 5 });
  const slider = screen.getByRole('slider', { name: /Sleep Quality/ });

  slider.focus();
  expect(slider.getAttribute('aria-valuetext')).toBe('Fri 20 Nov: 5 of 5, Excellent');
  await userEvent.keyboard('{ArrowLeft}');
  expect(slider.getAttribute('aria-valuetext')).toBe('Thu 19 Nov: nothing logged');
  await userEvent.keyboard('{ArrowLeft}');
  expect(slider.getAttribute('aria-valuetext')).toBe('Wed 18 Nov: 4 of 5, Good');
});

test('the chart is there as a table too, with the days that were logged', () => {
  drawChart({ '2026-11-18': 4, '2026-11-20': 5 });

  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Wed 18 Nov', 'Fri 20 Nov']);
});

test('one point is not enough for a trend', () => {
  drawChart({ '2026-11-20': 5 });

  expect(screen.getByText('Not enough data')).toBeVisible();
});

test('while entries are loaded nothing is said about them', () => {
  render(
    <TrendChart label="Score" metric="sleep" bar="bg-leaf" points={[{ day: today, score: null }]} logged={null} />,
  );

  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Loading…');
  expect(screen.queryByText(/Nothing logged|Not enough data/)).toBeNull();
});

test.each([
  ['stress', [2, 4], 'Worsening', 'up', 'from 2 to 4'],
  ['stress', [4, 2], 'Improving', 'down', 'from 4 to 2'],
  ['sleep', [2, 4], 'Improving', 'up', 'from 2 to 4'],
  ['sleep', [4, 2], 'Declining', 'down', 'from 4 to 2'],
  ['energy', [3, 3], 'Stable', 'level', 'still 3'],
] as const)(
  'for %s %j the word judges, and the arrow goes the way of the score: %s',
  (metric, scores, word, way, told) => {
    render(
      <TrendChart label="Score" metric={metric} bar="bg-leaf" points={[{ day: today, score: 3 }]} logged={scores} />,
    );

    expect(screen.getByText(word)).toBeVisible();
    expect(screen.getByText(told).querySelector('svg')?.dataset['way']).toBe(way);
  },
);

test('a supplement is drawn from its first to its last day, and one without dates is left out', () => {
  const course = { id: 1, name: 'Magnesium', startDate: null, endDate: null };
  const bands = toBands({
    courses: [
      { ...course, id: 1, startDate: '2026-11-14', endDate: '2026-11-20' },
      { ...course, id: 2, startDate: '2026-11-17' },
      { ...course, id: 3, startDate: '2026-01-01', endDate: '2026-11-14' },
      { ...course, id: 4, startDate: '2026-01-01', endDate: '2026-11-01' },
      course,
      { ...course, id: 6, startDate: '2026-12-01' },
    ],
    days: 7,
    today,
  });

  expect(bands.map(({ id, from, to }) => [id, from, to])).toEqual([
    [1, 0, 1],
    [2, 3 / 7, 1],
    [3, 0, 1 / 7],
  ]);
});

test('on a phone a chart with nothing in it is its two lines', async () => {
  const points = [{ day: '2026-11-20', score: null }];
  const { rerender } = render(
    <TrendChart label="Sleep Quality" metric="sleep" bar="bg-leaf" points={points} logged={[]} />,
  );

  expect(screen.getByText('Not enough data')).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();

  const logged = [{ day: '2026-11-20', score: 3 }];
  rerender(<TrendChart label="Sleep Quality" metric="sleep" bar="bg-leaf" points={logged} logged={[3]} />);
  expect(screen.getByRole('slider')).toBeVisible();
});
