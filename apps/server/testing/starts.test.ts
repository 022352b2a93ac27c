import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { readConfig } from '../src/config.ts';
import { engine } from './fresh-database.ts';
import { stageProcesses } from './process-stage.ts';
import { startTestApp } from './test-app.ts';
import { builtServer, createProcessClient, runProgram } from './server-process.ts';

const stage = stageProcesses();

test('a database that a newer version has changed is left alone, with one clear line', async () => {
  await (await stage.start()).end('SIGTERM');
  const database = openDatabase(readConfig(stage.settings));
  await database.db
    // safe: the migrator's own table is not among the features' tables.
    .insertInto('kysely_migration' as never)
    .values({ name: '9999-from-the-future', timestamp: new Date().toISOString() } as never)
    .execute();
  await database.close();

  const { code, output } = await runProgram(builtServer, [], { PORT: '0', LOG_LEVEL: 'error', ...stage.settings });

  expect(code).toBe(1);
  expect(output.trim()).toMatch(
    /was made by a newer version of Herbie\. Install that version or restore an older backup\.$/,
  );
  expect(output.trim().split('\n')).toHaveLength(1);
});

test('who asks while the server starts is served once it is ready, not sent away', async () => {
  const { app, visitor, stop } = await startTestApp({}, { isReady: false });
  try {
    const registered = visitor().post('/api/auth/register', { username: 'maria', password: 'correct horse' });
    expect((await visitor().get('/api/health')).statusCode).toBe(200);
    expect((await visitor().get('/api/ready')).statusCode).toBe(503);
    await app.becomeReady();

    expect((await registered).statusCode).toBe(201);
    expect((await visitor().get('/api/ready')).statusCode).toBe(200);
  } finally {
    await stop();
  }
});

test('who asks a server that does not become ready is told to try again', async () => {
  const { visitor, stop } = await startTestApp({}, { isReady: false });
  try {
    const refused = await visitor().get('/api/auth/me');

    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  } finally {
    await stop();
  }
});

const testEmbedded = engine === 'sqlite' ? test : undefined;

testEmbedded?.('a second process on the same embedded database is refused with one clear line', async () => {
  const first = await stage.start();

  const { code, output } = await runProgram(builtServer, [], { PORT: '0', ...stage.settings });

  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `Another Herbie process is using ${stage.settings['DATA_DIR']}. Stop it first, or set DATA_DIR to another folder.`,
  );
  expect((await first.visitor().send('GET', '/api/ready')).status).toBe(200);
});

const testShared = engine === 'postgres' ? test : undefined;

testShared?.('five processes may start at once on one empty PostgreSQL database', async () => {
  const folders = Array.from({ length: 5 }, (_, index) => join(stage.folder, String(index)));

  const servers = await Promise.all(folders.map((DATA_DIR) => stage.start({ ...stage.settings, DATA_DIR })));

  const [first] = servers;
  const maria = await first?.signUp('maria');
  const seen = await Promise.all(
    servers.map(
      async ({ url }) => (await createProcessClient(url, maria?.cookie()).send('GET', '/api/auth/me')).status,
    ),
  );
  expect(seen).toEqual([200, 200, 200, 200, 200]);
});

describe('a start that cannot work says why in one line', () => {
  test.each([
    [{ AI_PROVIDER: 'openai', AI_API_KEY: 'sk-private' }, /^AI_PROVIDER=openai needs AI_MODEL/],
    [{ ADMIN_SECRET_KEY: 'hunter2' }, /^ADMIN_SECRET_KEY must have at least 16 characters\.$/],
    [{ HOST: '203.0.113.1' }, /^Cannot listen on 203\.0\.113\.1, port 0 \(EADDRNOTAVAIL\)\./],
    [{ DATA_DIR: '/dev/null/herbie' }, /^DATA_DIR cannot be used: \/dev\/null\/herbie/],
    [{ DATA_DIR: '/dev/null' }, /^DATA_DIR cannot be used: \/dev\/null \(ENOTDIR\)\.$/],
    [{ DATA_DIR: '/proc/herbie/data' }, /^DATA_DIR cannot be used: \/proc\/herbie\/data/],
    [{ PUBLIC_URL: 'https://herbie.example/below' }, /^PUBLIC_URL must be .+, without a path\.$/],
    [{ DATABASE_URL: 'postgres://u:hunter2@h:port/d' }, /^DATABASE_URL must be a postgres:\/\/ address/],
  ])('%j', async (wrong, line) => {
    const { code, output } = await runProgram(builtServer, [], {
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...stage.settings,
      ...wrong,
    });

    expect(code).toBe(1);
    expect(output.trim()).toMatch(line);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).not.toMatch(/hunter2|sk-private/);
  });
});
