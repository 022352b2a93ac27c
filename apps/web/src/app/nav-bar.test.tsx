import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithQueries } from '../../testing/with-queries.tsx';
import { AuthProvider } from '../features/auth/auth-provider.tsx';
import { NavBar } from './nav-bar.tsx';

beforeEach(() => localStorage.setItem('signed-in', '1'));
afterEach(() => localStorage.clear());

test.each([1280, 360])('nobody is asked to log in before it is known who is there, at %d px', async (width) => {
  await page.viewport(width, 800);
  let answer: (reply: Response) => void = () => undefined;
  globalThis.fetch = () => new Promise((done) => (answer = done));
  renderWithQueries(
    <AuthProvider>
      <NavBar isWide={false} />
    </AuthProvider>,
  );
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull();

  answer(Response.json({ authenticated: false, user: null }));

  const name = width > 768 ? 'Login' : 'Open menu';
  expect(await screen.findByRole(width > 768 ? 'link' : 'button', { name })).toBeVisible();
});

test('on a phone Escape closes the list of pages, and the keyboard is back on its button', async () => {
  await page.viewport(360, 800);
  globalThis.fetch = async () => Response.json({ authenticated: false, user: null });
  renderWithQueries(
    <AuthProvider>
      <NavBar isWide={false} />
    </AuthProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
  await userEvent.tab();
  expect(within(screen.getByRole('list')).getByRole('link', { name: 'Login' })).toHaveFocus();

  await userEvent.keyboard('{Escape}');

  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
});
