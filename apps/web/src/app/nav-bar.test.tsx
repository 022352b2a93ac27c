import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
