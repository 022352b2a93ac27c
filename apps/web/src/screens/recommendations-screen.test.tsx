import type { Profile } from '@herbie/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { herbOf, profileOf } from '../../testing/examples.ts';
import { renderWithQueries } from '../../testing/with-queries.tsx';
import { RecommendationsScreen } from './recommendations-screen.tsx';

const favorite = {
  id: 1,
  userId: 1,
  herbId: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  herb: herbOf({ name: 'Ginger' }),
};

function show(profiles: readonly Profile[]) {
  globalThis.fetch = async (input) => {
    const { pathname } = new URL(String(input), location.href);
    if (pathname === '/api/profiles') return Response.json(profiles);
    if (pathname === '/api/favorites') return Response.json([favorite]);
    if (pathname === '/api/safety/check')
      return Response.json({ findings: [], recognised: [], unrecognised: ['blue pill'], coverage: {} });
    return Response.json([]);
  };
  renderWithQueries(<RecommendationsScreen />);
}

test('favorites without a warning stand beside what in the profile could not be checked', async () => {
  show([profileOf({ currentMedications: 'blue pill' })]);

  expect((await screen.findByText(/Not recognised, so not checked/)).textContent).toContain('blue pill');
});

test('favorites without a warning stand beside what the profile leaves open', async () => {
  show([profileOf({ name: 'Maria', age: 34, currentMedications: 'warfarin' })]);

  expect(await screen.findByText(/Maria’s profile lists no conditions or allergies/)).toBeVisible();
});

test('without a profile the page says that nothing was checked', async () => {
  show([]);

  expect(await screen.findByText(/Not checked for anybody/)).toBeVisible();
});
