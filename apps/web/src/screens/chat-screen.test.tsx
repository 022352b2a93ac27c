import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { profileOf } from '../../testing/examples.ts';
import { renderWithQueries } from '../../testing/with-queries.tsx';
import { AuthProvider } from '../features/auth/auth-provider.tsx';
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
