import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { engine } from './fresh-database.ts';
import { stageProcesses, titles, write } from './process-stage.ts';
import { builtServer, runProgram } from './server-process.ts';

const stage = stageProcesses();
const { command, start } = stage;

describe('backup and restore', () => {
  test('a backup made while people write is whole, private, and brings everything back', async () => {
    const server = await start();
    const maria = await server.signUp('maria');
    await write(maria, 'before the backup');
    let writing = true;
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let count = 0; writing; count += 1) await write(maria, `meanwhile ${writer} ${count}`);
    });
    const file = join(stage.folder, 'herbie.backup');

    const { code, output } = await command('backup', [file]);

    writing = false;
    await Promise.all(writers);
    expect({ code, output: output.trim() }).toEqual({ code: 0, output: `Backup written to ${file}` });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(stage.folder).toSorted()).toEqual(['data', 'herbie.backup']);
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
    const file = join(stage.folder, 'precious.txt');
    writeFileSync(file, 'precious');
    await (await start()).end('SIGTERM');

    const taken = await command('backup', [file]);
    const unnamed = await command('backup', []);
    const nowhere = await command('backup', [join(stage.folder, 'no', 'such', 'folder')]);

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
    const file = join(stage.folder, 'herbie.backup');
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
    const file = join(stage.folder, 'herbie.backup');
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
    const good = join(stage.folder, 'good');
    await command('backup', [good]);
    await server.end('SIGTERM');
    const other = join(stage.folder, 'other');
    new BetterSqlite(other).exec('create table notes (id integer)').close();
    const text = join(stage.folder, 'text');
    writeFileSync(text, 'dear diary');
    const damaged = join(stage.folder, 'damaged');
    const bytes = readFileSync(good);
    bytes.fill(0xff, 8192, bytes.length);
    writeFileSync(damaged, bytes);
    const newer = join(stage.folder, 'newer');
    writeFileSync(newer, readFileSync(good));
    new BetterSqlite(newer).exec(`insert into kysely_migration values ('9999-later', '2030-01-01')`).close();

    for (const [file, line] of [
      [other, /is not a Herbie backup\.$/],
      [text, /is not a Herbie backup\.$/],
      [damaged, /is damaged and was not restored\.$/],
      [newer, /was made by a newer version of Herbie/],
      [join(stage.folder, 'missing'), /^There is no file /],
      [join(stage.folder, 'data', 'herbie.sqlite'), /is the database itself/],
    ] as const) {
      const { code, output } = await command('restore', [file]);
      expect(code, output).toBe(1);
      expect(output.trim()).toMatch(line);
      expect(output.trim().split('\n')).toHaveLength(1);
    }

    expect(readdirSync(join(stage.folder, 'data')).filter((name) => /before|incoming/.test(name))).toEqual([]);
    expect(await titles((await start()).url, maria.cookie())).toEqual(['still here']);
  });

  test('a damaged database is never served, and the line names the way back', async () => {
    const server = await start();
    await server.signUp('maria');
    await server.end('SIGTERM');
    const file = join(stage.folder, 'data', 'herbie.sqlite');
    const bytes = readFileSync(file);
    bytes.fill(0xff, 8192, bytes.length);
    writeFileSync(file, bytes);

    const { code, output } = await runProgram(builtServer, [], { PORT: '0', LOG_LEVEL: 'error', ...stage.settings });

    expect(code).toBe(1);
    expect(output).toMatch(
      /herbie\.sqlite (is damaged|cannot be opened).*Restore a backup with: npm run restore -- FILE/,
    );
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });
});
