import type { User } from '@herbie/contract';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithQueries } from '../../testing/with-queries.tsx';
import { AuthProvider } from '../features/auth/auth-provider.tsx';
import { AdminSetupScreen } from './admin-setup-screen.tsx';

afterEach(() => {
  localStorage.clear();
});

function show(role: User['role'], answersOf = (user: User) => Response.json({ authenticated: true, user })) {
  const user: User = {
    id: 1,
    username: 'maria',
    email: null,
    firstName: null,
    lastName: null,
    role,
    createdAt: '2026-11-20T10:00:00.000Z',
  };
  globalThis.fetch = async (input) => (String(input).includes('/api/auth/me') ? answersOf(user) : Response.json([]));
  renderWithQueries(
    <AuthProvider>
      <AdminSetupScreen />
    </AuthProvider>,
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

test('nobody is told to log in because the server fails', async () => {
  let isDown = true;
  show('user', (user) => Response.json({ authenticated: true, user }, { status: isDown ? 500 : 200 }));

  expect(await screen.findByText('The server could not be reached.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Admin setup');
  isDown = false;
  screen.getByRole('button', { name: 'Retry' }).click();
  expect(await screen.findByLabelText('Secret key', { exact: true })).toBeVisible();
});
