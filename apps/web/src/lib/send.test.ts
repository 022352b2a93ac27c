import { createChat, deleteChat, sendMessage, getSession, listWellness, login, loginForm } from '@herbie/contract';
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { onSessionLost, pathOf, send, setBeforeAsking } from './send.ts';

let asked: { url: string; init: RequestInit }[] = [];
let answer = () => Response.json({});

beforeEach(() => {
  asked = [];
  answer = () => Response.json({ id: 7 });
  globalThis.fetch = async (url, init = {}) => {
    asked.push({ url: String(url), init });
    return answer();
  };
});

const headerOf = (place: number, name: string) => new Headers(asked[place]?.init.headers).get(name);

test('parameters stand in the address, encoded, and what is not given is left out', () => {
  const address = pathOf(listWellness, { params: { id: 3 }, query: { days: 7, today: undefined } });
  expect(address).toBe('/api/profiles/3/wellness?days=7');
  expect(pathOf(deleteChat, { params: { id: 'a/b' } })).toBe('/api/chats/a%2Fb');
});

test('what creates something carries a key of its own, so that a double press makes one', async () => {
  await send(createChat, { body: { title: 'Sleep' } });
  await send(createChat, { body: { title: 'Sleep' } });
  expect(asked[0]?.init.body).toBe('{"title":"Sleep"}');
  expect(headerOf(0, 'content-type')).toBe('application/json');
  expect(headerOf(0, 'idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  expect(headerOf(0, 'idempotency-key')).not.toBe(headerOf(1, 'idempotency-key'));
});

test('a stream carries no key unless it is given one: what broke is followed, not sent again', async () => {
  const asking = { params: { id: 1 }, body: { content: 'Sleep' }, accept: 'text/event-stream' };
  await send(sendMessage, asking);
  await send(sendMessage, { ...asking, idempotencyKey: 'a-key' });
  expect(headerOf(0, 'idempotency-key')).toBeNull();
  expect(headerOf(1, 'idempotency-key')).toBe('a-key');
});

test('a refused call throws its status and the sentence of the server', async () => {
  answer = () => Response.json({ message: 'Chat not found' }, { status: 404 });
  const failure = await send(deleteChat, { params: { id: 9 } }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 404, serverMessage: 'Chat not found' });
});

test('a lost session is noticed on any page but while logging in', async () => {
  let lost = 0;
  const stop = onSessionLost(() => {
    lost += 1;
  });
  answer = () => Response.json({ message: 'Please log in to continue' }, { status: 401 });
  await expect(send(getSession)).rejects.toThrow('401');
  await expect(send(login, { body: { username: 'maria', password: 'secret1' } })).rejects.toThrow('401');
  expect(lost).toBe(0);
  await expect(send(deleteChat, { params: { id: 9 } })).rejects.toThrow('401');
  expect(lost).toBe(1);
  stop();
});

test('a call comes to the browser without its schemas, a form with them', () => {
  expect(Object.keys(createChat)).toEqual(['name', 'method', 'path', 'access', 'success']);
  expect(loginForm.safeParse({ username: 'ma', password: 'secret1' }).success).toBe(false);
});

test('what the first screen reads waits for its turn; what is told in leaving does not', async () => {
  const turn = Promise.withResolvers<void>();
  setBeforeAsking(() => turn.promise);
  try {
    const waiting = send(listWellness, { params: { id: 3 } });
    await send(createChat, { body: { title: 'Sleep' }, keepalive: true });
    expect(asked.map(({ url }) => url)).toEqual(['/api/chats']);
    turn.resolve();
    await waiting;
    expect(asked.map(({ url }) => url)).toEqual(['/api/chats', '/api/profiles/3/wellness']);
  } finally {
    setBeforeAsking(() => undefined);
  }
});
