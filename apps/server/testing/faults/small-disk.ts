import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NotPossibleHere } from './fault.ts';

export interface SmallDisk {
  readonly folder: string;
  /** Leaves no byte to anybody else. */
  fill(): void;
  makeRoom(): void;
  /** While nobody has a file open on it. */
  allowWriting(allowed: boolean): void;
  remove(): void;
}

/** A file system of its own with room for so many megabytes, in memory; only root may make one. */
export function makeSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'herbie-small-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    throw new NotPossibleHere('a small file system can only be mounted by root');
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      for (let size = 1024 * 1024; size >= 512; size /= 2) while (append(ballast, size)) continue;
    },
    makeRoom: () => truncateSync(ballast, 0),
    allowWriting: (allowed) => void spawnSync('mount', ['-o', `remount,${allowed ? 'rw' : 'ro'}`, folder]),
    remove() {
      spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** False when there is no room for it any more. */
function append(file: string, bytes: number): boolean {
  try {
    writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' });
    return true;
  } catch {
    return false;
  }
}
