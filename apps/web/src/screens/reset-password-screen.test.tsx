import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderWithQueries } from '../../testing/with-queries.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const address = location.href;
beforeEach(() => history.replaceState(null, '', '/reset-password?token=a-token'));
afterEach(() => {
  history.replaceState(null, '', address);
});

async function reset(answer: () => Promise<Response>, password = 'battery staple') {
  globalThis.fetch = async (input) =>
    String(input) === '/api/site' ? Response.json({ passwordMinLength: 15 }) : answer();
  renderWithQueries(<ResetPasswordScreen />);
  await userEvent.type(screen.getByLabelText('New Password'), password);
  await userEvent.type(screen.getByLabelText('Confirm Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
}

test('a link that is no good any more is told in the words of the server', async () => {
  await reset(async () => Response.json({ message: 'This link has expired.' }, { status: 400 }));

  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired.');
});

test('a refusal without a sentence is told as one, a failed connection as something else', async () => {
  await reset(
    async () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to reset password. Please try again.');
  cleanup();

  await reset(async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred. Please try again later.');
});

test('too short a password is not sent, and says so at both fields', async () => {
  let asked = 0;
  await reset(async () => {
    asked += 1;
    return Response.json({});
  }, 'short');

  expect(await screen.findAllByText('Password must be at least 6 characters')).toHaveLength(2);
  expect(asked).toBe(0);
});

test('the keyboard goes on at what is wrong, and at what came of it', async () => {
  const answer = async () => Response.json({ message: 'This link has expired.' }, { status: 400 });
  await reset(answer, 'short');
  expect(screen.getByLabelText('New Password')).toHaveFocus();
  cleanup();

  await reset(answer);
  const heading = await screen.findByRole('heading', { name: 'Password Reset Error' });
  await waitFor(() => expect(heading).toHaveFocus());
});

test('a site that asks for more than six characters says so, and lets a refused person try again', async () => {
  const message = 'Password must be at least 15 characters';
  await reset(async () => Response.json({ message, errors: [{ field: 'password', message }] }, { status: 400 }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);

  await userEvent.click(screen.getByRole('button', { name: 'Choose Another Password' }));

  expect(screen.getByRole('heading', { name: 'Reset your password' })).toHaveFocus();
  expect(screen.getByLabelText('New Password')).toHaveValue('');
  expect(await screen.findByText('At least 15 characters. Longer is better.')).toBeVisible();
});

test('a link that is no good any more offers a new one alone', async () => {
  await reset(async () => Response.json({ message: 'This link has expired.' }, { status: 400 }));

  expect(await screen.findByRole('link', { name: 'Request New Reset Link' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose Another Password' })).toBeNull();
});
