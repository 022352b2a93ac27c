import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../apps/server/src/config.ts';

const root = join(import.meta.dirname, '..');
const dataDir = mkdtempSync(join(tmpdir(), 'herbie-readme-'));
const backup = join(dataDir, 'backup.db');
const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
let server: ChildProcess;
let address = '';

beforeAll(async () => {
  [server, address] = await start('npm', ['start']);
}, 120_000);

afterAll(async () => {
  await stop(server);
  rmSync(dataDir, { recursive: true, force: true });
});

test('every command of the README is one this test runs', () => {
  const commands = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^(npm (?:run )?[\w:-]+)/gm)].map(
    ([, command]) => command,
  );
  expect(new Set(commands)).toEqual(
    new Set([
      'npm start',
      'npm run backup',
      'npm run restore',
      'npm run move-to-postgres',
      'npm run reset-link',
      'npm run receipts',
      'npm run dev',
      'npm run check',
      'npm test',
      'npm run eval',
      'npm run bench',
    ]),
  );
});

test('npm start serves the product at the address it prints', async () => {
  const [health, landing] = await Promise.all([fetch(`${address}/api/health`), fetch(address)]);
  expect(health.status).toBe(200);
  expect(await landing.text()).toContain('Herbie');
});

test('what npm start runs has its second thread beside it', async () => {
  const thread = new Worker(join(root, 'apps/server/dist/advising-worker.js'));
  const [said] = await once(thread, 'message');
  expect(said).toBe('ready');
  await thread.terminate();
});

test('npm run backup copies the database while the product runs, and restore brings it back once it is stopped', async () => {
  const registered = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'maria', password: 'correct horse battery' }),
  });
  expect(registered.status).toBe(201);
  expect(run('backup', backup)).toMatchObject({ status: 0, output: expect.stringContaining(backup) });
  expect(existsSync(backup)).toBe(true);
  expect(run('receipts').output).toMatch(/^\d+ answers?, 0 would be rated otherwise/m);
  expect(run('reset-link', 'maria').output).toMatch(/\/reset-password\?token=/);
  await stop(server);

  expect(run('restore', backup).status).toBe(0);
  [server, address] = await start('npm', ['start']);
  const login = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'maria', password: 'correct horse battery' }),
  });
  expect(login.status).toBe(200);
});

test('npm run move-to-postgres says in one line what is wrong with an address that is none', () => {
  const other = join(dataDir, 'other');
  const { status, output } = run('move-to-postgres', 'nonsense', { DATA_DIR: other });
  expect(status).not.toBe(0);
  expect(output).toMatch(/postgres/i);
  expect(output).not.toMatch(/\n\s+at /);
});

test('every setting is in the table of the README, and the table names no other', () => {
  const rows = readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^\| ([A-Z][A-Z_, ]+) \|/gm);
  const told = [...rows].flatMap(([, names = '']) => names.split(', '));

  expect(told.toSorted()).toEqual(Object.keys(readConfig({})).toSorted());
});

test('what is run by hand while developing points at scripts that exist', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const name of ['check', 'test', 'dev', 'eval', 'bench'])
    expect(existsSync(join(root, scripts[name].split(' ')[1])), name).toBe(true);
});

function run(name: string, argument: string, more: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', name, '--', argument], {
    cwd: root,
    env: { ...env, ...more },
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}` };
}

/** Starts in its own process group, so that what npm started can be ended with it. */
function start(program: string, args: string[]): Promise<[ChildProcess, string]> {
  const child = spawn(program, args, { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const [, found] = /(http:\/\/127\.0\.0\.1:\d+)/.exec(said) ?? [];
      if (found !== undefined) resolve([child, found]);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', (code) => reject(new Error(`npm start ended with ${code}: ${said}`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}
