import { openEngine } from './engine.ts';
import { type GreyImage, invert, toGrey, withoutSpecks } from './grey-image.ts';
import { readInPasses } from './read-in-passes.ts';
import type { ReaderReport } from './reader-report.ts';

const longestSide = 2800;

globalThis.addEventListener('message', (event: MessageEvent<Blob>) => {
  readPicture(event.data).catch((error: unknown) =>
    report({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  );
});

async function readPicture(blob: Blob): Promise<void> {
  const [picture, engine] = await Promise.all([createImageBitmap(blob), openEngine()]);
  report({ kind: 'ready' });
  const result = await readInPasses(
    async ({ scale, turn, tilt, withoutSpecks: isCleaned, isInverted }) => {
      const grey = draw(picture, scale);
      const seen = isInverted ? invert(grey) : grey;
      return engine.read(isCleaned ? withoutSpecks(seen) : seen, { turn, tilt });
    },
    (soFar) => report({ kind: 'progress', soFar }),
  );
  report({ kind: 'done', result });
}

function draw(picture: ImageBitmap, scale: number): GreyImage {
  const most = longestSide / Math.max(picture.width, picture.height);
  const times = Math.min(scale, Math.max(1, most));
  const canvas = new OffscreenCanvas(Math.round(picture.width * times), Math.round(picture.height * times));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser cannot draw');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return toGrey(context.getImageData(0, 0, canvas.width, canvas.height));
}

function report(message: ReaderReport): void {
  postMessage(message);
}
