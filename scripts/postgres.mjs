// Starts a throw-away PostgreSQL cluster from installed binaries, as an unprivileged user, on a free port of
// 127.0.0.1. DATABASE_URL_TEST names a server to use instead. Null when there is none.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { installDebianPackages } from './find-browser.mjs';
import { freePort } from './free-port.mjs';

const nobody = 65_534;

export async function startPostgres() {
  const given = process.env.DATABASE_URL_TEST;
  if (given) return { url: given, stop: async () => undefined };
  let bin = findBinaries();
  if (bin === null && installDebianPackages(['postgresql'])) bin = findBinaries();
  if (bin === null) return null;

  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), 'herbie-postgres-'));
  if (isRoot) chownSync(folder, nobody, nobody);
  const as = isRoot ? { uid: nobody, gid: nobody } : {};
  const data = join(folder, 'data');
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'herbie', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...as,
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  let server;
  /** What a test of its absence needs: it goes with the signal, and comes again with all it had. */
  const halt = async (signal) => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  const comeBack = async () => {
    server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
      { ...as, cwd: folder, stdio: 'ignore' },
    );
    await accepting(bin, port);
  };
  await comeBack();
  return {
    url: `postgres://herbie@127.0.0.1:${port}/postgres`,
    halt,
    comeBack,
    async stop() {
      if (server.exitCode === null && server.signalCode === null) await halt('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What is thrown away after the tests need not outlive a power cut; and it may lie in memory, where its log is kept small. */
const settings = [
  'listen_addresses=127.0.0.1',
  'max_connections=200',
  'fsync=off',
  'full_page_writes=off',
  'max_wal_size=128MB',
  'min_wal_size=32MB',
];

function findBinaries() {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).toSorted((left, right) => Number(right) - Number(left)) : [];
  const places = [
    ...versions.map((version) => join(base, version, 'bin')),
    '/usr/local/bin',
    '/opt/homebrew/bin',
    '/usr/bin',
  ];
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres'))) ?? null;
}

async function accepting(bin, port) {
  for (let tries = 0; tries < 100; tries += 1) {
    const { status } = spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q']);
    if (status === 0) return;
    await wait(100);
  }
  throw new Error('PostgreSQL did not start within 10 s');
}
