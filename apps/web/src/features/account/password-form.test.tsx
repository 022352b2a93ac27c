import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ConfirmWithPassword } from './confirm-with-password.tsx';
import { findPasswordProblems } from './password-form.tsx';

afterEach(cleanup);

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
