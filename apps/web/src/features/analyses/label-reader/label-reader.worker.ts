import { type GreyImage, lookAt, readInPasses, sizeFor, toGrey } from '@herbie/domain';
import { openEngine } from './engine.ts';
import type { ReaderReport } from './reader-report.ts';

const opening = openEngine();
opening.catch(() => undefined);

globalThis.addEventListener('message', (event: MessageEvent<Blob>) => {
  readPicture(event.data).catch((error: unknown) =>
    report({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  );
});

async function readPicture(blob: Blob): Promise<void> {
  const [picture, engine] = await Promise.all([createImageBitmap(blob), opening]);
  report({ kind: 'ready' });
  const result = await readInPasses(
    async (how) => lookAt({ engine, grey: draw(picture, how.scale), how }),
    (soFar) => report({ kind: 'progress', soFar }),
  );
  picture.close();
  report({ kind: 'done', result });
}

function draw(picture: ImageBitmap, scale: number): GreyImage {
  const { width, height } = sizeFor(picture, scale);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser cannot draw');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return toGrey(context.getImageData(0, 0, canvas.width, canvas.height));
}

function report(message: ReaderReport): void {
  postMessage(message);
}
