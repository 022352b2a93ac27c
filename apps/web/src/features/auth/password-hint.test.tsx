import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import { PasswordHint } from './password-hint.tsx';

beforeEach(() => {
  globalThis.fetch = async () => Response.json({ passwordMinLength: 15 });
});

const hint = (password: string) => <PasswordHint password={password} names={['wilhelmina']} />;

test('before anything is typed the length that this site asks for is told', async () => {
  renderWithQueries(hint(''));

  expect(await screen.findByText('At least 15 characters. Longer is better.')).toBeVisible();
});

test('what is typed is judged, and one’s own name counts as known', async () => {
  const { rerender } = renderWithQueries(hint('wilhelmina1'));
  expect(await screen.findByText(/This password is (very )?easy to guess/)).toBeVisible();

  rerender(hint('quiet river over pale stones'));

  expect(await screen.findByText(/This password is (very )?hard to guess/)).toBeVisible();
});
