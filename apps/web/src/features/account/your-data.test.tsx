import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { herbOf, profileOf } from '../../../testing/examples.ts';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import { RecommendedHerbs } from '../herbs/recommended-herbs.tsx';
import { YourData } from './your-data.tsx';

test('once a person is deleted, what was suggested for them is asked for anew', async () => {
  let isDeleted = false;
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'DELETE') isDeleted = true;
    const { pathname } = new URL(String(input), location.href);
    if (pathname !== '/api/herbs/recommended') return Response.json([]);
    return Response.json(isDeleted ? [] : [{ ...herbOf({ name: 'Ginkgo' }), because: '', findings: [] }]);
  };
  renderWithQueries(
    <>
      <YourData profiles={[profileOf({ name: 'Maria' })]} onDeleteHealth={() => undefined} />
      <RecommendedHerbs />
    </>,
  );
  expect(await screen.findByRole('heading', { name: 'Ginkgo' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Delete Maria' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));

  await expect.poll(() => screen.queryByRole('heading', { name: 'Ginkgo' })).toBeNull();
});
