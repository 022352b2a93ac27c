import type { Answer, Message } from '@herbie/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../../testing/test-app.ts';

let running: TestApp;
let maria: Client;
let chat: number;
let ben: number;
beforeEach(async () => {
  running = await startTestApp();
  maria = await running.signUp('maria');
  await maria.post('/api/profiles', { name: 'Maria', age: 34 });
  ben = (await maria.post('/api/profiles', { name: 'Ben', age: 71, currentMedications: 'warfarin' })).json().id;
  chat = (await maria.post('/api/chats', {})).json().id;
});
afterEach(() => running.stop());

const ask = async (content: string, extra = {}) =>
  (await maria.post(`/api/chats/${chat}/messages`, { content, ...extra })).json<Answer>();
const again = async (messageId: number) =>
  (await maria.post(`/api/chats/${chat}/messages/${messageId}/regenerate`)).json<Answer>();
const edit = async (messageId: number, content: string) =>
  (await maria.put(`/api/chats/${chat}/messages/${messageId}`, { content })).json<Answer>();
const onScreen = async () => (await maria.get(`/api/chats/${chat}/messages`)).json<Message[]>().map(({ id }) => id);

describe('a question that was asked for somebody', () => {
  test('is theirs when it is answered once more and when it is put in other words', async () => {
    const first = await ask('Can I take ginkgo?', { profileId: ben });

    for (const next of [await again(first.id), await edit(first.userMessage.id, 'May I take ginkgo?')]) {
      expect(next.profileId).toBe(ben);
      expect(next.findings.map(({ with: other }) => other.id)).toContain('warfarin');
    }
  });

  test('is the main person’s once their profile is gone', async () => {
    const first = await ask('Can I take ginkgo?', { profileId: ben });
    const main = (await maria.get('/api/profiles/main')).json<{ id: number }>();
    await maria.delete(`/api/profiles/${ben}`);

    const next = await again(first.id);

    expect(next.profileId).toBe(main.id);
    expect(next.findings).toEqual([]);
  });
});

describe('an older version', () => {
  test('comes back with all that was said after it, along its newest branch', async () => {
    const first = await ask('What helps me sleep?');
    const older = await ask('And what else?');
    const newer = await edit(older.userMessage.id, 'And with tea?');
    await edit(first.userMessage.id, 'What calms me?');

    await maria.patch(`/api/chats/${chat}`, { versionId: first.userMessage.id });

    expect(await onScreen()).toEqual([first.userMessage.id, first.id, newer.userMessage.id, newer.id]);
  });

  test('keeps the rating it was given when it is answered once more, and the new one has none', async () => {
    const first = await ask('What helps me sleep?');
    await maria.post(`/api/chats/${chat}/messages/${first.id}/feedback`, { rating: 'up' });

    const next = await again(first.id);
    await maria.patch(`/api/chats/${chat}`, { versionId: first.id });

    expect(next).not.toHaveProperty('rating');
    expect((await maria.get(`/api/chats/${chat}/messages`)).json<Message[]>().at(-1)).toMatchObject({
      id: first.id,
      versions: [first.id, next.id],
      rating: 'up',
    });
  });
});

describe('a message sent while another is answered in the same chat', () => {
  /** Holds the next request back once its chat was found, until it is told to go on. */
  function holdNext() {
    const { limits } = running.app.deps;
    const spend = limits.spend.bind(limits);
    const arrived = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    limits.spend = async (name, key) => {
      limits.spend = spend;
      arrived.resolve();
      await goOn.promise;
      await spend(name, key);
    };
    return { arrived: arrived.promise, goOn: goOn.resolve };
  }

  test('follows what was said meanwhile', async () => {
    const first = await ask('What helps me sleep?');
    const { arrived, goOn } = holdNext();
    const held = ask('And what else?');
    await arrived;
    const meanwhile = await ask('How long does it take?');
    goOn();
    const last = await held;

    expect(await onScreen()).toEqual([first, meanwhile, last].flatMap(({ id, userMessage }) => [userMessage.id, id]));
  });

  test('is refused when the chat was deleted meanwhile', async () => {
    const { arrived, goOn } = holdNext();
    const held = maria.post(`/api/chats/${chat}/messages`, { content: 'What helps me sleep?' });
    await arrived;
    await maria.delete(`/api/chats/${chat}`);
    goOn();

    expect((await held).statusCode).toBe(404);
  });
});
