import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const licencesFile = 'licences.txt';
/** Given out as files of their own, beside what the bundler lists: the fonts, and the label reader with its data. */
const besideBundles = [
  '@fontsource-variable/fraunces',
  '@fontsource-variable/source-sans-3',
  'tesseract.js-core',
  '@tesseract.js-data/eng',
];

/** Completes the list of licences that the bundler wrote into the built folder. */
export function completeLicences(dist: string): void {
  const modules = resolve(import.meta.dirname, '../../../node_modules');
  for (const name of besideBundles) {
    const manifest = JSON.parse(readFileSync(resolve(modules, name, 'package.json'), 'utf8'));
    const text = resolve(modules, name, 'LICENSE');
    const words = existsSync(text) ? `\n${readFileSync(text, 'utf8').trim()}\n` : '';
    appendFileSync(resolve(dist, licencesFile), `\n## ${name} - ${manifest.version} (${manifest.license})\n${words}`);
  }
}
