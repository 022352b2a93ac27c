import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { profileOf } from '../../../testing/examples.ts';
import { queryClient } from '../../lib/query-client.ts';
import { KnownOf } from './known-of.tsx';

const realFetch = globalThis.fetch;

beforeEach(() => {
  queryClient.clear();
  globalThis.fetch = async (_input, init) => {
    const isOfMedicines = String(init?.body).includes('currentMedications');
    return Response.json({ findings: [], recognised: [], unrecognised: isOfMedicines ? ['blue pill'] : [] });
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

function show(parts: Parameters<typeof profileOf>[0]) {
  render(
    <QueryClientProvider client={queryClient}>
      <KnownOf profile={profileOf(parts)} />
    </QueryClientProvider>,
  );
}

test('suggestions for a bare profile say what they could not be checked against', () => {
  show({ age: 40 });

  expect(screen.getByText(/says nothing of medicines, conditions and allergies/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Complete your profile' })).toBeVisible();
});

test('medicines nobody knows are named beside the suggestions', async () => {
  show({ age: 40, currentMedications: 'blue pill', allergies: 'none', healthConcerns: 'migraine' });

  expect(await screen.findByText(/Not recognised, so not checked: blue pill\./)).toBeVisible();
});
