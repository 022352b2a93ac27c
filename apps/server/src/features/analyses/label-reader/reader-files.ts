import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

interface ReaderFiles {
  readonly core: string;
  readonly wasm: string;
  readonly letters: string;
}

/** The files of the label reader: copied next to the bundle by the build, otherwise in their packages. */
export function readerFiles(): ReaderFiles {
  const { resolve } = createRequire(import.meta.url);
  const find = (copied: string, packed: string) => {
    const beside = fileURLToPath(new URL(`./label-reader/${copied}`, import.meta.url));
    return existsSync(beside) ? beside : resolve(packed);
  };
  const core = 'tesseract.js-core/tesseract-core-simd-lstm';
  return {
    core: find('core.cjs', `${core}.js`),
    wasm: find('core.wasm', `${core}.wasm`),
    letters: find('eng.traineddata.gz', '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
  };
}
