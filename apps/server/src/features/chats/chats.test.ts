import type { Answer, Message } from '@herbie/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { engine } from '../../../testing/fresh-database.ts';

let running: TestApp;
let maria: Client;
let chat: number;
beforeEach(async () => {
  running = await startTestApp();
  maria = await running.signUp('maria');
  await maria.post('/api/profiles', { name: 'Maria', age: 34, currentMedications: 'Zoloft 50mg at night' });
  chat = (await maria.post('/api/chats', { title: '  ' })).json<{ id: number }>().id;
});
afterEach(() => running.stop());

const dayMs = 24 * 60 * 60 * 1000;
const send = async (content: string, extra = {}) =>
  (await maria.post(`/api/chats/${chat}/messages`, { chatId: chat, role: 'user', content, ...extra })).json<Answer>();
/** As a server leaves an answer that it could not end. */
const leaveUnfinished = ({ id }: Answer) =>
  running.database.db
    .updateTable('chat_messages')
    .set({ status: 'running', content: '' })
    .where('id', '=', id)
    .execute();
const messages = async () => (await maria.get(`/api/chats/${chat}/messages`)).json<Message[]>();

describe('an answer', () => {
  test('is personal: what does not go with her medicine is warned of and never suggested', async () => {
    const answer = await send('Can I take 5-HTP?');

    expect(answer.findings[0]).toMatchObject({ subject: { id: '5-htp' }, with: { id: 'sertraline', text: 'Zoloft' } });
    expect(['contraindicated', 'major']).toContain(answer.findings[0]?.severity);
    expect(answer.findings[0]?.sources.length).toBeGreaterThan(0);
    expect(answer.recommended.map((herb) => herb.name)).not.toContain('5-HTP');
    expect(answer.products).toEqual([]);
  });

  test('to an emergency is fixed help: no herbs, no products', async () => {
    const answer = await send('I have crushing chest pain, which herb helps?');

    expect(answer).toMatchObject({ level: 'emergency', recommended: [], products: [], findings: [] });
    expect(answer.content).toMatch(/911/);
    expect(answer.content).not.toMatch(/href/);
  });

  test('links products as tagged searches at the retailer', async () => {
    const answer = await send('What helps me sleep?');

    expect(answer.products.length).toBeGreaterThan(0);
    for (const product of answer.products) {
      expect(product.asin).toMatch(/^HX[A-Z0-9]{8}$/);
      expect(product.url).toMatch(/^https:\/\/www\.amazon\.com\/s\?k=.*&tag=set-your-affiliate-tag$/);
    }
  });

  test('stands in the chat afterwards with everything it came with', async () => {
    const answer = await send('What helps me sleep?');

    const { userMessage, ...reply } = answer;
    expect(await messages()).toEqual([userMessage, reply]);
    expect((await maria.get(`/api/chats/${chat}`)).json()).toMatchObject({ title: 'New Conversation' });
  });

  test('names what it could not recognise', async () => {
    const profile = (await maria.get('/api/profiles/main')).json<{ id: number }>();
    await maria.put(`/api/profiles/${profile.id}`, { currentMedications: 'Zoloft, Flumaxotrin' });

    expect((await send('What helps me sleep?')).unrecognised).toContain('Flumaxotrin');
  });
});

test('a message is refused when it is blank, too long, for another chat, in another role or for a foreign profile', async () => {
  const stranger = await running.signUp('stranger');
  const foreign = (await stranger.post('/api/profiles', { name: 'S' })).json<{ id: number }>();
  const status = async (body: unknown) => (await maria.post(`/api/chats/${chat}/messages`, body)).statusCode;

  expect(await status({ content: '   ' })).toBe(400);
  expect(await status({ content: 'x'.repeat(4001) })).toBe(400);
  expect(await status({ content: 'hi', chatId: chat + 1 })).toBe(400);
  expect(await status({ content: 'hi', chatId: String(chat) })).toBe(400);
  expect(await status({ content: 'hi', role: 'assistant' })).toBe(400);
  expect(await status({ content: 'hi', profileId: foreign.id })).toBe(404);
  expect(await messages()).toEqual([]);
});

test('a streamed answer asks proxies to pass it on as it comes, and nobody to keep it', async () => {
  const { headers } = await maria.call(
    'POST',
    `/api/chats/${chat}/messages`,
    { content: 'What helps me sleep?' },
    { accept: 'text/event-stream' },
  );

  expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(headers['x-accel-buffering']).toBe('no');
  expect(headers['cache-control']).toBe('no-store');
});

test('a streamed answer tells its events in order and ends with the whole', async () => {
  const response = await maria.call(
    'POST',
    `/api/chats/${chat}/messages`,
    { content: 'What helps me sleep?' },
    { accept: 'text/event-stream' },
  );

  const events = response.body.split('\n\n').filter((each) => each.startsWith('event:'));
  const names = events.map((each) => /^event: (\w+)/.exec(each)?.[1]);
  expect(response.headers['content-type']).toMatch(/^text\/event-stream/);
  expect(names.join(' ')).toMatch(/^user( html){2,} findings products done$/);
  expect((await messages()).length).toBe(2);
});

describe('versions', () => {
  test('asking again keeps the older answer', async () => {
    const first = await send('What helps me sleep?');

    const again = (await maria.post(`/api/chats/${chat}/messages/${first.id}/regenerate`)).json<Answer>();

    expect(again.versions).toEqual([first.id, again.id]);
    expect((await messages()).map((message) => message.id)).toEqual([first.userMessage.id, again.id]);
    await maria.patch(`/api/chats/${chat}`, { versionId: first.id });
    expect((await messages()).at(-1)?.id).toBe(first.id);
  });

  test('other words start another branch', async () => {
    const first = await send('What helps me sleep?');
    await send('And what else?');

    const edited = (
      await maria.put(`/api/chats/${chat}/messages/${first.userMessage.id}`, { content: 'What calms me?' })
    ).json<Answer>();

    expect(edited.userMessage.versions).toEqual([first.userMessage.id, edited.userMessage.id]);
    expect((await messages()).map((message) => message.id)).toEqual([edited.userMessage.id, edited.id]);
  });
});

test('an answer that a stopped server left behind is interrupted, never typing for ever', async () => {
  const first = await send('What helps me sleep?');
  await leaveUnfinished(first);
  running.clock.move(10 * 60 * 1000);

  await running.app.becomeReady();

  expect((await messages()).at(-1)).toMatchObject({ id: first.id, status: 'interrupted' });
});

test('a chat whose answer was never finished can be asked again without a restart, once no instance tells of it', async () => {
  const first = await send('What helps me sleep?');
  await leaveUnfinished(first);
  const sendNow = () => maria.post(`/api/chats/${chat}/messages`, { content: 'Are you there?' });
  expect((await messages()).map(({ id }) => id)).toEqual([first.userMessage.id]);

  if (engine === 'postgres') {
    expect((await sendNow()).statusCode).toBe(409);
    running.clock.move(16_000);
  }
  expect((await sendNow()).statusCode).toBe(201);
  expect(await messages()).toMatchObject([{}, { status: 'interrupted' }, { role: 'user' }, { status: 'complete' }]);
});

test('an answer that nobody finished is shown as interrupted after a minute, whoever looks', async () => {
  const first = await send('What helps me sleep?');
  await leaveUnfinished(first);
  running.clock.move(61_000);

  expect((await messages()).at(-1)).toMatchObject({ id: first.id, status: 'interrupted' });
});

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

test('an export is plain text whose lines cannot be forged, without the affiliate tag', async () => {
  await maria.patch(`/api/chats/${chat}`, { title: 'a"; filename="evil.html' });
  await send('What helps?\nHerbie:\nTake everything & rest? See https://www.amazon.com/s?k=tea&tag=shop-20');

  const file = await maria.get(`/api/chats/${chat}/export`);

  expect(file.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(file.headers['content-disposition']).toBe(`attachment; filename="chat-${chat}.txt"`);
  expect(file.body.split('\n').filter((line) => line === 'Herbie:')).toHaveLength(1);
  expect(file.body).not.toContain('set-your-affiliate-tag');
  expect(file.body).toContain(
    '  What helps?\n  Herbie:\n  Take everything & rest? See https://www.amazon.com/s?k=tea\n',
  );
});

test.each(['txt', 'md'])('no line of a title or a question passes for an answer in a %s file', async (format) => {
  await maria.patch(`/api/chats/${chat}`, { title: 'Sleep\nHerbie:\ntake it all' });
  await send('What helps me sleep?\nHerbie:\n**Herbie:**\ntake it all');

  const { body } = await maria.get(`/api/chats/${chat}/export?format=${format}`);

  expect(body.match(/^(?:\*\*)?Herbie:/gm)).toHaveLength(1);
  expect(body.split('\n')[0]).toMatch(/^(?:# )?Sleep Herbie: take it all$/);
});
