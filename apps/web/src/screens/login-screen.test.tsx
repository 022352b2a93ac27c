import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWithQueries } from '../../testing/with-queries.tsx';
import { AuthProvider } from '../features/auth/auth-provider.tsx';
import { LoginScreen } from './login-screen.tsx';

test('whoever registers beside the log-in form types the password next', async () => {
  globalThis.fetch = async () => Response.json({ registrationOpen: true, passwordMinLength: 6 });
  renderWithQueries(
    <AuthProvider>
      <LoginScreen />
    </AuthProvider>,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Register' }));
  await userEvent.type(screen.getByLabelText('Username'), 'rosa');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');

  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));

  expect(await screen.findByRole('button', { name: 'Log In' })).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveValue('rosa');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});
