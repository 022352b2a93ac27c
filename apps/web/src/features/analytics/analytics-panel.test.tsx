import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import { AnalyticsPanel } from './analytics-panel.tsx';

function show(status: number, body: object) {
  globalThis.fetch = async () => Response.json(body, { status });
  renderWithQueries(<AnalyticsPanel />);
}

test('whoever is no admin is told that the figures are for administrators', async () => {
  show(403, { message: 'Admin access required' });
  expect(await screen.findByText('Administrator access required to view business metrics')).toBeVisible();
});

test.each([
  [403, 'Forbidden by the proxy'],
  [500, 'Something went wrong on the server.'],
])('a failure of another kind, %i, is no question of rights', async (status, message) => {
  show(status, { message });
  expect(await screen.findByText('Unable to load analytics data')).toBeVisible();
});
