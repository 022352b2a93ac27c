import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { timestamp } from '../clock.ts';
import { forgetOldRows } from './forget-old-rows.store.ts';

const dayMs = 24 * 60 * 60 * 1000;
let running: TestApp;
beforeEach(async () => {
  running = await startTestApp();
});
afterEach(() => running.stop());

test('a mail is forgotten a month after it was sent or given up, and never while it waits', async () => {
  const { clock, database } = running;
  const { db } = database;
  for (const status of ['waiting', 'sent', 'failed'] as const)
    await db
      .insertInto('mail_queue')
      .values({ kind: status, payload: '{}', status, attempts: 0, nextAttemptAt: '', createdAt: timestamp(clock) })
      .execute();
  const kept = async () => {
    await forgetOldRows({ db, clock });
    return (await db.selectFrom('mail_queue').select('kind').orderBy('id').execute()).map(({ kind }) => kind);
  };

  clock.move(30 * dayMs);
  expect(await kept()).toEqual(['waiting', 'sent', 'failed']);
  clock.move(1);
  expect(await kept()).toEqual(['waiting']);
});

test('who did what to an account is kept for thirteen months', async () => {
  const { clock, database } = running;
  await running.signUp('maria');
  const lines = async () => {
    await forgetOldRows({ db: database.db, clock });
    return (await database.db.selectFrom('audit_log').select('event').execute()).length;
  };

  clock.move(396 * dayMs);
  expect(await lines()).toBe(2);
  clock.move(1);
  expect(await lines()).toBe(0);
});
