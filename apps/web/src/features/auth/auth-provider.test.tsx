import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import { AuthProvider, useAuth } from './auth-provider.tsx';

const user = { id: 7, username: 'maria', email: null, firstName: null, lastName: null, role: 'user', createdAt: '' };
const nobody = () => Response.json({ authenticated: false, user: null });
const maria = () => Response.json({ authenticated: true, user });
let prefers: (string | null)[] = [];

beforeEach(() => {
  prefers = [];
  localStorage.clear();
});
afterEach(() => localStorage.clear());

function show(answer: () => Response | Promise<Response>): void {
  globalThis.fetch = async (input, init) => {
    if (String(input) === '/api/auth/login') return Response.json(user);
    prefers.push(new Headers(init?.headers).get('prefer'));
    return answer();
  };
  renderWithQueries(
    <AuthProvider>
      <State />
    </AuthProvider>,
  );
}

function State() {
  const { state, user: who, logIn } = useAuth();
  return (
    <button type="button" onClick={() => void logIn({ username: 'maria', password: 'secret', rememberMe: false })}>
      {state} {who?.username}
    </button>
  );
}

test('on start the server is asked who is here, and a visitor is not kept waiting for the answer', async () => {
  show(maria);

  expect(screen.getByText('signed-out')).toBeVisible();
  expect(await screen.findByText('signed-in maria')).toBeVisible();
  expect(prefers).toEqual(['handling=lenient']);
});

test('who was signed in here is no visitor until the server has said so', async () => {
  localStorage.setItem('signed-in', '1');
  show(nobody);

  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByText('signed-out')).toBeVisible();
  expect(prefers).toEqual([null]);
});

test('a server that cannot be reached makes no difference to a visitor', async () => {
  show(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect.poll(() => prefers).toHaveLength(1);
  await new Promise((done) => setTimeout(done, 50));

  expect(screen.getByText('signed-out')).toBeVisible();
});

test('a slow answer from before the log-in does not undo it', async () => {
  let answerFirst: (answer: Response) => void = () => undefined;
  show(() => (prefers.length === 1 ? new Promise((done) => (answerFirst = done)) : maria()));
  await expect.poll(() => prefers).toHaveLength(1);

  screen.getByRole('button').click();
  expect(await screen.findByText('signed-in maria')).toBeVisible();
  answerFirst(nobody());
  await new Promise((done) => setTimeout(done, 50));

  expect(screen.getByText('signed-in maria')).toBeVisible();
});

test('who logs in in another tab is signed in here too', async () => {
  let isIn = false;
  show(() => (isIn ? maria() : nobody()));
  await expect.poll(() => prefers).toHaveLength(1);

  isIn = true;
  const elsewhere = new BroadcastChannel('herbie-session');
  elsewhere.postMessage(7);

  expect(await screen.findByText('signed-in maria')).toBeVisible();
  elsewhere.close();
});
