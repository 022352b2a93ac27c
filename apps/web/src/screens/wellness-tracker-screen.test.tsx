import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { profileOf } from '../../testing/examples.ts';
import { renderWithQueries } from '../../testing/with-queries.tsx';
import { WellnessTrackerScreen } from './wellness-tracker-screen.tsx';

const family = [profileOf({ id: 3, name: 'Maria' }), profileOf({ id: 4, name: 'Leo', isMainProfile: false })];
const start = location.href;

beforeEach(() => {
  globalThis.fetch = async (input) => {
    const { pathname } = new URL(String(input), location.href);
    if (pathname === '/api/knowledge/resolve') return Response.json({ matches: [] });
    return Response.json(pathname === '/api/profiles' ? family : []);
  };
});
afterEach(() => {
  history.replaceState(null, '', start);
  sessionStorage.clear();
});

function open(search: string) {
  history.replaceState(null, '', `/wellness-tracker${search}`);
  renderWithQueries(<WellnessTrackerScreen />);
}

test('the way from the dashboard opens the log of the day once, not again with a reload', async () => {
  open('?log=today');
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Log New Entry' })).toBeVisible());

  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.search).toBe('');
});

test('the tracker is of the person the address names, else of the main profile', async () => {
  open('?profile=4');

  expect(await screen.findByRole('combobox', { name: 'Profile' })).toHaveValue('4');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what is a family member’s is not called yours', async () => {
  open('?profile=4');

  expect(await screen.findByRole('heading', { name: 'Leo’s entries' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Your entries' })).toBeNull();
});

test('the way from a herb opens a new supplement of its name, once', async () => {
  open('?profile=4&add=Ginkgo');
  expect(await screen.findByRole('combobox', { name: 'Name' })).toHaveValue('Ginkgo');

  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.search).toBe('?profile=4');
});

test('what is taken stands after the trends, before what is read once in a while', async () => {
  open('');
  await screen.findByRole('heading', { name: 'Insights' });
  await screen.findByRole('heading', { name: 'Supplements' });

  const chapters = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const [trends, taken, insights, entries] = ['Trends', 'Supplements', 'Insights', 'Your entries'].map((name) =>
    chapters.indexOf(name),
  );
  expect([trends, taken, insights, entries].toSorted((a = 0, b = 0) => a - b)).toEqual([
    trends,
    taken,
    insights,
    entries,
  ]);
  expect(chapters).not.toContain(undefined);
});

test('what was typed of a day when the page was left is on the screen again, until it is given up', async () => {
  open('');
  await userEvent.click(await screen.findByRole('button', { name: 'Log New Entry' }));
  await userEvent.type(await screen.findByLabelText('Notes (optional)'), 'slept badly');
  cleanup();

  open('');
  expect(await screen.findByLabelText('Notes (optional)')).toHaveValue('slept badly');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  cleanup();

  open('');
  await screen.findByRole('heading', { name: 'Supplements' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
