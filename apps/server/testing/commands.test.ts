import { existsSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { engine } from './fresh-database.ts';
import { stageProcesses } from './process-stage.ts';

const stage = stageProcesses();
const { command, start } = stage;

describe('a reset link for an account without a mail address', () => {
  test('is printed while Herbie runs and works once', async () => {
    const server = await start();
    await server.signUp('maria');

    const { code, output } = await command('reset-link', [' MARIA '], {
      ...stage.settings,
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

  test('says what to do where the address is not known', async () => {
    const server = await start();
    await server.signUp('maria');

    const { output } = await command('reset-link', ['maria']);

    expect(output).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/reset-password\?token=/m);
    expect(output).toContain('put that before /reset-password, or set PUBLIC_URL');
  });

  test('is refused in one line when there is no such account', async () => {
    await start();

    const { code, output } = await command('reset-link', ['nobody']);

    expect(code).toBe(1);
    expect(output.trim()).toBe('There is no account called nobody.');
  });
});

const describeEmbedded = engine === 'sqlite' ? describe : undefined;

describeEmbedded?.('commands without a database', () => {
  test.each([
    ['backup', ['copy']],
    ['reset-link', ['maria']],
    ['move-to-postgres', ['postgres://nobody@127.0.0.1:1/none']],
  ])('%s says that there is none and makes none', async (name, args) => {
    const { code, output } = await command(name, args);

    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^There is no database /);
    expect(existsSync(join(stage.folder, 'data', 'herbie.sqlite'))).toBe(false);
  });
});

describe('receipts', () => {
  test('list the answers that the present knowledge would rate otherwise, and tell the person so', async () => {
    const server = await start();
    const maria = await server.signUp('maria');
    const chat = ((await maria.send('POST', '/api/chats', { title: 'Mood' })).body as { id: number }).id; // safe: the contract's Chat
    const asked = { content: "Can I take St John's wort with sertraline?" };
    expect((await maria.send('POST', `/api/chats/${chat}/messages`, asked)).status).toBe(201);

    const calm = await command('receipts', []);
    expect(calm.output).toContain('1 answer, 0 would be rated otherwise');
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
  const url = stage.settings['DATABASE_URL'];
  if (url === undefined) {
    const file = new BetterSqlite(join(stage.settings['DATA_DIR'] ?? '', 'herbie.sqlite'), { timeout: 10_000 });
    file.prepare(sql).run();
    file.close();
    return;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
