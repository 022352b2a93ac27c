import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { herbOf } from '../../../testing/examples.ts';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import { RecommendedHerbs } from './recommended-herbs.tsx';

function show(herbs: readonly object[]) {
  globalThis.fetch = async (input) => Response.json(String(input).includes('/recommended') ? herbs : []);
  renderWithQueries(<RecommendedHerbs />);
}

test('who takes the last herb off the list is not told that nothing suits them', async () => {
  show([{ ...herbOf({ name: 'Chamomile' }), because: 'For sleep', findings: [] }]);

  await userEvent.click(await screen.findByRole('button', { name: 'Remove Chamomile from this list' }));

  expect(screen.getByText(/took all of them off this list/)).toBeVisible();
  expect(screen.queryByText(/clashes with/)).toBeNull();
});

test('when nothing suits, that is said', async () => {
  show([]);

  expect(await screen.findByText(/suggests nothing that clashes with your profile/)).toBeVisible();
});
