import { type Answer, getSession, type Message } from '@herbie/contract';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearOutbox, readOutbox } from '../../../lib/offline/outbox.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { messagesKey } from './follow-answer.ts';
import { pendingOf, setPending } from './pending-store.ts';
import { keepQuestion } from './unsent.ts';
import { stopAnswering, useSending } from './use-sending.ts';

const chatId = 7;
const question = { kind: 'send', content: 'What helps me sleep?', profileId: null } as const;
const userMessage = {
  id: 21,
  chatId,
  role: 'user',
  content: question.content,
  profileId: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  versions: [21],
} as const;
const reply = { id: 22, chatId, role: 'assistant', content: '<p>Rest.</p>' };
// safe: the sending looks at ids alone.
const answer = { ...reply, userMessage } as unknown as Answer;
let replies: (() => Response)[] = [];
let paths: string[] = [];
let posted: string[] = [];
let bodies: Record<string, { askId?: string }> = {};

beforeEach(() => {
  paths = [];
  posted = [];
  bodies = {};
  setPending(chatId, null);
  queryClient.setQueryData<Message[]>([messagesKey(chatId)], []);
  globalThis.fetch = async (input, init) => {
    const path = String(input);
    if (!/\/(?:messages|stream|stop)/.test(path)) return Response.json([]);
    paths.push(`${init?.method ?? 'GET'} ${path}`);
    if (init?.method === 'POST') {
      const body = JSON.parse(String(init.body));
      bodies[path] = body;
      if (path === messagesKey(chatId)) posted.push(body.content);
    }
    return replies.shift()?.() ?? Response.json([]);
  };
});
afterEach(async () => {
  await clearOutbox();
});

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const html = event('html', { block: 0, html: '<p>Rest.</p>' });
const stream = (...events: string[]) => new Response(events.join(''));
const shown = () => queryClient.getQueryData<Message[]>([messagesKey(chatId)])?.map(({ id }) => id);

async function askHere() {
  let settled = 0;
  const { result } = renderHook(() => useSending(chatId, () => (settled += 1)));
  act(() => result.current.ask(question));
  await expect.poll(() => settled).toBe(1);
  return result;
}

test('an answer takes its place after its question, once', async () => {
  replies = [() => stream(event('user', userMessage), html, event('done', answer))];

  const result = await askHere();

  expect(result.current.pending).toBeNull();
  expect(shown()).toEqual([21, 22]);
});

/** Asks, and stops while the question is on its way; `reply` is what then becomes of it. */
async function stopOnTheWay(reply: () => Response) {
  const sent = Promise.withResolvers<void>();
  const { result } = renderHook(() => useSending(chatId, () => sent.resolve()));
  let atStop: boolean | undefined;
  replies = [
    () => {
      act(() => stopAnswering(chatId));
      atStop = pendingOf(chatId)?.isStopping;
      expect(paths).toEqual(['POST /api/chats/7/messages', 'POST /api/chats/7/stop']);
      return reply();
    },
  ];
  act(() => result.current.ask(question));
  await act(() => sent.promise);
  return { result, atStop };
}

test('stopping while the question is still on its way shows at once and names the question to the server', async () => {
  const { result, atStop } = await stopOnTheWay(() => stream(event('user', userMessage), event('done', answer)));

  expect(atStop).toBe(true);
  expect(bodies['/api/chats/7/stop']?.askId).toBe(bodies['/api/chats/7/messages']?.askId);
  expect(bodies['/api/chats/7/stop']?.askId).toMatch(/./);
  expect(result.current.pending).toBeNull();
});

test('a question that was stopped and did not get through is not sent later by itself', async () => {
  const { result } = await stopOnTheWay(() => {
    throw new TypeError('Failed to fetch');
  });

  expect(readOutbox()).toEqual([]);
  expect(result.current.pending).toMatchObject({ question: question.content, state: 'failed', isStopping: false });
});

test('what the server refuses stays in the thread as not sent, and can be sent again', async () => {
  replies = [
    () => Response.json({ message: 'The last message in this chat is still being answered.' }, { status: 409 }),
    () => stream(event('user', userMessage), html, event('done', answer)),
  ];
  const result = await askHere();
  expect(result.current.pending).toMatchObject({
    question: question.content,
    state: 'failed',
    isStored: false,
  });

  act(() => result.current.pending?.retry());

  await expect.poll(shown).toEqual([21, 22]);
  expect(result.current.pending).toBeNull();
});

test('a question the server has is never sent a second time: what became of it is read', async () => {
  replies = [() => stream(event('user', userMessage), html), () => Response.json([userMessage, reply])];

  const result = await askHere();

  expect(paths).toEqual([`POST ${messagesKey(chatId)}`, `GET ${messagesKey(chatId)}`]);
  expect(result.current.pending).toBeNull();
  expect(shown()).toEqual([21, 22]);
});

test('a broken connection leaves the half answer on screen, and trying again follows it instead of asking anew', async () => {
  replies = [
    () => stream(event('user', userMessage), html),
    () => Response.json({ message: 'Something went wrong on the server.' }, { status: 500 }),
    () => stream(event('user', userMessage), html, event('done', answer)),
    () => Response.json([userMessage, reply]),
  ];
  const result = await askHere();
  expect(result.current.pending).toMatchObject({ state: 'failed', isStored: true, blocks: ['<p>Rest.</p>'] });

  act(() => result.current.pending?.retry());

  await expect.poll(shown).toEqual([21, 22]);
  expect(paths[2]).toBe('GET /api/chats/7/stream');
});

test('a new question does not overtake those that wait since there was no network', async () => {
  queryClient.setQueryData([getSession.path], { authenticated: true, user: { id: 1 } });
  await keepQuestion(chatId, { content: 'Asked in the tunnel', profileId: null });

  await askHere();

  expect(posted).toEqual(['Asked in the tunnel', question.content]);
  expect(readOutbox()).toEqual([]);
});
