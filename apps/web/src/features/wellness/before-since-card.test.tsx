import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entryOf } from '../../../testing/examples.ts';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import { BeforeSinceCard } from './before-since-card.tsx';

const entry = (day: number, sleepQuality: number) => entryOf({ id: day, date: `2026-11-${day}`, sleepQuality });

test('the days before are read from the range before too, and the end of a course is told', async () => {
  globalThis.fetch = async () => Response.json([10, 11, 12].map((day) => entry(day, 2)));
  renderWithQueries(
    <BeforeSinceCard
      profileId={3}
      entries={[13, 14, 15, 16].map((day) => entry(day, 4))}
      courses={[{ id: 1, name: 'Valerian', startDate: '2026-11-13', endDate: '2026-11-15' }]}
      days={7}
      today="2026-11-19"
    />,
  );

  const table = await screen.findByRole('table', { name: 'Valerian begun 13 Nov 2026, taken until 15 Nov 2026' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['3 days before', '3 days with it']);
  expect(within(table).getByRole('row', { name: /Sleep Quality/ }).textContent).toBe('Sleep Quality2.0 of 54.0 of 5');
  expect(screen.getByText(/does not show what the supplement did/)).toBeVisible();
});
