import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import BetterSqlite from 'better-sqlite3';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { engine, freshPostgres, postgresServer } from './fresh-database.ts';
import { stageProcesses, titles, write } from './process-stage.ts';
import { createProcessClient } from './server-process.ts';

const stage = stageProcesses();
const { command, start } = stage;

describe('moving to PostgreSQL', () => {
  const server = postgresServer;

  test('needs a server to be tried on', () => {
    if (server === undefined)
      console.warn('\nNOT TRIED: move-to-postgres. Set DATABASE_URL_TEST to a PostgreSQL server, or run npm test.\n');

    expect(engine === 'sqlite' || server !== undefined).toBe(true);
  });

  const testMove = server === undefined ? undefined : test;

  testMove?.('copies and verifies everything, once; people stay signed in and new rows find free ids', async () => {
    const target = await freshPostgres(server ?? '');
    const embedded = { DATA_DIR: join(stage.folder, 'data') };
    const before = await start(embedded);
    const maria = await before.signUp('maria');
    await write(maria, 'quote \' " ; -- ü 🌿');
    await maria.send('POST', '/api/profiles', { name: 'Maria', age: 34 });
    const [chat] = (await maria.send<{ id: number }[]>('GET', '/api/chats')).body;
    await maria.send('POST', `/api/chats/${chat?.id}/messages`, { content: 'What helps me sleep?' });
    const answered = (await maria.send('GET', `/api/chats/${chat?.id}/messages`)).body;
    const refused = await command('move-to-postgres', [target.url], embedded);
    await before.end('SIGTERM');

    const moved = await command('move-to-postgres', [target.url], embedded);
    const again = await command('move-to-postgres', [target.url], embedded);

    expect(refused.output.trim()).toMatch(/^Another Herbie process is using /);
    expect(moved.output).toMatch(/chat_messages: 2 rows/);
    expect(moved.code, moved.output).toBe(0);
    expect(again.output.trim()).toBe('The target database already holds accounts; nothing was copied.');
    expect(await tablesOfPostgres(target.url)).toEqual(tablesOfSqlite(join(stage.folder, 'data', 'herbie.sqlite')));
    const after = await start({ DATA_DIR: join(stage.folder, 'elsewhere'), ...target.settings });
    const still = createProcessClient(after.url, maria.cookie());
    expect((await still.send('GET', `/api/chats/${chat?.id}/messages`)).body).toEqual(answered);
    await write(still, 'after the move');
    expect(await titles(after.url, maria.cookie())).toHaveLength(2);
    await after.end('SIGTERM');
    await target.drop();
  });

  testMove?.('a Herbie that was only tried there once is no hindrance, a running one is', async () => {
    const target = await freshPostgres(server ?? '');
    const embedded = { DATA_DIR: join(stage.folder, 'data') };
    const before = await start(embedded);
    const maria = await before.signUp('maria');
    await before.end('SIGTERM');
    const tried = await start({ DATA_DIR: join(stage.folder, 'elsewhere'), ...target.settings });

    const refused = await command('move-to-postgres', [target.url], embedded);
    await tried.end('SIGTERM');
    await wait(200);
    const moved = await command('move-to-postgres', [target.url], embedded);

    expect(refused.output.trim()).toBe('Another Herbie process is using this database. Stop it first.');
    expect(moved.code, moved.output).toBe(0);
    const after = await start({ DATA_DIR: join(stage.folder, 'elsewhere'), ...target.settings });
    expect((await createProcessClient(after.url, maria.cookie()).send('GET', '/api/auth/me')).status).toBe(200);
    await after.end('SIGTERM');
    await target.drop();
  });

  testMove?.('a target that does not answer is told in one line without its password', async () => {
    const embedded = { DATA_DIR: join(stage.folder, 'data') };
    await (await start(embedded)).end('SIGTERM');

    const { code, output } = await command('move-to-postgres', ['postgres://herbie:hunter2@127.0.0.1:1/x'], embedded);

    expect(code).toBe(1);
    expect(output.trim()).toBe(
      'The PostgreSQL database cannot be used (ECONNREFUSED). Check its address, name and password.',
    );
  });
});

function tablesOfSqlite(file: string): Record<string, number> {
  const db = new BetterSqlite(file, { readonly: true });
  const names = db
    .prepare<[], { name: string }>(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`)
    .all();
  const counts = names.map(({ name }) => [
    name,
    db.prepare<[], { count: number }>(`select count(*) as count from ${name}`).get()?.count,
  ]);
  db.close();
  return Object.fromEntries(counts);
}

async function tablesOfPostgres(url: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const counts: [string, number][] = [];
  for (const { name } of rows) {
    const counted = await client.query<{ count: string }>(`select count(*) as count from ${name}`);
    counts.push([name, Number(counted.rows[0]?.count)]);
  }
  await client.end();
  return Object.fromEntries(counts);
}
