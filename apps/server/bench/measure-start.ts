import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../testing/server-process.ts';
import { type Figure, median } from './figures.ts';

const rounds = 5;
const idleMs = 2000;

/** From `node` to the line that says ready, on an empty data folder and on one in use; then memory when idle. */
export async function measureStart(): Promise<Figure[]> {
  const first: number[] = [];
  const later: number[] = [];
  const resident: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'herbie-bench-'));
    // What was compiled before takes memory that nobody's first start has.
    const settings = { DATA_DIR: folder, LOG_LEVEL: 'warn', NODE_DISABLE_COMPILE_CACHE: '1' };
    const fresh = await startServer(settings);
    first.push(fresh.readyMs);
    await fresh.end('SIGTERM');
    const again = await startServer(settings);
    later.push(again.readyMs);
    await wait(idleMs);
    resident.push(residentMegabytes(again.pid));
    await again.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
  return [
    { name: 'ready on an empty data folder', value: median(first), unit: 'ms', atMost: 1500 },
    { name: 'ready on a data folder in use', value: median(later), unit: 'ms', atMost: 1500 },
    { name: 'resident memory when idle', value: median(resident), unit: 'MB', atMost: 150 },
  ];
}

function residentMegabytes(pid: number): number {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  return Number(kilobytes) / 1024;
}
