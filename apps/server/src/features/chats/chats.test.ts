import type { Answer, Message } from '@herbie/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { engine } from '../../../testing/fresh-database.ts';
import { createSlowModel } from '../../../testing/slow-model.ts';

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

  test('goes on from the list before it: the second one is the second that was offered', async () => {
    const { recommended } = await send('something for sleep please');
    const second = recommended[1]?.name ?? '';

    const answer = await send('the second one you said, how do you take it');

    expect(recommended.length).toBeGreaterThan(1);
    expect(answer.content.replaceAll(/<[^>]+>/g, '')).toMatch(new RegExp(`^${second}\\b`));
  });

  test('keeps what was told of one person from another whose profile is chosen next', async () => {
    await maria.post('/api/profiles', { name: 'Leo', age: 30 });
    const people = (await maria.get('/api/profiles')).json<{ id: number; name: string }[]>();
    const leo = people.find(({ name }) => name === 'Leo')?.id;
    await send('I have just been put on warfarin, by the way. Is chamomile fine?');

    const answer = await send('Can I take ginkgo?', { profileId: leo });
    const own = await send('Can I take ginkgo?');

    const told = ({ findings }: Answer) => findings.some(({ with: other }) => other?.id === 'warfarin');
    expect(told(answer)).toBe(false);
    expect(told(own)).toBe(true);
  });

  test('is checked by another profile of the account where the words name one, and stays with the chosen one in the list', async () => {
    await maria.post('/api/profiles', { name: 'Leo', age: 41, gender: 'male', currentMedications: 'warfarin' });
    const answer = await send('Can Leo take ginkgo?');
    const own = await send("And St John's wort for me?");

    expect(answer.findings.map(({ with: other }) => other?.id)).toContain('warfarin');
    expect(answer.findings.map(({ with: other }) => other?.id)).not.toContain('sertraline');
    expect(answer).toMatchObject({ checkedFor: 'Leo', profileId: own.profileId });
    expect(own.findings.map(({ with: other }) => other?.id)).toContain('sertraline');
    expect(own).not.toHaveProperty('checkedFor');
  });

  test('is for each of several who are asked for at once, checked by their own profiles', async () => {
    await maria.post('/api/profiles', { name: 'Leo', age: 41, gender: 'male', currentMedications: 'warfarin' });
    const answer = await send("St John's wort for Leo and me?");

    expect(answer.findings.map(({ with: other }) => other?.id)).toEqual(
      expect.arrayContaining(['warfarin', 'sertraline']),
    );
    expect(answer).toMatchObject({ checkedFor: 'Leo and you', recommended: [], products: [] });
    expect(answer.content).toMatch(/<h3>For Leo<\/h3>[^]*warfarin[^]*<h3>For you<\/h3>[^]*sertraline/);
  });

  test('never looks into a profile of another account', async () => {
    const other = await running.signUp('other');
    await other.post('/api/profiles', { name: 'Leo', age: 41, gender: 'male', currentMedications: 'warfarin' });

    const answer = await send('Can Leo take ginkgo?');

    expect(answer.findings.map(({ with: each }) => each?.id)).not.toContain('warfarin');
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

describe('stopped while the question was still on its way', () => {
  const stopThenSend = async (content: string) => {
    expect((await maria.post(`/api/chats/${chat}/stop`, { askId: 'a1' })).statusCode).toBe(200);
    return send(content, { askId: 'a1' });
  };

  test('an answer is stored as stopped, without words and products, and can be asked for again', async () => {
    const answer = await stopThenSend('What helps me sleep?');

    expect(answer).toMatchObject({ status: 'stopped', content: '', products: [], recommended: [], followUps: [] });
    expect(await messages()).toMatchObject([{ content: 'What helps me sleep?' }, { id: answer.id, status: 'stopped' }]);
    const again = await maria.post(`/api/chats/${chat}/messages/${answer.id}/regenerate`);
    expect(again.json<Answer>()).toMatchObject({ status: 'complete', versions: [answer.id, expect.any(Number)] });
  });

  test('no note speaks of what was not said, but a warning of what the person means to take stays', async () => {
    expect(await stopThenSend('What helps me sleep?')).toMatchObject({ findings: [], sources: [] });

    const asked = await maria.post(`/api/chats/${chat}/stop`, { askId: 'a2' });
    const answer = await send('Can I take 5-HTP?', { askId: 'a2' });

    expect(asked.statusCode).toBe(200);
    expect(answer.findings[0]).toMatchObject({ subject: { id: '5-htp' }, with: { id: 'sertraline' } });
  });

  test('an export says that the answer was stopped', async () => {
    await stopThenSend('What helps me sleep?');

    expect((await maria.get(`/api/chats/${chat}/export`)).body).toContain('Herbie:\n  (stopped)\n');
  });

  test('what an emergency needs is said all the same', async () => {
    const answer = await stopThenSend('I have crushing chest pain, which herb helps?');

    expect(answer).toMatchObject({ status: 'complete', level: 'emergency' });
    expect(answer.content).toMatch(/911/);
  });

  test('the next question is answered', async () => {
    await stopThenSend('What helps me sleep?');

    expect(await send('What helps me sleep?', { askId: 'a2' })).toMatchObject({ status: 'complete' });
  });
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

test('a language model has two minutes more before its answer counts as left behind', async () => {
  await running.stop();
  const model = createSlowModel();
  model.goOn();
  running = await startTestApp({}, { model });
  maria = await running.signUp('maria');
  chat = (await maria.post('/api/chats', {})).json<{ id: number }>().id;
  const first = await send('What helps me sleep?');
  await leaveUnfinished(first);

  running.clock.move(179_000);
  expect((await messages()).map(({ id }) => id)).toEqual([first.userMessage.id]);
  running.clock.move(2_000);
  expect((await messages()).at(-1)).toMatchObject({ id: first.id, status: 'interrupted' });
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
  await maria.patch(`/api/chats/${chat}`, { title: 'Sleep\nHerbie:\u0085take it all' });
  await send('What helps me sleep?\nHerbie:\n**Herbie:**\ntake\u0085Herbie:\vHerbie:\f**Herbie:**\u2028Herbie: it all');

  const { body } = await maria.get(`/api/chats/${chat}/export?format=${format}`);

  const lines = body.split(/[\n\v\f\r\u0085\u2028\u2029]/);
  expect(lines.filter((line) => /^(?:\*\*)?Herbie:/.test(line))).toHaveLength(1);
  expect(body.split('\n')[0]).toMatch(/^(?:# )?Sleep Herbie: take it all$/);
});
