import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../styles/app.css';
import { BarChart } from './bar-chart.tsx';
import { toFigures } from './daily-figures.ts';
import { FiguresTable } from './figures-table.tsx';

test('a chart says in words what it shows, and its bars are as high as their days are of the top', () => {
  render(
    <div style={{ width: 320 }}>
      <BarChart
        title="Product clicks"
        summary="15 in all"
        write={String}
        points={[
          { day: '2026-11-18', value: 5 },
          { day: '2026-11-19', value: 0 },
          { day: '2026-11-20', value: 10 },
        ]}
      />
    </div>,
  );

  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Product clicks: 15 in all. Most on 20 Nov 2026: 10.',
  );
  const bars = [...document.querySelectorAll('[data-bar]')].map((bar) => bar.getBoundingClientRect());
  expect(bars).toHaveLength(2);
  expect((bars[0]?.height ?? 0) / (bars[1]?.height ?? 1)).toBeCloseTo(0.5, 1);
  for (const { right } of bars) expect(right).toBeLessThanOrEqual(320.5);
});

test('a chart on which nothing happened says so', () => {
  render(<BarChart title="Installs" summary="0 in all" write={String} points={[{ day: '2026-11-20', value: 0 }]} />);

  expect(screen.getByRole('img', { name: 'Installs: nothing yet.' })).toBeVisible();
});

test('every figure is in the table too, newest day first', () => {
  render(
    <FiguresTable
      figures={toFigures({ rows: [], days: 7, today: '2026-11-20' })}
      columns={[{ title: 'Questions', read: ({ questions }) => String(questions) }]}
    />,
  );
  document.querySelector('details')?.setAttribute('open', '');

  const rows = within(screen.getByRole('table')).getAllByRole('rowheader');
  expect(rows).toHaveLength(7);
  expect(rows[0]?.textContent).toBe('20 Nov 2026');
});
