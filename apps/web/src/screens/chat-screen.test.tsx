import { listChats } from '@herbie/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { profileOf } from '../../testing/examples.ts';
import { renderWithQueries } from '../../testing/with-queries.tsx';
import { AuthProvider } from '../features/auth/auth-provider.tsx';
import { LocationContext, readLocation } from '../lib/location.ts';
import { queryClient } from '../lib/query-client.ts';
import { ChatScreen } from './chat-screen.tsx';

test('a new chat says that it is loading until it is known for whom one may ask', async () => {
  const { promise: known, resolve: tell } = Promise.withResolvers<Response>();
  globalThis.fetch = async (input) => (String(input).includes('/api/profiles') ? known : Response.json([]));
  history.replaceState(null, '', '/chat');
  renderWithQueries(
    <AuthProvider>
      <ChatScreen />
    </AuthProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByRole('dialog')).toBeNull();

  tell(Response.json([profileOf({ id: 7, name: 'Maria' })]));

  expect(await screen.findByRole('dialog', { name: 'Start a New Chat' })).toBeVisible();
  expect(screen.queryByText('Loading')).toBeNull();
});

test.each([
  ['Loading...', []],
  ['Better sleep', [{ id: 7, title: 'Better sleep', createdAt: '2026-11-20T10:00:00Z', pinned: false }]],
])('a chat that cannot be read is called %s', async (title, chats) => {
  queryClient.setQueryData([listChats.path], chats);
  globalThis.fetch = async (input) => {
    const { pathname } = new URL(String(input), location.href);
    return pathname === '/api/chats/7' ? new Response('{}', { status: 500 }) : Response.json([]);
  };
  history.replaceState(null, '', '/chat/7');
  renderWithQueries(
    <LocationContext value={{ place: readLocation(), params: { chatId: '7' } }}>
      <AuthProvider>
        <ChatScreen />
      </AuthProvider>
    </LocationContext>,
  );
  await expect.poll(() => queryClient.getQueryState(['/api/chats/7'])?.status).toBe('error');

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a chat that cannot be read gets its title from a list that is read later', async () => {
  const list = Promise.withResolvers<Response>();
  globalThis.fetch = async (input) => {
    const { pathname } = new URL(String(input), location.href);
    if (pathname === '/api/chats') return (await list.promise).clone();
    return pathname === '/api/chats/11' ? new Response('{}', { status: 500 }) : Response.json([]);
  };
  history.replaceState(null, '', '/chat/11');
  renderWithQueries(
    <LocationContext value={{ place: readLocation(), params: { chatId: '11' } }}>
      <AuthProvider>
        <ChatScreen />
      </AuthProvider>
    </LocationContext>,
  );
  await expect.poll(() => queryClient.getQueryState(['/api/chats/11'])?.status).toBe('error');
  expect(await screen.findByRole('heading', { level: 1, name: 'Loading...' })).toBeVisible();

  list.resolve(Response.json([{ id: 11, title: 'Cold feet', createdAt: '2026-11-20T10:00:00Z', pinned: false }]));

  expect(await screen.findByRole('heading', { level: 1, name: 'Cold feet' })).toBeVisible();
});

test('the heading says Loading... until the conversation itself has come, also where a list has named it', async () => {
  const { promise: chat, resolve: tell } = Promise.withResolvers<Response>();
  const conversation = { id: 9, title: 'Tea at night', createdAt: '2026-11-20T10:00:00Z', pinned: false };
  queryClient.setQueryData([listChats.path], [conversation]);
  globalThis.fetch = async (input) => {
    const { pathname } = new URL(String(input), location.href);
    return pathname === '/api/chats/9' ? chat : Response.json([]);
  };
  history.replaceState(null, '', '/chat/9');
  renderWithQueries(
    <LocationContext value={{ place: readLocation(), params: { chatId: '9' } }}>
      <AuthProvider>
        <ChatScreen />
      </AuthProvider>
    </LocationContext>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Loading...' })).toBeVisible();

  tell(Response.json(conversation));

  expect(await screen.findByRole('heading', { level: 1, name: 'Tea at night' })).toBeVisible();
});
