import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { PasswordHint } from './password-hint.tsx';

const realFetch = globalThis.fetch;
beforeEach(() => {
  queryClient.clear();
  globalThis.fetch = async () => Response.json({ passwordMinLength: 15 });
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

function show(password: string) {
  return (
    <QueryClientProvider client={queryClient}>
      <PasswordHint password={password} names={['wilhelmina']} />
    </QueryClientProvider>
  );
}

test('before anything is typed the length that this site asks for is told', async () => {
  render(show(''));

  expect(await screen.findByText('At least 15 characters. Longer is better.')).toBeVisible();
});

test('what is typed is judged, and one’s own name counts as known', async () => {
  const { rerender } = render(show('wilhelmina1'));
  expect(await screen.findByText(/This password is (very )?easy to guess/)).toBeVisible();

  rerender(show('quiet river over pale stones'));

  expect(await screen.findByText(/This password is (very )?hard to guess/)).toBeVisible();
});
