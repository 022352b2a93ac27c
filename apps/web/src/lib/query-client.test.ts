import { listChats, listProfiles, listWellness } from '@herbie/contract';
import { expect, test, vi } from 'vitest';
import { everyPage } from './every-page.ts';
import { queryClient, reading, refresh } from './query-client.ts';

const isStale = (key: string) => queryClient.getQueryState([key])?.isInvalidated;

test('a change refreshes the reads it names, with any query, and no others', async () => {
  for (const key of ['/api/chats', '/api/chats?q=sleep', '/api/chats/7', '/api/profiles', '/api/profiles/main'])
    queryClient.setQueryData([key], []);
  await refresh(listChats.path, '/api/profiles/');
  expect(isStale('/api/chats')).toBe(true);
  expect(isStale('/api/chats?q=sleep')).toBe(true);
  expect(isStale('/api/chats/7')).toBe(false);
  expect(isStale('/api/profiles')).toBe(false);
  expect(isStale('/api/profiles/main')).toBe(true);
});

test('a read is kept under its address', () => {
  expect(reading(listProfiles).queryKey).toEqual(['/api/profiles']);
  expect(reading(listWellness, { params: { id: 3 }, query: { days: 7 } }).queryKey).toEqual([
    '/api/profiles/3/wellness?days=7',
  ]);
});

test('a read that fails is noted once, without the words that were looked for', async () => {
  globalThis.fetch = async () => new Response('{}', { status: 500 });
  const noted = vi.spyOn(console, 'error').mockImplementation(() => undefined);

  await queryClient.fetchQuery(reading(listChats, { query: { q: 'sleep' } })).catch(() => undefined);
  await queryClient.fetchQuery(everyPage(listChats, (chats) => chats)).catch(() => undefined);

  expect(noted.mock.calls).toEqual([
    ['not read: /api/chats', '500: {}'],
    ['not read: /api/chats', '500: {}'],
  ]);
  noted.mockRestore();
});
