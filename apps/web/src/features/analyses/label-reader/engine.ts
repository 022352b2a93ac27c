import english from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import { type Engine, startEngine } from '@herbie/domain';
import createCore from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import core from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';

/** The reader, loaded from this site and nowhere else. */
export async function openEngine(): Promise<Engine> {
  const [wasmBinary, letters] = await Promise.all([load(core), load(english).then(unpack)]);
  return startEngine(await createCore({ wasmBinary, print: () => undefined, printErr: () => undefined }), letters);
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
