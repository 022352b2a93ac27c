import { type Chat, listChats } from '@herbie/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../styles/app.css';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { RecentActivity } from './recent-activity.tsx';

test('what stands below the latest conversations does not move when they arrive', async () => {
  let arrive = (_: Response) => {};
  globalThis.fetch = () => new Promise((done) => (arrive = done));
  const { container } = renderWithQueries(<RecentActivity />);
  await screen.findByRole('status');
  await expect.poll(() => queryClient.isFetching({ queryKey: [listChats.path] })).toBe(1);
  const before = container.getBoundingClientRect().height;

  arrive(
    Response.json([3, 2, 1].map((id) => ({ id, title: `Sleep ${id}`, createdAt: '2026-11-20T10:00:00.000Z' }) as Chat)),
  );
  await screen.findByText('Sleep 3');

  expect(Math.abs(container.getBoundingClientRect().height - before)).toBeLessThanOrEqual(2);
});

test('chats without a title are told apart by how they begin', async () => {
  const createdAt = '2026-11-20T10:00:00.000Z';
  const begun = { id: 2, title: 'New Conversation', createdAt, opening: 'Can I take ginger?' };
  globalThis.fetch = async () => Response.json([begun, { id: 1, title: 'Sleep', createdAt }]);
  renderWithQueries(<RecentActivity />);

  expect(await screen.findByRole('link', { name: /New Conversation ?· Can I take ginger\?/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Sleep/ })).toBeVisible();
});
