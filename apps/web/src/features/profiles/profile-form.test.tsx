import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { profileOf } from '../../../testing/examples.ts';
import { queryClient } from '../../lib/query-client.ts';
import { ProfileForm } from './profile-form.tsx';

const realFetch = globalThis.fetch;
const maria = profileOf({ id: 7, name: 'Maria' });
let status = 401;
beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  globalThis.fetch = async () => Response.json({ message: 'Not authenticated' }, { status });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  globalThis.fetch = realFetch;
});

async function typeAndSave() {
  render(
    <QueryClientProvider client={queryClient}>
      <ProfileForm profile={maria} onSaved={() => undefined} />
    </QueryClientProvider>,
  );
  const concerns = screen.getByRole('textbox', { name: /health concerns/i });
  await userEvent.clear(concerns);
  await userEvent.type(concerns, 'gallstones');
  await userEvent.click(screen.getByRole('button', { name: 'Update Profile' }));
  await screen.findByRole('alert');
}

function showAgain(profile = maria) {
  cleanup();
  render(
    <QueryClientProvider client={queryClient}>
      <ProfileForm profile={profile} onSaved={() => undefined} />
    </QueryClientProvider>,
  );
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: /health concerns/i }).value;
}

test('what was typed when the session was over stands in the form again after the log-in, once', async () => {
  status = 401;
  await typeAndSave();

  expect(showAgain()).toBe('gallstones');
  expect(screen.getByRole('alert').textContent).toContain('Not saved');
  expect(showAgain()).toBe('');
});

test('it stands in nobody else’s form, and nothing is kept for any other failure', async () => {
  status = 401;
  await typeAndSave();
  expect(showAgain(profileOf({ id: 8, name: 'Ben' }))).toBe('');

  sessionStorage.clear();
  cleanup();
  status = 500;
  await typeAndSave();
  expect(sessionStorage.length).toBe(0);
});
