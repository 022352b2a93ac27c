import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../../testing/test-app.ts';

const dayMs = 24 * 60 * 60 * 1000;
let running: TestApp;
let maria: Client;
let chat: number;
beforeEach(async () => {
  running = await startTestApp();
  maria = await running.signUp('maria');
  chat = (await maria.post('/api/chats', { title: '  ' })).json<{ id: number }>().id;
});
afterEach(() => running.stop());

const send = (content: string) => maria.post(`/api/chats/${chat}/messages`, { content });

test('a deleted chat can be taken back for 30 days', async () => {
  await maria.delete(`/api/chats/${chat}`);
  expect((await maria.get(`/api/chats/${chat}`)).statusCode).toBe(404);
  expect((await maria.get('/api/chats')).json()).toEqual([]);

  expect((await maria.post(`/api/chats/${chat}/restore`)).statusCode).toBe(200);
  await maria.delete(`/api/chats/${chat}`);
  running.clock.move(31 * 24 * 60 * 60 * 1000);

  await maria.post('/api/auth/login', { username: 'maria', password: 'correct horse' });
  expect((await maria.post(`/api/chats/${chat}/restore`)).statusCode).toBe(404);
});

test('of many presses on delete one deletes, and of many on undo each finds the chat back', async () => {
  const press = async (act: () => ReturnType<Client['post']>) =>
    (await Promise.all(Array.from({ length: 8 }, act))).map(({ statusCode }) => statusCode).toSorted();
  await press(() => maria.get('/api/chats'));

  expect(await press(() => maria.delete(`/api/chats/${chat}`))).toEqual([200, ...Array.from({ length: 7 }, () => 404)]);
  expect(await press(() => maria.post(`/api/chats/${chat}/restore`))).toEqual(Array.from({ length: 8 }, () => 200));
});

test('a deleted chat is erased with every word of it once it cannot be taken back', async () => {
  await send('What helps me sleep?');
  await maria.delete(`/api/chats/${chat}`);
  const rows = async () => {
    const { db } = running.database;
    return [
      await db.selectFrom('chats').select('id').execute(),
      await db.selectFrom('chat_messages').select('id').execute(),
    ].map(({ length }) => length);
  };

  running.clock.move(29 * dayMs);
  await running.app.becomeReady();
  expect(await rows()).toEqual([1, 2]);

  running.clock.move(2 * dayMs);
  await running.app.becomeReady();
  expect(await rows()).toEqual([0, 0]);
});

test('chats come page by page, and pinned ones are found wherever they stand', async () => {
  await maria.patch(`/api/chats/${chat}`, { pinned: true });
  for (let turn = 0; turn < 4; turn += 1) await maria.post('/api/chats', { title: `Talk ${turn}` });
  const titles = async (query: string) =>
    (await maria.get(`/api/chats?${query}`)).json<{ id: number; title: string }[]>().map(({ title }) => title);
  const [, second] = (await maria.get('/api/chats?limit=2')).json<{ id: number }[]>();

  expect(await titles('limit=2')).toEqual(['Talk 3', 'Talk 2']);
  expect(await titles(`limit=2&before=${second?.id}`)).toEqual(['Talk 1', 'Talk 0']);
  expect(await titles('pinned=true')).toEqual(['New Conversation']);
  expect((await maria.get('/api/chats?pinned=no')).statusCode).toBe(400);
});

test('a chat without a title is listed with how its first question begins, one with a title without', async () => {
  const openings = async (query = '') =>
    (await maria.get(`/api/chats${query}`)).json<{ opening?: string }[]>().map(({ opening }) => opening);
  expect(await openings()).toEqual([undefined]);
  await send('Can I take 5-HTP?');
  await send(`And what about ${'ginger '.repeat(40)}?`);
  expect(await openings()).toEqual(['Can I take 5-HTP?']);

  await maria.patch(`/api/chats/${chat}`, { pinned: true });
  expect(await openings('?pinned=true')).toEqual(['Can I take 5-HTP?']);

  await maria.patch(`/api/chats/${chat}`, { title: 'Mood' });
  expect(await openings()).toEqual([undefined]);
});

test('search finds words in titles and messages', async () => {
  await send('Tell me about melatonin');

  const found = (await maria.get('/api/chats?q=MELATONIN')).json<{ id: number; snippet: string }[]>();

  expect(found.map(({ id }) => id)).toEqual([chat]);
  expect(found[0]?.snippet.toLowerCase()).toContain('melatonin');
  expect(found[0]?.snippet).not.toContain('/herbs/');
  expect((await maria.get('/api/chats?q=zebra')).json()).toEqual([]);
});

test('what a search shows of a message begins and ends with a whole word', async () => {
  const question = `Somewhere in this long-winded questionnaire about nights ${'and evenings '.repeat(4)}I ask whether daydreaming helps${' against sleeplessness'.repeat(8)}`;
  await send(question);

  const [found] = (await maria.get('/api/chats?q=daydreaming')).json<{ snippet: string }[]>();

  const shown = found?.snippet.replaceAll('…', '') ?? '';
  expect(found?.snippet).toMatch(/^….*daydreaming.*…$/);
  expect(question.split(' ')).toEqual(expect.arrayContaining(shown.split(' ')));
});

test('search finds nothing in a chat that was deleted', async () => {
  await send('Tell me about melatonin');
  await maria.delete(`/api/chats/${chat}`);

  expect((await maria.get('/api/chats?q=melatonin')).json()).toEqual([]);
});

test.each([
  ['every word must stand in it', 'melatonin zebra', 0],
  ['the words may stand apart and in any order', 'about tell', 1],
  ['a sign that searches use inside finds nothing of its own', 'mel%nin', 0],
  ['nor does the sign for any letter', 'mel_tonin', 0],
  ['such signs alone do not find everything', '%% __', 0],
  ['and are found where they stand', '5% of_it', 1],
  ['letters with signs are found as they were typed', 'Übelkeit', 1],
  ['and in the other case', 'übelkeit', 1],
  ['also all in capitals', 'ÜBELKEIT', 1],
])('a search is for words: %s', async (_, words, found) => {
  await send('Tell me about melatonin: is 5% of_it much? I have Übelkeit.');

  expect((await maria.get(`/api/chats?q=${encodeURIComponent(words)}`)).json()).toHaveLength(found);
});
