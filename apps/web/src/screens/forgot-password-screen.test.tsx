import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';

test('whoever works without a mouse is led to the answer, and back to the field', async () => {
  globalThis.fetch = async () => Response.json({ message: 'Sent' });
  render(<ForgotPasswordScreen />);
  await userEvent.type(screen.getByLabelText('Email'), 'maria@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send Reset Instructions' }));

  const heading = await screen.findByRole('heading', { name: 'Check Your Email' });
  await waitFor(() => expect(heading).toHaveFocus());

  await userEvent.click(screen.getByRole('button', { name: 'Try Another Email' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('maria@example.org');
});
