import { listProfileDoses } from '@herbie/contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { entryOf } from '../../../testing/examples.ts';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import { DaysComparedCard } from './days-compared-card.tsx';

const dosesPath = listProfileDoses.path.replace(':id', '3');
const entry = (day: number, sleepQuality: number) =>
  entryOf({ id: day, date: `2026-11-${day}`, sleepQuality, symptoms: day % 2 === 0 ? ['Headache'] : [] });
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  globalThis.fetch = async (input) => {
    const { pathname, search } = new URL(String(input), location.href);
    asked.push(`${pathname}${search}`);
    if (pathname !== dosesPath) return Response.json([10, 11, 12].map((day) => entry(day, 2)));
    const taken = [10, 13, 14, 15].map((day) => ({
      id: day,
      supplementId: 1,
      takenOn: `2026-11-${day}`,
      status: 'taken',
    }));
    return Response.json(taken);
  };
});

test('a week is compared with the one before, chance is named, and another thing can be chosen', async () => {
  renderWithQueries(
    <DaysComparedCard
      profileId={3}
      entries={[13, 14, 15, 16].map((day) => entry(day, 4))}
      courses={[{ id: 1, name: 'Magnesium', startDate: null, endDate: null }]}
      days={7}
      today="2026-11-19"
    />,
  );

  const choice = await screen.findByRole('combobox', { name: 'Compare days with' });
  await userEvent.selectOptions(choice, 'Magnesium');
  const table = await screen.findByRole('table', { name: 'Days with and without Magnesium' });
  expect(within(table).getAllByRole('columnheader')[0]?.textContent).toBe('4 days taken');
  expect(within(table).getByRole('row', { name: /Sleep Quality/ }).textContent).toBe('Sleep Quality3.5 of 52.7 of 5');
  expect(screen.getByText(/^Too few days to tell/)).toBeVisible();
  expect(screen.getByText(/what went together, not what caused it/)).toBeVisible();

  await userEvent.selectOptions(choice, 'Headache');
  expect(screen.getByRole('table', { name: 'Days with and without Headache' })).toBeVisible();
});

test('the doses that the list of supplements has read are not read again', async () => {
  renderWithQueries(<DaysComparedCard profileId={3} entries={[]} courses={[]} days={14} today="2026-11-19" />);

  await expect.poll(() => asked).toContain(`${dosesPath}?days=30&today=2026-11-19`);
});
