import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(?:html|js|css|svg|webmanifest|wasm)$/;
const slowFrom = 1_000_000;

/** Writes a brotli and a gzip copy beside every text file, so that the server compresses nothing while it serves. */
export function compressFolder(folder: string): void {
  for (const entry of readdirSync(folder)) {
    const path = join(folder, entry);
    if (statSync(path).isDirectory()) compressFolder(path);
    else if (compressible.test(entry)) compressFile(path);
  }
}

function compressFile(path: string): void {
  const content = readFileSync(path);
  const quality = content.length > slowFrom ? 9 : constants.BROTLI_MAX_QUALITY;
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
