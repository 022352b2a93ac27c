import type { AnalyticsSummary } from '@herbie/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { rollUpDays } from './roll-up.service.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** From nine in the morning past midnight, within the life of a session. */
const overnightMs = 16 * 60 * 60 * 1000;
let running: TestApp;
let maria: Client;
beforeEach(async () => {
  running = await startTestApp();
  maria = await running.signUp('maria');
});
afterEach(() => running.stop());

const click = (person: Client) =>
  person.post('/api/product-click', { productName: 'Chamomile tea', source: 'chat', sourceId: 1 });
const events = () => running.database.db.selectFrom('analytics_events').selectAll().orderBy('id').execute();
const days = () => running.database.db.selectFrom('daily_analytics').selectAll().orderBy('date').execute();
const asAdmin = async () => {
  await maria.post('/api/admin/promote', { secretKey: 'correct-horse-battery' });
  return maria;
};

describe('the overview', () => {
  test('counts people, messages, analyses and clicks of all time, and who is new or active today', async () => {
    const tom = await running.signUp('tom');
    running.clock.move(overnightMs);
    const ida = await running.signUp('ida');
    const { id } = (await ida.post('/api/chats', { title: 'Sleep' })).json<{ id: number }>();
    await ida.post(`/api/chats/${id}/messages`, { content: 'What helps me sleep?' });
    await click(tom);
    await click(running.visitor());

    const summary = (await (await asAdmin()).get('/api/analytics/summary')).json<AnalyticsSummary>();

    expect(summary).toEqual({
      totalUsers: 3,
      newSignupsToday: 1,
      activeUsersToday: 2,
      totalChatMessages: 2,
      totalHerbAnalyses: 0,
      totalProductClicks: 2,
    });
  });

  test('counts nobody as active who only registered', async () => {
    await running.visitor().post('/api/auth/register', { username: 'tom', password: 'correct horse' });
    await asAdmin();

    const summary = (await maria.get('/api/analytics/summary')).json<AnalyticsSummary>();
    const today = (await maria.get('/api/analytics/daily?days=7')).json<object[]>().at(-1);

    expect(summary).toMatchObject({ totalUsers: 2, newSignupsToday: 2, activeUsersToday: 1 });
    expect(today).toMatchObject({ totalUsers: 2, newSignups: 2, activeUsers: 1 });
    await running.database.db.deleteFrom('daily_analytics').execute();
    running.clock.move(dayMs);
    await rollUpDays(running.app.deps);
    expect(await days()).toMatchObject([{ newSignups: 2, activeUsers: 1 }]);
  });

  test('never tells of more new or active people than there are, when some left the day they came', async () => {
    const [tom, ida] = [await running.signUp('tom'), await running.signUp('ida')];
    await tom.delete('/api/account', { password: 'correct horse' });
    await ida.delete('/api/account', { password: 'correct horse' });
    await asAdmin();

    const summary = (await maria.get('/api/analytics/summary')).json<AnalyticsSummary>();
    const today = (await maria.get('/api/analytics/daily?days=7')).json<object[]>().at(-1);

    expect(summary).toMatchObject({ totalUsers: 1, newSignupsToday: 1, activeUsersToday: 1 });
    expect(today).toMatchObject({ totalUsers: 1, newSignups: 3, activeUsers: 3 });
  });

  test('has a row for each day in which installs are counted too', async () => {
    await running.visitor().post('/api/analytics/events', { eventType: 'pwa_install' });

    const rows = (await (await asAdmin()).get('/api/analytics/daily?days=7')).json<unknown[]>();

    expect(rows).toMatchObject([{ date: '2026-03-10', totalUsers: 1, newSignups: 1, activeUsers: 1, pwaInstalls: 1 }]);
  });

  test.each(['/api/analytics/summary', '/api/analytics/daily'])('%s is for admins only', async (url) => {
    expect((await running.visitor().get(url)).statusCode).toBe(401);
    expect((await maria.get(url)).json()).toMatchObject({ message: 'Admin access required' });
  });
});

describe('a day', () => {
  test('counts a person who does many things at the same moment once', async () => {
    running.clock.move(overnightMs);

    await Promise.all(Array.from({ length: 12 }, () => click(maria)));

    expect((await days()).at(-1)).toMatchObject({ activeUsers: 1, productClicks: 12, newSignups: 0, totalUsers: 1 });
  });

  test('on which nothing happened has a row once it is over', async () => {
    running.clock.move(4 * dayMs);

    expect(await rollUpDays(running.app.deps)).toBe(true);

    expect((await days()).map(({ date, totalUsers, activeUsers }) => [date, totalUsers, activeUsers])).toEqual([
      ['2026-03-10', 1, 1],
      ['2026-03-11', 1, 0],
      ['2026-03-12', 1, 0],
      ['2026-03-13', 1, 0],
    ]);
  });

  test('tells how many people there were at its end, whoever came later', async () => {
    running.clock.move(dayMs);
    await running.signUp('tom');
    running.clock.move(dayMs);
    await running.signUp('ida');

    await rollUpDays(running.app.deps);

    expect((await days()).map(({ date, totalUsers }) => [date, totalUsers])).toEqual([
      ['2026-03-10', 1],
      ['2026-03-11', 2],
      ['2026-03-12', 3],
    ]);
  });

  test('is closed once: a restart and another try find it done', async () => {
    running.clock.move(dayMs);

    const tries = await Promise.all([1, 2, 3].map(() => rollUpDays(running.app.deps)));
    await running.app.becomeReady();

    expect(tries.toSorted()).toEqual([false, false, true]);
    expect(await rollUpDays(running.app.deps)).toBe(false);
    expect(await days()).toHaveLength(1);
  });

  test('whose counters were lost is counted anew from its events', async () => {
    await click(maria);
    await running.database.db.deleteFrom('daily_analytics').execute();
    running.clock.move(dayMs);

    await rollUpDays(running.app.deps);

    expect(await days()).toMatchObject([
      { date: '2026-03-10', totalUsers: 1, newSignups: 1, activeUsers: 1, productClicks: 1 },
    ]);
  });

  test('keeps its figures when an account and its events go', async () => {
    await click(maria);
    await maria.delete('/api/account', { password: 'correct horse' });
    expect(await events()).toEqual([]);
    running.clock.move(dayMs);

    await rollUpDays(running.app.deps);

    expect(await days()).toMatchObject([{ newSignups: 1, activeUsers: 1, productClicks: 1 }]);
  });

  test('of a server that was off for two years is caught up for the last year only', async () => {
    running.clock.move(730 * dayMs);

    await rollUpDays(running.app.deps);

    expect(await days()).toHaveLength(366 + 1);
  });

  test('that cannot be closed is left whole for the next try', async () => {
    const { db } = running.database;
    await db.schema.alterTable('daily_analytics').renameTo('away').execute();
    running.clock.move(dayMs);

    await expect(rollUpDays(running.app.deps)).rejects.toThrow(/daily_analytics/);

    await db.schema.alterTable('away').renameTo('daily_analytics').execute();
    expect(await rollUpDays(running.app.deps)).toBe(true);
  });
});

describe('what is kept of a visit', () => {
  test('names no address, no browser version, no session and no product', async () => {
    await maria.call(
      'POST',
      '/api/product-click',
      { productName: 'Chamomile tea', source: 'chat', sourceId: 1 },
      { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/143.0' },
    );

    const seen = (await events()).at(-1);
    expect(seen).toMatchObject({ userAgent: 'Firefox', ipAddress: '127.0.0.0', eventData: '{"source":"chat"}' });
    expect(seen?.sessionId).toMatch(/^[0-9a-f]{16}$/);
    expect(maria.cookie()).not.toContain(seen?.sessionId ?? '');
    expect(JSON.stringify(await events())).not.toMatch(/chamomile|143|Linux|127\.0\.0\.1/i);
  });

  test('changes its mark each day, so that days cannot be joined by it', async () => {
    await click(maria);
    running.clock.move(dayMs / 2);
    await maria.get('/api/auth/me');
    await click(maria);
    running.clock.move(dayMs / 2);
    await click(maria);

    const marks = (await events()).filter(({ eventType }) => eventType === 'product_click');
    expect(new Set(marks.map(({ day, sessionId }) => `${day} ${sessionId}`)).size).toBe(2);
    expect(new Set(marks.map(({ sessionId }) => sessionId)).size).toBe(2);
  });

  test('is a number without a name for who does not want to be counted', async () => {
    await maria.put('/api/account/consents', [{ kind: 'analytics', version: '1', granted: false }]);

    await click(maria);

    expect((await events()).at(-1)).toMatchObject({ userId: null, sessionId: null, userAgent: null, ipAddress: null });
    expect((await days()).at(-1)).toMatchObject({ productClicks: 1 });
    await maria.put('/api/account/consents', [{ kind: 'analytics', version: '1', granted: true }]);
    await click(maria);
    expect((await events()).at(-1)?.userId).not.toBeNull();
  });

  test('never holds what was asked', async () => {
    const { id } = (await maria.post('/api/chats', { title: 'Sleep' })).json<{ id: number }>();
    await maria.post(`/api/chats/${id}/messages`, { content: 'I am pregnant, is valerian safe?' });

    expect(JSON.stringify(await events())).not.toMatch(/pregnant|valerian/i);
  });
});
