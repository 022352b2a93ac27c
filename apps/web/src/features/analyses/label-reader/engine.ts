import english from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import createCore from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import core from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import { type GreyImage, toPgm } from './grey-image.ts';
import { type Reading, toReading } from './reading.ts';

export interface Engine {
  readonly read: (image: GreyImage, how: { turn: 0 | 90 | 180 | 270; tilt: number }) => Reading;
}

const neuralOnly = 1;
/** Words anywhere, in no order: what a label is. */
const sparseText = '11';
/** The orientation a camera would have noted for each turn. */
const orientations = { 0: 1, 90: 6, 180: 3, 270: 8 } as const;

/** The reader, loaded from this site and nowhere else. */
export async function openEngine(): Promise<Engine> {
  const [wasmBinary, letters] = await Promise.all([load(core), load(english).then(unpack)]);
  const reader = await createCore({ wasmBinary, print: () => undefined, printErr: () => undefined });
  reader.FS.writeFile('eng.traineddata', letters);
  const api = new reader.TessBaseAPI();
  if (api.Init(null, 'eng', neuralOnly) !== 0) throw new Error('the label reader did not start');
  api.SetVariable('tessedit_pageseg_mode', sparseText);
  return {
    read(image, { turn, tilt }) {
      reader.FS.writeFile('/input', toPgm(image));
      if (api.SetImageFile(orientations[turn], (tilt * Math.PI) / 180) === 1)
        throw new Error('the picture was refused');
      api.Recognize(null);
      const reading = toReading(api.GetHOCRText(0));
      api.Clear();
      return reading;
    },
  };
}

async function load(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the label reader could not be loaded: ${response.status}`);
  return response.arrayBuffer();
}

/** A server may have unpacked the file on the way already. */
async function unpack(file: ArrayBuffer): Promise<Uint8Array> {
  const bytes = new Uint8Array(file);
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isPacked) return bytes;
  const stream = new Blob([file]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
