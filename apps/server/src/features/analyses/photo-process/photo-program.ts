// A separate process for untrusted photos: see photo-process.ts.
import { once } from 'node:events';
import { createReadingThread } from '../label-reader/reading-thread.ts';
import { drawSmall, type Refused } from './draw-small.ts';

/** A task for the process, answered under the same id. The picture to draw follows on stdin. */
export type PhotoTask = { readonly id: number } & (
  | { readonly kind: 'draw'; readonly length: number }
  | { readonly kind: 'read'; readonly jpeg: Uint8Array }
);
export type PhotoReport =
  | { readonly id: number; readonly kind: 'draw'; readonly drawn: Uint8Array | Refused }
  | { readonly id: number; readonly kind: 'read'; readonly text: string | null };

const reader = createReadingThread();

process.on('message', async (task: PhotoTask) => {
  const report = await work(task);
  if (process.connected) process.send?.(report);
});

async function work(task: PhotoTask): Promise<PhotoReport> {
  const { id, kind } = task;
  if (kind === 'read') return { id, kind, text: await reader.read(task.jpeg) };
  return { id, kind, drawn: await drawSmall(await receive(task.length)) };
}

/** Reads the next picture from stdin. IPC messages would copy its chunks over and over. */
async function receive(length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  for (let filled = 0; filled < length;) {
    const piece: Buffer | null = process.stdin.read();
    if (piece === null) {
      await once(process.stdin, 'readable');
      continue;
    }
    bytes.set(piece, filled);
    filled += piece.length;
  }
  return bytes;
}

process.on('disconnect', () => process.exit());
// Ctrl+C also reaches this process, while the server is still finishing its requests.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
