import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from './test-app.ts';

let running: TestApp;
let maria: Client;

beforeEach(async () => {
  running = await startTestApp();
  maria = await running.signUp('maria');
});
afterEach(() => running.stop());

/** Cut off, of another shape, and nothing at all. */
const damage = ['{"candidates":[', '{"level":7}', ''];

test.each(damage)(
  'a chat with an answer whose record is damaged (%j) is read, and that answer is to be asked for again',
  async (text) => {
    const { id } = (await maria.post('/api/chats', {})).json<{ id: number }>();
    const path = `/api/chats/${id}/messages`;
    for (const content of ['Can I take ginkgo with warfarin?', 'What helps me sleep?'])
      await maria.post(path, { content });
    const { db } = running.database;
    const first = await db
      .selectFrom('chat_messages')
      .select('id')
      .where('role', '=', 'assistant')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('chat_messages').set({ answer: text }).where('id', '=', first.id).execute();

    const messages = await maria.get(path);

    expect(messages.statusCode).toBe(200);
    expect(messages.json()).toMatchObject([
      {},
      { status: 'interrupted', content: expect.stringContaining('arfarin') },
      {},
      { status: 'complete' },
    ]);
    expect((await maria.post(path, { content: 'And valerian?' })).statusCode).toBe(201);
  },
);

test.each(damage)('a label and a day whose record is damaged (%j) do not hide the others', async (text) => {
  const profile = (await maria.post('/api/profiles', { name: 'Maria' })).json<{ id: number }>().id;
  const scores = { sleepQuality: 3, energyLevel: 3, stressLevel: 3, symptoms: ['headache'] };
  for (const date of ['2026-03-08', '2026-03-09'])
    await maria.post(`/api/profiles/${profile}/wellness`, { date, ...scores });
  for (const labelText of ['Zinc 15 mg', 'Valerian 400 mg']) await maria.post('/api/analyses', { labelText });
  const { db } = running.database;
  await db.updateTable('herb_analyses').set({ details: text }).where('result', 'like', '%alerian%').execute();
  await db.updateTable('wellness_entries').set({ symptoms: text }).where('date', '=', '2026-03-08').execute();

  expect((await maria.get('/api/analyses')).json()).toHaveLength(2);
  expect((await maria.get(`/api/profiles/${profile}/wellness`)).json()).toMatchObject([
    { symptoms: [] },
    { symptoms: ['headache'] },
  ]);
});
