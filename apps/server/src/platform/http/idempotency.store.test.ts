import { createProfile } from '@herbie/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findKey, forgetAnswers, insertKey, noteAnswer } from './idempotency.store.ts';

let running: TestApp;
beforeEach(async () => {
  running = await startTestApp();
});
afterEach(() => running.stop());

test('what was told is forgotten with the record, while a request that is still running keeps its key', async () => {
  const { db } = running.database;
  const row = { ownerId: 1, callName: createProfile.name, bodyHash: 'a hash', createdAt: '2026-03-10T09:00:00.000Z' };
  for (const key of ['told', 'running']) await insertKey(db, { ...row, key });
  await noteAnswer(db, { ownerId: 1, key: 'told', status: 201, reply: '{}' });

  await forgetAnswers(db, { userId: 1, calls: [createProfile] });

  expect(await findKey(db, { ownerId: 1, key: 'told' })).toBeUndefined();
  expect(await findKey(db, { ownerId: 1, key: 'running' })).toMatchObject({ status: null });
});
