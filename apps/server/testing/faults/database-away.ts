import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ServerProcess, startServer } from '../server-process.ts';
import { until } from '../until.ts';
import { claim, counted, type Fault } from './fault.ts';
import { type SharedDatabase, startSharedDatabase } from './shared-database.ts';
import { startSlowService } from './streams.ts';
import { checkNothingLost, keepWriting, signUpWriters, type Writer } from './writers.ts';

const awayMs = 4000;
const maxWaitMs = 10_000;
const backWithinMs = 5000;
/** How PostgreSQL leaves: cutting everybody off, as if its machine had been switched off. */
const leaving = ['SIGINT', 'SIGQUIT'] as const;

/** PostgreSQL is stopped and started under load: told as "try again", and everything goes on by itself. */
export const databaseAway: Fault = {
  name: 'PostgreSQL goes and comes back while people write',
  async run({ people, rounds }) {
    const shared = await startSharedDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'herbie-away-'));
    const { service, settings } = await startSlowService({ pieces: 20, pauseMs: 100 });
    const server = await startServer({ ...shared.settings, ...settings, DATA_DIR: folder });
    const seen: Seen = { statuses: [], waits: [], backMs: [] };
    try {
      const writers = await signUpWriters(server, people);
      for (const signal of leaving.slice(0, rounds)) await oneAbsence({ server, shared, writers, seen, signal });
      const unclear = seen.statuses.filter((status) => ![200, 201, 409, 503].includes(status));
      claim(unclear.length === 0, 'an absence is told otherwise', counted(unclear));
      claim(Math.max(...seen.waits) < maxWaitMs, 'somebody waited too long', Math.max(...seen.waits));
      const [longest, back] = [seen.waits, seen.backMs].map((times) => Math.round(Math.max(...times)));
      return `${counted(seen.statuses)}, longest wait ${longest} ms, ready again after ${back} ms`;
    } finally {
      await server.end('SIGKILL');
      await service.stop();
      await shared.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

interface Seen {
  readonly statuses: number[];
  readonly waits: number[];
  readonly backMs: number[];
}

interface Absence {
  readonly server: ServerProcess;
  readonly shared: SharedDatabase;
  readonly writers: readonly Writer[];
  readonly seen: Seen;
  readonly signal: NodeJS.Signals;
}

async function oneAbsence({ server, shared, writers, seen, signal }: Absence): Promise<void> {
  let isOver = false;
  const told = (status: number, ms: number) => {
    seen.statuses.push(status);
    seen.waits.push(ms);
  };
  let cut = 0;
  const load = writers.map(async (writer) => {
    await keepWriting(server.url, writer, { told, isOver: () => isOver });
    if (!isOver) cut += 1;
  });
  await wait(awayMs / 4);
  await shared.halt(signal);
  await wait(awayMs);
  const statusOf = async (path: string) => (await server.visitor().send('GET', path)).status;
  const [ready, health] = [await statusOf('/api/ready'), await statusOf('/api/health')];
  claim(ready === 503 && health === 200, 'ready and health do not tell it', { ready, health });
  await shared.comeBack();
  const cameBackAt = Date.now();
  await until(async () => (await statusOf('/api/ready')) === 200, backWithinMs);
  seen.backMs.push(Date.now() - cameBackAt);
  await wait(awayMs);
  isOver = true;
  await Promise.all(load);
  claim(cut === 0, 'streams were cut without a last word', cut);

  const after: number[] = [];
  const last = { told: (status: number) => after.push(status), isOver: () => after.length >= writers.length * 4 };
  await Promise.all(writers.map((writer) => keepWriting(server.url, writer, last)));
  claim(
    after.every((status) => status < 300),
    'writing does not go on by itself',
    counted(after),
  );
  for (const writer of writers) await checkNothingLost(server.url, writer);
}
