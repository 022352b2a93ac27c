import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import BetterSqlite from 'better-sqlite3';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engine, freshPlace, type FreshPlace, freshPostgres, postgresServer } from './fresh-database.ts';
import {
  allTitles,
  builtServer,
  createProcessClient,
  type Ended,
  type ProcessClient,
  runProgram,
  type ServerProcess,
  startServer,
} from './server-process.ts';

let place: FreshPlace;
let folder: string;
let settings: Record<string, string>;
const running = new Set<ServerProcess>();

beforeEach(async () => {
  place = await freshPlace();
  ({ folder, settings } = place);
});
afterEach(async () => {
  for (const server of running) await server.end('SIGKILL');
  running.clear();
  await place.drop();
});

async function start(with_: Record<string, string> = settings): Promise<ServerProcess> {
  const server = await startServer(with_);
  running.add(server);
  return server;
}

function command(name: string, args: readonly string[], with_: Record<string, string> = settings): Promise<Ended> {
  return runProgram(`src/commands/${name}.ts`, args, with_);
}

async function write(client: ProcessClient, title: string): Promise<void> {
  expect((await client.send('POST', '/api/chats', { title })).status).toBe(201);
}

async function titles(url: string, cookie: string): Promise<string[]> {
  return (await allTitles(createProcessClient(url, cookie))).toSorted();
}

describe('backup and restore', () => {
  test('a backup made while people write is whole, private, and brings everything back', async () => {
    const server = await start();
    const maria = await server.signUp('maria');
    await write(maria, 'before the backup');
    let writing = true;
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let count = 0; writing; count += 1) await write(maria, `meanwhile ${writer} ${count}`);
    });
    const file = join(folder, 'herbie.backup');

    const { code, output } = await command('backup', [file]);

    writing = false;
    await Promise.all(writers);
    expect({ code, output: output.trim() }).toEqual({ code: 0, output: `Backup written to ${file}` });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).toSorted()).toEqual(['data', 'herbie.backup']);
    await write(maria, 'after the backup');
    expect((await server.end('SIGTERM')).code).toBe(0);

    const restored = await command('restore', [file]);

    expect(restored.output).toContain('Restored. Start Herbie with: npm start');
    expect(restored.code).toBe(0);
    const told = await titles((await start()).url, maria.cookie());
    expect(told).toContain('before the backup');
    expect(told).not.toContain('after the backup');
  });

  test('a backup never overwrites a file, and says what it needs', async () => {
    const file = join(folder, 'precious.txt');
    writeFileSync(file, 'precious');
    await (await start()).end('SIGTERM');

    const taken = await command('backup', [file]);
    const unnamed = await command('backup', []);
    const nowhere = await command('backup', [join(folder, 'no', 'such', 'folder')]);

    expect([taken.code, unnamed.code, nowhere.code]).toEqual([1, 1, 1]);
    expect(taken.output.trim()).toBe(`${file} exists already; choose another name.`);
    expect(unnamed.output.trim()).toBe('Name the file to write: npm run backup -- FILE');
    expect(nowhere.output.trim()).toMatch(/^There is no folder /);
    expect(readFileSync(file, 'utf8')).toBe('precious');
  });

  test('a restore waits until Herbie is stopped', async () => {
    const server = await start();
    const maria = await server.signUp('maria');
    await write(maria, 'kept');
    const file = join(folder, 'herbie.backup');
    await command('backup', [file]);

    const { code, output } = await command('restore', [file]);

    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^Another Herbie process is using .+\. Stop it first/);
    expect(await titles(server.url, maria.cookie())).toEqual(['kept']);
  });
});

const describeEmbedded = engine === 'sqlite' ? describe : undefined;

describeEmbedded?.('restoring the embedded database', () => {
  test('keeps what was there, even what only stood in the log of a killed process', async () => {
    const server = await start();
    const maria = await server.signUp('maria');
    const file = join(folder, 'herbie.backup');
    await command('backup', [file]);
    await write(maria, 'written last');
    await server.end('SIGKILL');

    const { output } = await command('restore', [file]);

    const kept = /kept as (.+)$/m.exec(output)?.[1] ?? '';
    const old = new BetterSqlite(kept);
    expect(old.prepare('select title from chats').all()).toEqual([{ title: 'written last' }]);
    old.close();
    expect(await titles((await start()).url, maria.cookie())).toEqual([]);
  });

  test('refuses what is no backup, is damaged or newer, and leaves the present database alone', async () => {
    const server = await start();
    const maria = await server.signUp('maria');
    await write(maria, 'still here');
    const good = join(folder, 'good');
    await command('backup', [good]);
    await server.end('SIGTERM');
    const other = join(folder, 'other');
    new BetterSqlite(other).exec('create table notes (id integer)').close();
    const text = join(folder, 'text');
    writeFileSync(text, 'dear diary');
    const damaged = join(folder, 'damaged');
    const bytes = readFileSync(good);
    bytes.fill(0xff, 8192, bytes.length);
    writeFileSync(damaged, bytes);
    const newer = join(folder, 'newer');
    writeFileSync(newer, readFileSync(good));
    new BetterSqlite(newer).exec(`insert into kysely_migration values ('9999-later', '2030-01-01')`).close();

    for (const [file, line] of [
      [other, /is not a Herbie backup\.$/],
      [text, /is not a Herbie backup\.$/],
      [damaged, /is damaged and was not restored\.$/],
      [newer, /was made by a newer version of Herbie/],
      [join(folder, 'missing'), /^There is no file /],
      [join(folder, 'data', 'herbie.sqlite'), /is the database itself/],
    ] as const) {
      const { code, output } = await command('restore', [file]);
      expect(code, output).toBe(1);
      expect(output.trim()).toMatch(line);
      expect(output.trim().split('\n')).toHaveLength(1);
    }

    expect(readdirSync(join(folder, 'data')).filter((name) => /before|incoming/.test(name))).toEqual([]);
    expect(await titles((await start()).url, maria.cookie())).toEqual(['still here']);
  });

  test('a damaged database is never served, and the line names the way back', async () => {
    const server = await start();
    await server.signUp('maria');
    await server.end('SIGTERM');
    running.clear();
    const file = join(folder, 'data', 'herbie.sqlite');
    const bytes = readFileSync(file);
    bytes.fill(0xff, 8192, bytes.length);
    writeFileSync(file, bytes);

    const { code, output } = await runProgram(builtServer, [], { PORT: '0', LOG_LEVEL: 'error', ...settings });

    expect(code).toBe(1);
    expect(output).toMatch(
      /herbie\.sqlite (is damaged|cannot be opened).*Restore a backup with: npm run restore -- FILE/,
    );
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });
});

describe('a reset link for an account without a mail address', () => {
  test('is printed while Herbie runs and works once', async () => {
    const server = await start();
    await server.signUp('maria');

    const { code, output } = await command('reset-link', [' MARIA '], {
      ...settings,
      PUBLIC_URL: 'https://herbie.example/',
    });

    expect(code, output).toBe(0);
    const token = /^https:\/\/herbie\.example\/reset-password\?token=([\w-]{43})$/m.exec(output)?.[1];
    const use = () => server.visitor().send('POST', '/api/auth/reset-password', { token, password: 'a new password' });
    expect((await use()).status).toBe(200);
    expect((await use()).status).toBe(400);
    const login = { username: 'maria', password: 'a new password' };
    expect((await server.visitor().send('POST', '/api/auth/login', login)).status).toBe(200);
    expect(server.output()).not.toContain(token);
  });

  test('is refused in one line when there is no such account', async () => {
    await start();

    const { code, output } = await command('reset-link', ['nobody']);

    expect(code).toBe(1);
    expect(output.trim()).toBe('There is no account called nobody.');
  });
});

describeEmbedded?.('commands without a database', () => {
  test.each([
    ['backup', ['copy']],
    ['reset-link', ['maria']],
    ['move-to-postgres', ['postgres://nobody@127.0.0.1:1/none']],
  ])('%s says that there is none and makes none', async (name, args) => {
    const { code, output } = await command(name, args);

    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^There is no database /);
    expect(existsSync(join(folder, 'data', 'herbie.sqlite'))).toBe(false);
  });
});

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
    const embedded = { DATA_DIR: join(folder, 'data') };
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
    expect(await tablesOfPostgres(target.url)).toEqual(tablesOfSqlite(join(folder, 'data', 'herbie.sqlite')));
    const after = await start({ DATA_DIR: join(folder, 'elsewhere'), ...target.settings });
    const still = createProcessClient(after.url, maria.cookie());
    expect((await still.send('GET', `/api/chats/${chat?.id}/messages`)).body).toEqual(answered);
    await write(still, 'after the move');
    expect(await titles(after.url, maria.cookie())).toHaveLength(2);
    await after.end('SIGTERM');
    await target.drop();
  });

  testMove?.('a Herbie that was only tried there once is no hindrance, a running one is', async () => {
    const target = await freshPostgres(server ?? '');
    const embedded = { DATA_DIR: join(folder, 'data') };
    const before = await start(embedded);
    const maria = await before.signUp('maria');
    await before.end('SIGTERM');
    const tried = await start({ DATA_DIR: join(folder, 'elsewhere'), ...target.settings });

    const refused = await command('move-to-postgres', [target.url], embedded);
    await tried.end('SIGTERM');
    await wait(200);
    const moved = await command('move-to-postgres', [target.url], embedded);

    expect(refused.output.trim()).toBe('Another Herbie process is using this database. Stop it first.');
    expect(moved.code, moved.output).toBe(0);
    const after = await start({ DATA_DIR: join(folder, 'elsewhere'), ...target.settings });
    expect((await createProcessClient(after.url, maria.cookie()).send('GET', '/api/auth/me')).status).toBe(200);
    await after.end('SIGTERM');
    await target.drop();
  });

  testMove?.('a target that does not answer is told in one line without its password', async () => {
    const embedded = { DATA_DIR: join(folder, 'data') };
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

describe('receipts', () => {
  test('list the answers that the present knowledge would rate otherwise, and tell the person so', async () => {
    const server = await start();
    const maria = await server.signUp('maria');
    const chat = ((await maria.send('POST', '/api/chats', { title: 'Mood' })).body as { id: number }).id; // safe: the contract's Chat
    const asked = { content: "Can I take St John's wort with sertraline?" };
    expect((await maria.send('POST', `/api/chats/${chat}/messages`, asked)).status).toBe(201);

    const calm = await command('receipts', []);
    expect(calm.output).toContain('1 answers, 0 would be rated otherwise');
    await writeEarlierKnowledge();

    const { output, code } = await command('receipts', []);
    expect(code).toBe(0);
    expect(output).toMatch(/chat 1, message \d+, version old: st-johns-wort\/medicine\/\S+ \(was minor\)/);
    expect(output).not.toContain('sertraline?');
    const messages = (await maria.send('GET', `/api/chats/${chat}/messages`)).body as { wouldDiffer?: boolean }[]; // safe: the contract's messages
    expect(messages.at(-1)?.wouldDiffer).toBe(true);
  });
});

/** Makes stored answers look as if an older knowledge base had rated everything as minor. */
async function writeEarlierKnowledge(): Promise<void> {
  const changes = ['contraindicated', 'major', 'moderate'].reduce(
    (column, severity) => `REPLACE(${column}, '"severity":"${severity}"', '"severity":"minor"')`,
    'answer',
  );
  const sql = `UPDATE chat_messages SET answer = ${changes}, "knowledgeVersion" = 'old' WHERE role = 'assistant'`;
  const url = settings['DATABASE_URL'];
  if (url === undefined) {
    const file = new BetterSqlite(join(settings['DATA_DIR'] ?? '', 'herbie.sqlite'), { timeout: 10_000 });
    file.prepare(sql).run();
    file.close();
    return;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
