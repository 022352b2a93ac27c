import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { LogDialog } from './log-dialog.tsx';

let isSessionOver = false;
let closed = 0;
let stored: Record<string, object> = {};

beforeEach(() => {
  [isSessionOver, closed, stored] = [false, 0, {}];
  globalThis.fetch = async (input, init) => {
    if (init?.method !== undefined && init.method !== 'GET')
      return isSessionOver
        ? Response.json({ message: 'Not logged in' }, { status: 401 })
        : Response.json({ id: 1 }, { status: 201 });
    const entry = stored[new URL(String(input), location.href).searchParams.get('today') ?? ''];
    return Response.json(entry ? [entry] : []);
  };
});
afterEach(() => {
  sessionStorage.clear();
});

async function open() {
  renderWithQueries(<LogDialog profileId={3} edited={null} today="2026-11-20" onClose={() => void (closed += 1)} />);
  return screen.findByLabelText('Notes (optional)');
}

test('a note typed into a session that was over is there again after logging in', async () => {
  isSessionOver = true;
  await userEvent.type(await open(), 'slept badly');
  await userEvent.click(screen.getByRole('button', { name: 'Save Entry' }));
  cleanup();

  isSessionOver = false;
  expect(await open()).toHaveValue('slept badly');
  await userEvent.click(screen.getByRole('button', { name: 'Save Entry' }));
  await expect.poll(() => closed).toBe(1);
  cleanup();
  expect(await open()).toHaveValue('');
});

test('what is taken back is gone', async () => {
  await userEvent.type(await open(), 'slept badly');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  cleanup();

  expect(await open()).toHaveValue('');
});

test('what was typed for another day comes back with its day', async () => {
  await open();
  fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: '2026-11-18' } });
  await userEvent.type(await screen.findByLabelText('Notes (optional)'), 'slept badly');
  cleanup();

  expect(await open()).toHaveValue('slept badly');
  expect(screen.getByLabelText(/^Date/)).toHaveValue('2026-11-18');
  expect(screen.getByText(/^What you typed before is still here\./)).toBeVisible();
});

const yesterday = {
  date: '2026-11-19',
  sleepQuality: 5,
  energyLevel: 2,
  stressLevel: 4,
  mood: 1,
  symptoms: ['Headache'],
  notes: 'slept badly',
};

test('the day before can be taken over with one press, without its note', async () => {
  stored = { '2026-11-19': yesterday };
  const notes = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Same as on Thu 19 Nov' }));

  const sleep = screen.getByRole('group', { name: /^Sleep Quality/ });
  expect(within(sleep).getByRole('radio', { name: '5, Excellent' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Headache', pressed: true })).toBeVisible();
  expect(notes).toHaveValue('');
});

test('without a network a day that the page has read is shown as it is stored, not as if it were new', async () => {
  const today = { ...yesterday, date: '2026-11-20', notes: 'slept well' };
  queryClient.setQueryData([`/api/profiles/3/wellness?days=7&today=2026-11-20`], [today]);
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  const notes = await open();

  await expect.poll(() => notes).toHaveValue('slept well');
  expect(screen.getByText('You already logged this day. Saving replaces it.')).toBeVisible();

  fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: '2026-11-12' } });
  expect(await screen.findByText(/^Could not look up this day/)).toBeVisible();
  fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: '2026-11-19' } });
  await expect.poll(() => screen.queryByText(/^Could not look up this day/)).toBeNull();
});

test('nothing is offered for a day that is logged already, nor where the day before is empty', async () => {
  stored = { '2026-11-19': yesterday, '2026-11-20': { ...yesterday, date: '2026-11-20' } };
  await open();
  expect(await screen.findByText('You already logged this day. Saving replaces it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Same as/ })).toBeNull();

  cleanup();
  queryClient.clear();
  stored = {};
  await open();
  expect(screen.queryByRole('button', { name: /^Same as/ })).toBeNull();
});
