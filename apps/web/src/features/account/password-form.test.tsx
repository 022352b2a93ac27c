import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ConfirmWithPassword } from './confirm-with-password.tsx';
import { findPasswordProblems, PasswordForm } from './password-form.tsx';

test.each([
  ['the old password that is wrong', 403, 'That password is not correct', [], 'Current password'],
  ['the new one that is too common', 400, 'Too many people use this password', ['password'], 'New password'],
])('a refusal is told at its field: %s', async (_, status, message, fields, label) => {
  globalThis.fetch = async () =>
    Response.json({ message, errors: fields.map((field) => ({ field, message })) }, { status });
  render(<PasswordForm username="maria" hint={() => null} />);
  await userEvent.type(screen.getByLabelText('Current password'), 'the old one');
  await userEvent.type(screen.getByLabelText('New password', { exact: true }), 'long enough');
  await userEvent.type(screen.getByLabelText('New password again'), 'long enough');

  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));

  await expect.poll(() => screen.getByLabelText(label, { exact: true }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(message)).toBeVisible();
});

test('a new password has six characters at least and is typed twice', () => {
  const typed = { currentPassword: 'the old one', newPassword: 'short', repeated: 'other' };

  expect(findPasswordProblems(typed)).toEqual({
    newPassword: 'Password must be at least 6 characters',
    repeated: 'Passwords do not match',
  });
  expect(findPasswordProblems({ ...typed, newPassword: 'long enough', repeated: 'long enough' })).toEqual({});
});

test('the current password is asked for', () => {
  expect(findPasswordProblems({ currentPassword: '', newPassword: 'long enough', repeated: 'long enough' })).toEqual({
    currentPassword: 'Password is required',
  });
});

test('nothing is deleted without the password, and a refusal keeps the question open', async () => {
  const tried: string[] = [];
  render(
    <ConfirmWithPassword
      title="Delete your account?"
      description="It cannot be undone."
      confirm="Delete account"
      act={async (password) => {
        tried.push(password);
        throw new Error('refused');
      }}
      onClose={() => undefined}
    />,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(tried).toEqual([]);
  await userEvent.type(screen.getByLabelText('Your password'), 'a guess');
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));

  expect(await screen.findByText('This could not be finished. Please try again.')).toBeVisible();
  expect(tried).toEqual(['a guess']);
});
