// Builds the web app into dist with the landing page rendered into its HTML and the service worker that keeps it all,
// compresses every file and lists the licences of what it gives out.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressFolder } from './compress.ts';
import { completeLicences, licencesFile } from './licences.ts';

process.env['NODE_ENV'] = 'production';
const root = resolve(import.meta.dirname, '..');
const configFile = resolve(root, 'vite.config.ts');

const renderLanding = await buildLanding();
await build({
  configFile,
  logLevel: 'warn',
  build: { license: { fileName: licencesFile } },
  plugins: [
    {
      name: 'herbie-landing',
      transformIndexHtml: {
        order: 'pre',
        handler(html, { path }) {
          if (!path.endsWith('index.html')) return html;
          if (!html.includes('<!--landing-->')) throw new Error('index.html has no place for the landing page');
          return html.replace('<!--landing-->', renderLanding());
        },
      },
    },
  ],
});
completeLicences(resolve(root, 'dist'));
compressFolder(resolve(root, 'dist'));

/** The landing page's components as a function that writes them down. */
async function buildLanding(): Promise<() => string> {
  // Inside the project, so that what the page imports is found.
  mkdirSync(resolve(root, 'dist'), { recursive: true });
  const folder = mkdtempSync(resolve(root, 'dist/.landing-'));
  try {
    await build({
      configFile,
      logLevel: 'warn',
      build: {
        ssr: resolve(root, 'src/landing/render.tsx'),
        outDir: folder,
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: false,
      },
    });
    const { renderLanding: render } = await import(pathToFileURL(resolve(folder, 'render.js')).href);
    return render;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
