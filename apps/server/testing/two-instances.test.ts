import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Message } from '@herbie/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBudget } from '../src/features/assistant/budget.ts';
import { rollUpDays } from '../src/features/analytics/roll-up.service.ts';
import { engine, freshPlace, type FreshPlace } from './fresh-database.ts';
import { createSlowModel, type SlowModel } from './slow-model.ts';
import { type Client, startTestApp, type TestApp } from './test-app.ts';
import { until } from './until.ts';

const dayMs = 24 * 60 * 60 * 1000;
const overnightMs = 16 * 60 * 60 * 1000;
const password = 'correct horse';
const asStream = { accept: 'text/event-stream' };

/** Two instances can only share a PostgreSQL; `npm test` runs this file on both engines and says aloud when it has none. */
if (engine === 'postgres') describe('two instances on one PostgreSQL', shared);
else test('on the embedded database nothing is written for other instances', nothingShared);

function shared(): void {
  let place: FreshPlace;
  let one: TestApp;
  let two: TestApp;
  let model: SlowModel;
  const start = (settings: Record<string, string> = {}) => startTestApp({ ...place.settings, ...settings }, { model });

  beforeEach(async () => {
    place = await freshPlace();
    model = createSlowModel();
    [one, two] = await Promise.all([start(), start()]);
  });
  afterEach(async () => {
    model.goOn();
    await Promise.all([one.stop(), two.stop()]);
    await place.drop();
  });

  /** The same person with the same cookie at the other instance. */
  const at = (app: TestApp, person: Client) => ({
    get: (url: string) => app.visitor().call('GET', url, undefined, { cookie: person.cookie() }),
    post: (url: string, body: unknown = {}) => app.visitor().call('POST', url, body, { cookie: person.cookie() }),
    stream: (url: string) => app.visitor().call('GET', url, undefined, { cookie: person.cookie(), ...asStream }),
  });

  async function newChat(person: Client): Promise<number> {
    return (await person.post('/api/chats', { title: 'Sleep' })).json<{ id: number }>().id;
  }

  /** Asks at instance one and answers once its model has begun to speak. */
  async function beginAnswer(person: Client): Promise<{ chat: number; answer: Promise<Answer> }> {
    const chat = await newChat(person);
    const before = model.asked();
    const answer = person
      .post(`/api/chats/${chat}/messages`, { content: 'Tell me how to rest.' })
      .then((response) => response.json<Answer>());
    await until(() => model.asked() > before);
    expect(model.asked()).toBe(before + 1);
    return { chat, answer };
  }

  describe('sessions', () => {
    test('a login at one is a login at the other, and so is a logout', async () => {
      const maria = await one.signUp('maria');
      expect((await at(two, maria).get('/api/auth/me')).statusCode).toBe(200);

      await at(two, maria).post('/api/auth/logout');

      expect((await maria.get('/api/auth/me')).statusCode).toBe(401);
    });

    test('a role given at one counts at the other at once', async () => {
      const maria = await one.signUp('maria');
      await maria.post('/api/admin/promote', { secretKey: 'correct-horse-battery' });

      expect((await at(two, maria).get('/api/analytics/summary')).statusCode).toBe(200);
    });

    test('logging out at one ends what the other was streaming to that session', async () => {
      const maria = await one.signUp('maria');
      const { chat } = await beginAnswer(maria);
      const told = at(one, maria).stream(`/api/chats/${chat}/stream`);
      await wait(100);

      await at(two, maria).post('/api/auth/logout');

      expect((await told).body).not.toContain('event: done');
    });
  });

  describe('limits', () => {
    test('wrong passwords are counted together', async () => {
      await one.signUp('maria');
      await Promise.all([one.stop(), two.stop()]);
      [one, two] = await Promise.all([start({ RATE_LIMIT_SCALE: '1' }), start({ RATE_LIMIT_SCALE: '1' })]);
      const guess = (app: TestApp, word: string) =>
        app.visitor().post('/api/auth/login', { username: 'maria', password: word });
      const statuses: number[] = [];

      for (let count = 0; count < 5; count += 1)
        for (const app of [one, two]) statuses.push((await guess(app, 'wrong horse')).statusCode);

      expect(statuses).toEqual(Array.from({ length: 10 }, () => 401));
      for (const app of [one, two]) {
        const refused = await guess(app, password);
        expect(refused.statusCode).toBe(429);
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
      }
    });

    test('of many guesses at the same moment not one is lost', async () => {
      await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          (index % 2 === 0 ? one : two).app.deps.limits.spend('messagesPerUser', 'somebody'),
        ),
      );

      const rows = await one.database.db.selectFrom('limit_counters').select(['key', 'points']).execute();
      expect(rows).toEqual([{ key: 'messagesPerUser:somebody', points: 60 }]);
    });

    test('a person has one share of the language model a day, wherever they ask', async () => {
      model.goOn();
      await Promise.all([one.stop(), two.stop()]);
      [one, two] = await Promise.all([start({ RATE_LIMIT_SCALE: '0.1' }), start({ RATE_LIMIT_SCALE: '0.1' })]);
      const budgetOf = ({ app, clock }: TestApp) => createBudget({ clock, limits: app.deps.limits });
      const [first, second] = [budgetOf(one), budgetOf(two)];

      const taken = await Promise.all(
        Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? first : second).take(1)),
      );

      expect(taken.filter(Boolean)).toHaveLength(10);
    });

    test('counters outlive a restart and are removed once their time is over', async () => {
      await one.app.deps.limits.spend('messagesPerUser', 'somebody');
      const { db } = two.database;
      await two.app.deps.limits.forgetExpired();
      expect(await db.selectFrom('limit_counters').select('points').execute()).toEqual([{ points: 1 }]);

      await db.updateTable('limit_counters').set({ expire: 1 }).execute();
      await two.app.deps.limits.forgetExpired();

      expect(await db.selectFrom('limit_counters').selectAll().execute()).toEqual([]);
    });
  });

  describe('answers', () => {
    test('one being written at one can be followed from the other to its end', async () => {
      const maria = await one.signUp('maria');
      const { chat, answer } = await beginAnswer(maria);
      const told = at(two, maria).stream(`/api/chats/${chat}/stream`);
      await wait(2500);

      model.goOn();

      const events = eventsOf((await told).body);
      expect(events.map(({ event }) => event).slice(0, 2)).toEqual(['user', 'html']);
      expect(events[1]?.data).toContain('regular hours');
      expect(events.at(-1)?.event).toBe('done');
      expect(JSON.parse(events.at(-1)?.data ?? '')).toEqual(await answer);
      expect(events.filter(({ event }) => event === 'done')).toHaveLength(1);
    });

    test('one that ends before the other has heard of it is told whole', async () => {
      model.goOn();
      const maria = await one.signUp('maria');
      const { chat, answer } = await beginAnswer(maria);
      const whole = await answer;

      expect(whole.status).toBe('complete');
      expect((await at(two, maria).stream(`/api/chats/${chat}/stream`)).statusCode).toBe(404);
      expect((await at(two, maria).get(`/api/chats/${chat}/messages`)).json<Message[]>()).toHaveLength(2);
      expect(await one.database.db.selectFrom('running_answers').selectAll().execute()).toEqual([]);
    });

    test('a chat is answered once at a time and a person twice, wherever they ask', async () => {
      const maria = await one.signUp('maria');
      const { chat, answer } = await beginAnswer(maria);
      const ask = (number: number) => at(two, maria).post(`/api/chats/${number}/messages`, { content: 'And now?' });

      expect((await ask(chat)).statusCode).toBe(409);
      const second = ask(await newChat(maria));
      await until(() => model.asked() >= 2);
      expect((await ask(await newChat(maria))).statusCode).toBe(429);

      model.goOn();
      expect((await answer).status).toBe('complete');
      expect((await second).statusCode).toBe(201);
      expect((await ask(chat)).statusCode).toBe(201);
    });

    test('asked at both at the same moment, a chat gets one answer', async () => {
      const maria = await one.signUp('maria');
      const chat = await newChat(maria);
      const ask = (app: TestApp) => at(app, maria).post(`/api/chats/${chat}/messages`, { content: 'How do I rest?' });

      const both = Promise.all([ask(one), ask(two)]);
      await wait(1000);
      model.goOn();

      expect((await both).map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
      expect((await maria.get(`/api/chats/${chat}/messages`)).json<Message[]>()).toHaveLength(2);
    });

    test('stopped at the other, it ends with what is there', async () => {
      const maria = await one.signUp('maria');
      const { chat, answer } = await beginAnswer(maria);

      expect((await at(two, maria).post(`/api/chats/${chat}/stop`)).statusCode).toBe(200);

      expect(await answer).toMatchObject({ status: 'stopped' });
      expect((await answer).content).toContain('regular hours');
    });

    test('a stranger can neither follow nor stop it', async () => {
      const maria = await one.signUp('maria');
      const eve = await two.signUp('eve');
      const { chat, answer } = await beginAnswer(maria);

      expect((await eve.get(`/api/chats/${chat}/stream`)).statusCode).toBe(404);
      expect((await eve.post(`/api/chats/${chat}/stop`)).statusCode).toBe(404);
      await wait(1500);
      model.goOn();

      expect((await answer).status).toBe('complete');
    });

    test('one whose instance is gone is interrupted for its followers and can be asked again', async () => {
      const maria = await one.signUp('maria');
      const { chat, answer } = await beginAnswer(maria);
      const told = at(two, maria).stream(`/api/chats/${chat}/stream`);
      await wait(1500);

      two.clock.move(31_000);

      expect(eventsOf((await told).body).at(-1)).toMatchObject({ event: 'error' });
      two.clock.move(31_000);
      const again = at(two, maria).post(`/api/chats/${chat}/messages`, { content: 'Again?' });
      await wait(500);
      model.goOn();
      expect((await again).statusCode).toBe(201);
      await answer;
    });
  });

  describe('analytics', () => {
    test('a day is closed by one of them, and its rows are there once', async () => {
      await one.signUp('maria');
      for (const app of [one, two]) app.clock.move(3 * dayMs);

      const tries = await Promise.all([one, two, one, two].map((app) => rollUpDays(app.app.deps)));

      expect(tries.toSorted()).toEqual([false, false, false, true]);
      const rows = await two.database.db.selectFrom('daily_analytics').select('date').orderBy('date').execute();
      expect(rows.map(({ date }) => date)).toEqual(['2026-03-10', '2026-03-11', '2026-03-12']);
    });

    test('events at both are counted together, and a person who is at both is one', async () => {
      const maria = await one.signUp('maria');
      for (const app of [one, two]) app.clock.move(overnightMs);
      const click = (app: TestApp) =>
        at(app, maria).post('/api/product-click', { productName: 'Tea', source: 'chat', sourceId: 1 });

      await Promise.all(Array.from({ length: 20 }, (_, index) => click(index % 2 === 0 ? one : two)));

      const rows = await one.database.db.selectFrom('daily_analytics').selectAll().orderBy('date').execute();
      expect(rows).toMatchObject([{}, { date: '2026-03-11', productClicks: 20, activeUsers: 1, totalUsers: 1 }]);
    });
  });

  describe('mail', () => {
    test('a mail is sent once, however many look for it', async () => {
      await one.signUp('maria');
      for (const app of [one, two])
        await app.visitor().post('/api/auth/forgot-password', { email: 'maria@example.org' });

      await Promise.all([one, two, one, two].map((app) => app.app.deps.mail.deliver()));

      expect(one.mailer.mails.length + two.mailer.mails.length).toBe(2);
    });
  });
}

async function nothingShared(): Promise<void> {
  const alone = await startTestApp();
  const maria = await alone.signUp('maria');
  const { id } = (await maria.post('/api/chats', { title: 'Sleep' })).json<{ id: number }>();

  expect((await maria.post(`/api/chats/${id}/messages`, { content: 'What helps me sleep?' })).statusCode).toBe(201);

  const { db } = alone.database;
  expect(await db.selectFrom('limit_counters').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('running_answers').selectAll().execute()).toEqual([]);
  await alone.stop();
}

function eventsOf(text: string): { event: string; data: string }[] {
  return [...text.matchAll(/event: (\w+)\ndata: (.*)\n/g)].map(([, event = '', data = '']) => ({ event, data }));
}
