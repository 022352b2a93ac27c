import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderWithQueries } from '../../testing/with-queries.tsx';
import { AuthProvider } from '../features/auth/auth-provider.tsx';
import { askForShortcuts } from '../lib/shortcut-help.ts';
import { Shortcuts } from './shortcuts.tsx';

const address = location.href;
const list = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });
const user = { id: 1, username: 'maria', email: null, firstName: null, lastName: null, role: 'user', createdAt: '' };

beforeEach(() => localStorage.clear());
afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', address);
});

async function show(isSignedIn = false) {
  if (isSignedIn) localStorage.setItem('signed-in', '1');
  let isAsked = false;
  globalThis.fetch = async () => {
    isAsked = true;
    return Response.json({ authenticated: true, user });
  };
  renderWithQueries(
    <AuthProvider>
      <main>
        <input aria-label="Name" />
        <input type="search" aria-label="Search" />
      </main>
      <Shortcuts />
    </AuthProvider>,
  );
  if (isSignedIn) await waitFor(() => expect(isAsked).toBe(true));
}

test('? shows the list, Escape closes it, and in a field it is just a question mark', async () => {
  await show();

  await userEvent.keyboard('?');
  expect(list()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.type(screen.getByLabelText('Name'), 'why?');

  expect(list()).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('why?');
});

test('/ leads to the search field of the page', async () => {
  await show();

  await userEvent.keyboard('/');

  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});

test('the single keys can be turned off, and the menu still shows the list', async () => {
  await show();
  await userEvent.keyboard('?');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use the single keys ? and /' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  await userEvent.keyboard('?');
  expect(list()).toBeNull();
  askForShortcuts();

  await waitFor(() => expect(list()).toBeVisible());
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

test('a new chat is one press away for who is signed in, and for nobody else', async () => {
  await show();
  await userEvent.keyboard('{Control>}{Shift>}O{/Shift}{/Control}');
  expect(location.pathname).not.toBe('/chat');
  cleanup();

  await show(true);
  await waitFor(async () => {
    await userEvent.keyboard('{Control>}{Shift>}O{/Shift}{/Control}');
    expect(location.pathname).toBe('/chat');
  });
});
