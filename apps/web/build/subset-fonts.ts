import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const { resolve: resolveModule } = createRequire(import.meta.url);
const folder = resolve(import.meta.dirname, '../.cache/fonts');
const fonts = {
  'fraunces-basic.woff2': '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  'source-sans-3-basic.woff2': '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
};
const weights = { min: 400, max: 700 };

/** What English text needs; styles/fonts.css names the same range, and the whole font follows for the rest. */
const basic = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index))}\u00a0©·×–—‘’“”…`;

/** Writes the two fonts with only the letters and weights that nearly every page needs: 39 kB instead of 65. */
export function subsetFonts(): Plugin {
  return {
    name: 'herbie-subset-fonts',
    async config() {
      mkdirSync(folder, { recursive: true });
      await Promise.all(Object.entries(fonts).map(([name, from]) => writeSubset(resolve(folder, name), from)));
    },
  };
}

async function writeSubset(file: string, from: string): Promise<void> {
  const whole = readFileSync(resolveModule(from));
  const subset = await subsetFont(whole, basic, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  if (!existsSync(file) || !readFileSync(file).equals(subset)) writeFileSync(file, subset);
}
