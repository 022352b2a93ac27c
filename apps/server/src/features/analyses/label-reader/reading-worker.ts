// The thread that reads text on photos: see reading-thread.ts.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { type Engine, lookAt, type ReaderCore, readInPasses, sizeFor, startEngine, toGrey } from '@herbie/domain';
import { readerFiles } from './reader-files.ts';

/** One photo for the thread; the text so far is reported under the same id after each pass. */
export interface ReadingTask {
  readonly id: number;
  readonly jpeg: Uint8Array;
}
export interface ReadingReport {
  readonly id: number;
  readonly text: string;
  readonly isDone: boolean;
}

const engine = openEngine();
engine.catch(() => undefined);

parentPort?.on('message', async ({ id, jpeg }: ReadingTask) => {
  const tell = (report: Omit<ReadingReport, 'id'>) => parentPort?.postMessage({ id, ...report });
  const [opened, { default: sharp }] = await Promise.all([engine, import('sharp')]);
  const picture = sharp(jpeg);
  const size = await picture.metadata();
  const { text } = await readInPasses(
    async (how) => {
      const drawn = picture
        .clone()
        .resize({ ...sizeFor(size, how.scale), fit: 'fill' })
        .ensureAlpha()
        .raw();
      const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
      return lookAt({ engine: opened, grey: toGrey({ width: info.width, height: info.height, data }), how });
    },
    (soFar) => tell({ text: soFar.text, isDone: false }),
  );
  tell({ text, isDone: true });
});

async function openEngine(): Promise<Engine> {
  const files = readerFiles();
  const [wasmBinary, letters] = await Promise.all([readFile(files.wasm), readFile(files.letters)]);
  // safe: the package exports this one function.
  const createCore = createRequire(import.meta.url)(files.core) as (options: object) => Promise<ReaderCore>;
  const quiet = { print: () => undefined, printErr: () => undefined };
  return startEngine(await createCore({ wasmBinary, ...quiet }), gunzipSync(letters));
}
