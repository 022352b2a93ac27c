import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { herbOf, profileOf } from '../../testing/examples.ts';
import { renderWithQueries } from '../../testing/with-queries.tsx';
import { AuthProvider } from '../features/auth/auth-provider.tsx';
import { SafetyScreen } from './safety-screen.tsx';

const address = location.href;
beforeEach(() => history.replaceState(null, '', '/safety?view=household'));
afterEach(() => history.replaceState(null, '', address));

const told = { age: 34, currentMedications: 'none', allergies: 'none', healthConcerns: 'none' };
const replies: Record<string, unknown> = {
  '/api/profiles': [
    profileOf({ id: 1, name: 'Maria', ...told }),
    profileOf({ id: 2, name: 'Leo', ...told, currentMedications: null }),
  ],
  '/api/safety/household': {
    suitable: [{ herb: herbOf({ name: 'Linden' }) }],
    excluded: [],
    unrecognised: [],
    note: '',
  },
};

test('what suits the household stands beside what was not asked of whom, of those who share it alone', async () => {
  globalThis.fetch = async (input) => Response.json(replies[new URL(String(input), location.href).pathname] ?? []);
  renderWithQueries(
    <AuthProvider>
      <SafetyScreen />
    </AuthProvider>,
  );

  const gap = await screen.findByText(/Leo’s profile lists no medicines, so nothing is checked against that/);
  expect(gap).toBeVisible();
  expect(screen.queryByText(/Maria’s profile lists no/)).toBeNull();

  await userEvent.click(screen.getByRole('checkbox', { name: 'Leo' }));

  expect(screen.queryByText(/Leo’s profile lists no/)).toBeNull();
});
