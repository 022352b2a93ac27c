import type { Chat } from '@herbie/contract';
import { expect, test } from 'vitest';
import { inOrder } from './conversation-list.tsx';

test('pinned conversations come first, then the latest activity', () => {
  const chat = (id: number, minute: number, pinned = false): Chat => ({
    id,
    userId: 1,
    title: String(id),
    pinned,
    createdAt: '2026-01-01T00:00:00.000Z',
    lastActivityAt: `2026-01-01T00:0${minute}:00.000Z`,
  });

  expect(inOrder([chat(1, 1), chat(2, 3), chat(3, 0, true)]).map(({ id }) => id)).toEqual([3, 2, 1]);
});
