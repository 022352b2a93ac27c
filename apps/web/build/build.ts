// Builds the web app into dist, renders the landing page into its HTML, and compresses all of it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressFolder } from './compress.ts';

const root = resolve(import.meta.dirname, '..');
const configFile = resolve(root, 'vite.config.ts');
await build({ configFile, logLevel: 'warn' });

const temporary = mkdtempSync(resolve(root, 'dist/.landing-'));
await build({
  configFile,
  logLevel: 'warn',
  build: {
    ssr: resolve(root, 'src/landing/render.tsx'),
    outDir: temporary,
    emptyOutDir: false,
    copyPublicDir: false,
  },
});
const { renderLanding } = await import(pathToFileURL(resolve(temporary, 'render.js')).href);
const page = resolve(root, 'dist/index.html');
const html = readFileSync(page, 'utf8');
if (!html.includes('<!--landing-->')) throw new Error('index.html has no place for the landing page');
writeFileSync(page, html.replace('<!--landing-->', renderLanding()));
rmSync(temporary, { recursive: true, force: true });
compressFolder(resolve(root, 'dist'));
