import type { Chat } from '@herbie/contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderWithQueries } from '../../../../testing/with-queries.tsx';
import { refresh } from '../../../lib/query-client.ts';
import { ConversationList } from './conversation-list.tsx';

let stored: Chat[] = [];
let asked: string[] = [];
let isReachable = true;

beforeEach(() => {
  asked = [];
  isReachable = true;
  globalThis.fetch = async (input) => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    const url = new URL(String(input), location.origin);
    if (!url.searchParams.has('pinned')) asked.push(url.search);
    const before = Number(url.searchParams.get('before') ?? Number.POSITIVE_INFINITY);
    const q = url.searchParams.get('q') ?? '';
    if (url.searchParams.get('pinned') === 'true') return Response.json(stored.filter(({ pinned }) => pinned));
    return Response.json(
      stored
        .filter(({ id, title }) => id < before && title.includes(q))
        .slice(0, Number(url.searchParams.get('limit'))),
    );
  };
});

function show(count: number, pinned: readonly number[] = []) {
  stored = Array.from({ length: count }, (_, place) => {
    const id = count - place;
    const at = new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString();
    return { id, userId: 1, title: `Talk ${id}.`, createdAt: at, pinned: pinned.includes(id), lastActivityAt: at };
  });
  renderWithQueries(<ConversationList chatId={null} />);
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const titles = () => screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.title);

test('every conversation can be reached, however many there are', async () => {
  show(230);
  await press('Show more');
  expect(titles()).toHaveLength(100);

  await press('Load older');
  await expect.poll(() => titles().length).toBe(200);
  await press('Load older');

  await expect.poll(() => titles().length).toBe(230);
  expect(titles().at(-1)).toBe('Talk 1.');
  expect(asked).toEqual(['?limit=100', '?limit=100&before=131', '?limit=100&before=31']);
  expect(screen.queryByRole('button', { name: 'Load older' })).toBeNull();
});

test('a pinned conversation stands on top, however old it is, and once only', async () => {
  show(230, [7]);

  await expect.poll(() => titles()[0]).toBe('Talk 7.');
  await press('Show more');
  await press('Load older');
  await press('Load older');
  await expect.poll(() => titles().length).toBe(230);
  expect(titles().filter((title) => title === 'Talk 7.')).toHaveLength(1);
});

test('what a search finds is paged too', async () => {
  show(230);
  await userEvent.type(screen.getByRole('searchbox'), 'Talk');
  await expect.poll(() => asked.at(-1)).toBe('?q=Talk&limit=100');

  await press('Load older');

  await expect.poll(() => titles().length).toBe(200);
});

test('older pages stay after a change, and while the server cannot be reached', async () => {
  show(130);
  await press('Show more');
  await press('Load older');
  await expect.poll(() => titles().length).toBe(130);

  stored = stored.filter(({ id }) => id !== 5);
  await refresh('/api/chats');
  await expect.poll(() => titles().length).toBe(129);

  isReachable = false;
  await refresh('/api/chats');
  expect(titles()).toHaveLength(129);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a short list has nothing to load', async () => {
  show(3);

  await expect.poll(() => screen.queryAllByRole('listitem').length).toBe(3);
  expect(screen.queryByRole('button', { name: /Load older|Show/ })).toBeNull();
});
