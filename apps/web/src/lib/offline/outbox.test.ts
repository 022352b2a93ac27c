import { getSession, listMessages, saveWellness } from '@herbie/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient } from '../query-client.ts';
import { setOfflineFallback, send } from '../send.ts';
import { sendOutbox } from './send-outbox.ts';
import { clearOutbox, addToOutbox, discard, readOutbox, reload } from './outbox.ts';
import { answerOffline } from './answer-offline.ts';

const question = { chatId: 7, role: 'user', content: 'What helps me sleep?' } as const;
let asked: { readonly path: string; readonly content: unknown; readonly key: string | null }[] = [];
let answer: (path: string) => Response = () => Response.json({});

beforeEach(async () => {
  asked = [];
  globalThis.fetch = async (input, init) => {
    const path = `${init?.method ?? 'GET'} ${String(input)}`;
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    asked.push({ path, content: body?.content, key: new Headers(init?.headers).get('idempotency-key') });
    return answer(path);
  };
  answer = (path) => Response.json(path.startsWith('GET') ? [] : { id: 1 }, { status: 201 });
  signInAs(1);
  await clearOutbox();
});

afterEach(async () => {
  await clearOutbox();
});

function signInAs(id: number): void {
  queryClient.setQueryData([getSession.path], { authenticated: true, user: { id } });
}

const keepQuestion = (content: string = question.content, after: number | null = 4) =>
  addToOutbox({ call: 'sendMessage', id: 7, body: { ...question, content }, after });
const posts = () => asked.filter(({ path }) => path.startsWith('POST'));
const sent = () => posts().map(({ content }) => content);

test('what waits is sent oldest first, under the key it was kept with, and then no more', async () => {
  await keepQuestion('first');
  await keepQuestion('second');
  const keys = readOutbox().map(({ key }) => key);

  await sendOutbox();
  await sendOutbox();

  expect(posts().map(({ key }) => key)).toEqual(keys);
  expect(readOutbox()).toEqual([]);
});

test('what is discarded while another is on its way stays here, what is written meanwhile goes out with it', async () => {
  await keepQuestion('first', null);
  await keepQuestion('thought better of', null);
  const [, second] = readOutbox();
  let isFirst = true;
  answer = () => {
    if (isFirst && second) void Promise.all([discard(second), keepQuestion('third', null)]);
    isFirst = false;
    return Response.json({ id: 1 }, { status: 201 });
  };

  await sendOutbox();

  expect(sent()).toEqual(['first', 'third']);
});

test('nothing is sent, or kept on the device, once its owner has signed out meanwhile', async () => {
  await keepQuestion('first', null);
  await keepQuestion('second', null);
  const clearing: Promise<void>[] = [];
  answer = () => {
    queryClient.setQueryData([getSession.path], { authenticated: false, user: null });
    clearing.push(clearOutbox());
    return Response.json({ message: 'Chat not found' }, { status: 404 });
  };

  await sendOutbox();
  await Promise.all(clearing);

  expect(sent()).toEqual(['first']);
  expect(await reload()).toEqual([]);
});

test('a message that arrived before the connection broke is not sent again', async () => {
  await keepQuestion();
  answer = () => Response.json([{ id: 5, role: 'user', content: question.content }]);

  await sendOutbox();

  expect(posts()).toEqual([]);
  expect(readOutbox()).toEqual([]);
});

test('nor is one that the server stored without the blanks around it', async () => {
  await keepQuestion(` ${question.content}\n`);
  answer = () => Response.json([{ id: 5, role: 'user', content: question.content }]);

  await sendOutbox();

  expect(posts()).toEqual([]);
});

test('two that are kept in the same moment keep their order', async () => {
  const clock = Date.now;
  Date.now = () => clock.call(Date) - (clock.call(Date) % 60_000);
  await keepQuestion('first');
  await keepQuestion('second');
  Date.now = clock;

  const [first, second] = readOutbox().map(({ since }) => since);

  expect(first && second && first < second).toBe(true);
});

test('the same words asked earlier do not count as arrived', async () => {
  await keepQuestion();
  answer = (path) => Response.json(path.startsWith('GET') ? [{ id: 3, role: 'user', content: question.content }] : {});

  await sendOutbox();

  expect(posts()).toHaveLength(1);
});

test.each([
  [
    'the network is still gone',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
  ['the server is restarting', () => new Response('', { status: 503 })],
  ['an answer is being written', () => Response.json({ message: 'Still answering' }, { status: 409 })],
  ['too much was sent', () => Response.json({ message: 'Slow down' }, { status: 429 })],
])('it goes on waiting while %s', async (_, reply) => {
  await keepQuestion();
  answer = reply;

  await sendOutbox();

  expect(readOutbox()).toMatchObject([{ refused: null }]);
});

test('what the server will never take stays to be read, with its reason, is sent once and holds nothing else up', async () => {
  await keepQuestion('to a chat that is gone', null);
  await keepQuestion('to one that is there', null);
  let count = 0;
  answer = () => (count++ === 0 ? Response.json({ message: 'Chat not found' }, { status: 404 }) : Response.json({}));

  await sendOutbox();
  await sendOutbox();

  expect(readOutbox()).toMatchObject([{ body: { content: 'to a chat that is gone' }, refused: 'Chat not found' }]);
  expect(posts()).toHaveLength(2);
});

test('it survives a reload of the page, and never goes out in the name of somebody else', async () => {
  await keepQuestion();
  expect(await reload()).toHaveLength(1);

  signInAs(2);
  expect(readOutbox()).toEqual([]);
  await sendOutbox();
  expect(asked).toEqual([]);

  await clearOutbox({ butOf: 2 });
  signInAs(1);
  expect(await reload()).toEqual([]);
});

test('a wellness entry saved without a network waits, and the form is told what was kept', async () => {
  setOfflineFallback(answerOffline);
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  const body = { date: '2026-11-20', sleepQuality: 4, energyLevel: 3, stressLevel: 2 };

  const saved = await send(saveWellness, { params: { id: 3 }, body });

  expect(saved).toMatchObject({ profileId: 3, ...body });
  expect(readOutbox()).toMatchObject([{ call: 'saveWellness', id: 3, body }]);
});

test('other calls fail as before when there is no network', async () => {
  setOfflineFallback(answerOffline);
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(send(listMessages, { params: { id: 7 } })).rejects.toThrow('Failed to fetch');
});
