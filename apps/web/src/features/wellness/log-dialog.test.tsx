import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import { LogDialog } from './log-dialog.tsx';

let isSessionOver = false;
let closed = 0;

beforeEach(() => {
  [isSessionOver, closed] = [false, 0];
  globalThis.fetch = async (_input, init) => {
    if (init?.method !== undefined && init.method !== 'GET')
      return isSessionOver
        ? Response.json({ message: 'Not logged in' }, { status: 401 })
        : Response.json({ id: 1 }, { status: 201 });
    return Response.json([]);
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
