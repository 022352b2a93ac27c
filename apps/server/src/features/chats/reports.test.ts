import type { Answer, Message, Report } from '@herbie/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../../testing/test-app.ts';

let running: TestApp;
let maria: Client;
let operator: Client;
let chat: number;
beforeEach(async () => {
  running = await startTestApp();
  maria = await running.signUp('maria');
  operator = await running.signUp('operator');
  await operator.post('/api/admin/promote', { secretKey: 'correct-horse-battery' });
  await maria.post('/api/profiles', { name: 'Maria', age: 34, currentMedications: 'Zoloft 50mg at night' });
  chat = (await maria.post('/api/chats', { title: 'Private title' })).json<{ id: number }>().id;
});
afterEach(() => running.stop());

const ask = async (content = 'Can I take 5-HTP?') =>
  (await maria.post(`/api/chats/${chat}/messages`, { content })).json<Answer>();
const rate = (answer: Answer, body: object) => maria.post(`/api/chats/${chat}/messages/${answer.id}/feedback`, body);
const reports = async (query = '') => (await operator.get(`/api/admin/reports${query}`)).json<Report[]>();

test('what was said of an answer is there when the chat is opened again, and the last word counts', async () => {
  const answer = await ask();
  await rate(answer, { rating: 'up' });
  await rate(answer, { rating: 'down' });

  const [question, read] = (await maria.get(`/api/chats/${chat}/messages`)).json<Message[]>();

  expect(read).toMatchObject({ id: answer.id, rating: 'down' });
  expect(question).not.toHaveProperty('rating');
});

test('a report reaches the operator with what is needed to look into it, and nothing about the person', async () => {
  const answer = await ask();
  await rate(answer, { rating: 'unsafe', note: 'Wrong for children' });

  const response = await operator.get('/api/admin/reports');

  const [report] = response.json<Report[]>();
  expect(report).toMatchObject({
    engine: 'built-in',
    knowledgeVersion: answer.knowledgeVersion,
    note: 'Wrong for children',
    answer: null,
    handledAt: null,
    ruleIds: [...new Set(answer.findings.map(({ ruleId }) => ruleId))],
  });
  expect(report?.ruleIds).not.toEqual([]);
  expect(response.body).not.toMatch(/maria|zoloft|private title|can i take/i);
});

test('the text of an answer is told only by who agreed to it, and no longer once the chat is deleted', async () => {
  const answer = await ask();
  await rate(answer, { rating: 'unsafe', sharesAnswer: true });

  const [shared] = await reports();
  expect(shared?.answer).toMatch(/5-HTP/);
  expect(shared?.answer).not.toMatch(/<[a-z]/);

  await maria.delete(`/api/chats/${chat}`);
  expect((await reports()).map((report) => report.answer)).toEqual([null]);
});

test('thumbs are no reports, and a report taken back is gone', async () => {
  const [first, second] = [await ask(), await ask('What helps me sleep?')];
  await rate(first, { rating: 'down' });
  await rate(second, { rating: 'unsafe' });
  expect(await reports()).toHaveLength(1);

  await rate(second, { rating: 'up' });
  expect(await reports()).toEqual([]);
});

test('a report is marked as handled and opened again; one made anew is new', async () => {
  const answer = await ask();
  await rate(answer, { rating: 'unsafe' });
  const [report] = await reports();
  const handle = (id: number | undefined, handled: boolean) => operator.patch(`/api/admin/reports/${id}`, { handled });

  expect((await handle(report?.id, true)).json()).toMatchObject({ handledAt: '2026-03-10T09:00:00.000Z' });
  expect((await handle(report?.id, false)).json()).toMatchObject({ handledAt: null });
  expect((await handle(2_000_000_000, true)).statusCode).toBe(404);

  await handle(report?.id, true);
  await rate(answer, { rating: 'unsafe', note: 'Still there' });
  expect(await reports()).toMatchObject([{ note: 'Still there', handledAt: null }]);
});

test('reports come newest first, page by page', async () => {
  for (const note of ['one', 'two', 'three']) await rate(await ask(), { rating: 'unsafe', note });

  const [newest, ...rest] = await reports('?limit=2');

  expect([newest, ...rest].map((report) => report?.note)).toEqual(['three', 'two']);
  expect((await reports(`?before=${rest[0]?.id}`)).map(({ note }) => note)).toEqual(['one']);
});
