import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { engine } from './fresh-database.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let place: TestApp | undefined;

afterEach(async () => {
  await place?.stop();
  place = undefined;
});

test('a full disk is told as "try again", reading goes on, and with room again so does everything else', async () => {
  place = await startTestApp();
  const maria = await place.signUp('maria');
  const { id } = (await maria.post('/api/chats', {})).json();
  expect((await maria.post(`/api/chats/${id}/messages`, { content: 'What helps me sleep?' })).statusCode).toBe(201);
  await fillDisk(place);

  const codes = new Set<number>();
  for (let count = 0; count < 40; count += 1)
    codes.add(
      (await maria.post(`/api/chats/${id}/messages`, { content: `${count} ${'long '.repeat(600)}` })).statusCode,
    );
  expect(codes).toContain(503);
  expect([...codes].every((code) => code === 201 || code === 503)).toBe(true);
  let refused = await maria.post('/api/profiles', { name: 'Maria', healthConcerns: 'long '.repeat(300) });
  for (let count = 0; count < 18 && refused.statusCode === 201; count += 1)
    refused = await maria.post('/api/profiles', { name: `Child ${count}`, healthConcerns: 'long '.repeat(300) });
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ message: expect.stringContaining('try again') });
  expect((await maria.get(`/api/chats/${id}/messages`)).statusCode).toBe(200);

  await makeRoom(place);
  expect((await maria.post(`/api/chats/${id}/messages`, { content: 'And now?' })).statusCode).toBe(201);
});

/** The embedded database may grow no more; a PostgreSQL server tells of its full disk with this code. */
async function fillDisk({ database: { db } }: TestApp): Promise<void> {
  if (engine === 'sqlite') await sql`pragma max_page_count = 1`.execute(db);
  else {
    await sql`create function disk_is_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: no space left on device' using errcode = '53100'; end $$`.execute(
      db,
    );
    for (const table of ['chat_messages', 'profiles'])
      await sql`create trigger full_disk before insert on ${sql.table(table)} execute function disk_is_full()`.execute(
        db,
      );
  }
}

async function makeRoom({ database: { db } }: TestApp): Promise<void> {
  if (engine === 'sqlite') await sql`pragma max_page_count = 100000`.execute(db);
  else await sql`drop function disk_is_full() cascade`.execute(db);
}
