import type { Dose, Supplement } from '@herbie/contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { findingOf, supplementOf } from '../../../testing/examples.ts';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import { DueToday } from './due-today.tsx';

/** A Friday. */
const today = '2026-11-20';
const everyDay = { timesPerDay: 1, weekdays: [1, 2, 3, 4, 5, 6, 7] };
let doses: object[] = [];
let reads = 0;

beforeEach(() => {
  doses = [];
  reads = 0;
  globalThis.fetch = async (_input, init) => {
    if (init?.method !== 'POST') {
      reads += 1;
      return Response.json(doses);
    }
    const dose = { id: 1, supplementId: 1, ...(JSON.parse(String(init.body)) as Partial<Dose>) };
    doses.push(dose);
    return Response.json(dose, { status: 201 });
  };
});

function show(supplements: readonly Supplement[]) {
  renderWithQueries(<DueToday supplements={supplements} today={today} />);
}

test('only what is due today is asked for', () => {
  show([
    supplementOf({ id: 1, name: 'Magnesium', schedule: everyDay }),
    supplementOf({ id: 2, name: 'Ginger', schedule: { asNeeded: true } }),
    supplementOf({ id: 3, name: 'Iron', schedule: { timesPerDay: 1, weekdays: [1] } }),
    supplementOf({ id: 4, name: 'Zinc', schedule: everyDay, endDate: '2026-11-19' }),
    supplementOf({ id: 5, name: 'Vitamin D', schedule: everyDay, startDate: '2026-11-21' }),
  ]);

  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Magnesium'),
  ]);
});

test('one press marks a dose as taken', async () => {
  show([supplementOf({ id: 1, name: 'Magnesium', schedule: everyDay })]);

  await userEvent.click(await screen.findByRole('button', { name: 'Taken: Magnesium' }));

  expect(await screen.findByText('1 of 1 taken today')).toBeVisible();
  expect(doses).toMatchObject([{ takenOn: today, status: 'taken' }]);
});

test('one press marks a dose as skipped, and it can be taken back', async () => {
  show([supplementOf({ id: 1, name: 'Magnesium', schedule: everyDay })]);

  await userEvent.click(await screen.findByRole('button', { name: 'Skip: Magnesium' }));

  expect(await screen.findByText('Skipped today')).toBeVisible();
  expect(doses).toMatchObject([{ takenOn: today, status: 'skipped' }]);
  expect(screen.getByRole('button', { name: 'Undo the dose of Magnesium' })).toBeVisible();
});

test('a slip that is noticed after a reload can be taken back, while what is open still has its two buttons', async () => {
  doses = [{ id: 9, supplementId: 2, takenOn: today, time: null, status: 'skipped' }];
  show([
    supplementOf({ id: 1, name: 'Magnesium', schedule: everyDay }),
    supplementOf({ id: 2, name: 'Zinc', schedule: everyDay }),
  ]);

  expect(await screen.findByRole('button', { name: 'Undo the dose of Zinc' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo the dose of Magnesium' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Taken: Magnesium' })).toBeVisible();
});

test('a serious warning leads to what it is about', () => {
  const finding = findingOf({ of: 'Ginkgo', with: 'Warfarin', severity: 'major' });
  show([supplementOf({ id: 1, profileId: 4, name: 'Ginkgo', schedule: everyDay, findings: [finding] })]);

  const why = screen.getByRole('link', { name: /see why Ginkgo has this warning/ });
  expect(why.getAttribute('href')).toBe('/safety?view=cabinet&profile=4');
});

test('the doses of everything are read at once, and each is counted where it belongs', async () => {
  doses = [{ id: 9, supplementId: 2, takenOn: today, time: null, status: 'taken' }];
  show([
    supplementOf({ id: 1, name: 'Magnesium', schedule: everyDay }),
    supplementOf({ id: 2, name: 'Zinc', schedule: everyDay }),
  ]);

  expect(await screen.findByText('1 of 1 taken today')).toBeVisible();
  expect(screen.getByText('0 of 1 taken today')).toBeVisible();
  expect(reads).toBe(1);
});

test('of a long list the rest is in the tracker', () => {
  show(['A', 'B', 'C', 'D', 'E', 'F'].map((name, id) => supplementOf({ id, name, schedule: everyDay })));

  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('link', { name: '2 more in the tracker' }).getAttribute('href')).toBe('/wellness-tracker');
});

test('what runs low is said where it is taken, and nothing of what there is enough of', async () => {
  const left = (dosesLeft: number) => ({ dosesLeft, countedOn: today, daysLeft: dosesLeft });
  show([
    supplementOf({ id: 1, name: 'Magnesium', schedule: everyDay, supply: left(5) }),
    supplementOf({ id: 2, name: 'Zinc', schedule: everyDay, supply: left(50) }),
  ]);

  const [magnesium, zinc] = screen.getAllByRole('listitem');
  expect(magnesium?.textContent).toContain('Running low: 5 doses left, about 5 days');
  expect(zinc?.textContent).not.toContain('doses left');
});
