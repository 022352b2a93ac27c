import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';

interface Quiet {
  /** So long nobody must have asked. */
  readonly quietMs: number;
  readonly release: () => void;
}

const usually: Quiet = { quietMs: 60_000, release: releaseMemory };

/** Gives back after the start, and whenever nobody has asked for a minute, what V8 would keep for as long as nobody calls. */
export function releaseMemoryWhenQuiet(http: FastifyInstance, { quietMs, release } = usually): void {
  const timer = setTimeout(release, quietMs).unref();
  http.addHook('onResponse', async () => void timer.refresh());
  http.addHook('onClose', async () => clearTimeout(timer));
}

/** A collection of everything that can be collected: some 50 MB after the start, more after a busy hour. Takes 0.1 to 0.2 s. */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
