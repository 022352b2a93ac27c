import { unzipSync } from 'fflate';
import { afterEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './test-app.ts';

let running: TestApp | undefined;

afterEach(async () => {
  await running?.stop();
  running = undefined;
});

test('years of chats are exported whole, and others are answered in between', async () => {
  running = await startTestApp();
  const maria = await running.signUp('maria');
  const chatId = (await maria.post('/api/chats', {})).json<{ id: number }>().id;
  await maria.post(`/api/chats/${chatId}/messages`, { content: 'What helps me sleep?' });
  await talkOn(running, { chatId, messages: 1000 });

  const chat = await turnsDuring(() => maria.get(`/api/chats/${chatId}/export?format=txt`));
  expect(chat.reply.body.match(/^You:$/gm)).toHaveLength(501);
  expect(chat.reply.body.indexOf('turn 7 ')).toBeLessThan(chat.reply.body.indexOf('turn 993 '));
  expect(chat.turns).toBeGreaterThan(8);

  const account = await turnsDuring(() => maria.get('/api/account/export'));
  const files = unzipSync(account.reply.rawPayload);
  expect(JSON.parse(new TextDecoder().decode(files['everything.json'])).chat_messages).toHaveLength(1002);
  expect(account.turns).toBeGreaterThan(12);
});

/** Questions and answers, each a copy of the first, one after the other. */
async function talkOn({ database: { db } }: TestApp, { chatId, messages }: { chatId: number; messages: number }) {
  await db.transaction().execute(async (tx) => {
    const first = await tx.selectFrom('chat_messages').selectAll().orderBy('id').limit(2).execute();
    let parentId = first[1]?.id ?? null;
    for (let turn = 0; turn < messages; turn += 1) {
      const { id: _, ...copied } = first[turn % 2] ?? expect.fail('there is no first exchange');
      const row = { ...copied, parentId, content: `turn ${turn} ${copied.content}` };
      ({ id: parentId } = await tx.insertInto('chat_messages').values(row).returning('id').executeTakeFirstOrThrow());
    }
    await tx.updateTable('chats').set({ activeMessageId: parentId }).where('id', '=', chatId).execute();
  });
}

/** How often others could have been answered meanwhile. */
async function turnsDuring<Reply>(ask: () => Promise<Reply>): Promise<{ reply: Reply; turns: number }> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  const reply = await ask();
  isOver = true;
  return { reply, turns };
}
