import type { User } from '@herbie/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AuthProvider } from '../features/accounts/auth.tsx';
import { queryClient } from '../lib/query-client.ts';
import { AdminSetupScreen } from './admin-setup-screen.tsx';

const realFetch = globalThis.fetch;
beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  localStorage.clear();
  globalThis.fetch = realFetch;
});

function show(role: User['role']) {
  const user: User = {
    id: 1,
    username: 'maria',
    email: null,
    firstName: null,
    lastName: null,
    role,
    createdAt: '2026-11-20T10:00:00.000Z',
  };
  globalThis.fetch = async (input) =>
    Response.json(String(input).includes('/api/auth/me') ? { authenticated: true, user } : []);
  render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <AdminSetupScreen />
      </AuthProvider>
    </QueryClientProvider>,
  );
}

test('a logged-in user is asked for the secret key', async () => {
  show('user');

  expect(await screen.findByLabelText('Secret key')).toBeVisible();
});

test('an admin is told so, and is asked for no key', async () => {
  show('admin');

  expect(await screen.findByText(/an admin already/)).toBeVisible();
  expect(screen.queryByLabelText('Secret key')).toBeNull();
});
