import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import { RegisterForm } from './register-form.tsx';

let sent: unknown[] = [];
let done: string[] = [];
beforeEach(() => {
  [sent, done] = [[], []];
});

function show(registrationOpen: boolean) {
  globalThis.fetch = async (input, init) => {
    if (String(input) === '/api/site') return Response.json({ registrationOpen, passwordMinLength: 6 });
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({}, { status: 201 });
  };
  renderWithQueries(<RegisterForm username="" onTyped={() => undefined} onDone={(username) => done.push(username)} />);
}

test('a name and a password are all it takes', async () => {
  show(true);
  await userEvent.type(screen.getByLabelText('Username'), ' maria ');
  await userEvent.type(screen.getByLabelText('Password', { exact: true }), 'correct horse');

  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));

  await expect.poll(() => done).toEqual(['maria']);
  expect(sent).toMatchObject([{ password: 'correct horse', email: '' }]);
  expect(screen.queryByText(/takes no new accounts/)).toBeNull();
});

test('a site that is closed says so before anything is typed', async () => {
  show(false);

  expect(await screen.findByText(/takes no new accounts/)).toBeVisible();
});

test('a double click registers once', async () => {
  show(true);
  await userEvent.type(screen.getByLabelText('Username'), 'maria');
  await userEvent.type(screen.getByLabelText('Password', { exact: true }), 'correct horse');

  await userEvent.dblClick(screen.getByRole('button', { name: 'Create Account' }));

  await expect.poll(() => done).toEqual(['maria']);
  expect(sent).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
});

test('a name that is taken is marked where it was typed, and what was typed stays', async () => {
  show(true);
  const message = 'Username already exists';
  globalThis.fetch = async () => Response.json({ message, errors: [{ field: 'username', message }] }, { status: 409 });
  const name = screen.getByLabelText('Username');
  await userEvent.type(name, 'maria');
  await userEvent.type(screen.getByLabelText('Password', { exact: true }), 'correct horse');

  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));

  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(message)).toBeVisible();
  expect(name).toHaveProperty('value', 'maria');
  expect(screen.getByLabelText('Password', { exact: true })).toHaveProperty('value', 'correct horse');
  expect(done).toEqual([]);
});

test('the password field is the only one of its name, and terms nobody published are a link that says so', async () => {
  show(true);

  await userEvent.type(screen.getByLabelText(/password/i), 'correct horse');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText(/password/i)).toHaveAttribute('type', 'text');

  const address = location.href;
  await userEvent.click(screen.getByRole('link', { name: 'Terms of Service' }));
  expect(await screen.findByText('The operator of this site has not published terms yet.')).toBeVisible();
  expect(location.href).toBe(address);
});
