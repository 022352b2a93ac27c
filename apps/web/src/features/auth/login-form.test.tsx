import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { toApiError } from '../../lib/api-error.ts';
import { Toaster } from '../../ui/toast.tsx';
import { LoginForm } from './login-form.tsx';

async function logInAgainst(logIn: () => Promise<unknown>): Promise<void> {
  render(
    <>
      <LoginForm logIn={logIn} username="maria" onTyped={() => undefined} />
      <Toaster />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Password', { exact: true }), 'correct horse');
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
}

test.each([
  ['null', async () => null],
  ['a list', async () => []],
  ['no JSON at all', async () => new Response('<p>Hello</p>').json()],
])('a reply that is %s is told as a failed log-in, not as wrong credentials', async (_, logIn) => {
  await logInAgainst(logIn);

  // The code of the toasts comes a while after the page.
  expect(await screen.findByText('Login error', {}, { timeout: 5000 })).toBeVisible();
  expect(screen.getByText('An error occurred during login. Please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log In' })).toBeEnabled();
});

test('a refusal is told in the words of the server', async () => {
  const refusal = await toApiError(Response.json({ message: 'Invalid username or password' }, { status: 401 }));
  await logInAgainst(() => Promise.reject(refusal));

  expect(await screen.findByText('Login failed')).toBeVisible();
  expect(screen.getByText('Invalid username or password')).toBeVisible();
});
