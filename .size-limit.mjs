// What a first visit may cost, measured on the built web app (`npm run build`, then `npm run size`).
import { readFileSync } from 'node:fs';

const dist = 'apps/web/dist';
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));
const page = readFileSync(`${dist}/app.html`, 'utf8');
const shell = [...page.matchAll(/ src="\/([^"]+)"/g)].map(([, file]) => file);
const screens = Object.keys(manifest).filter((key) => /src\/screens\/.*-screen\.tsx$/.test(key));
const landing = manifest['index.html'];

export default [
  // With what most screens share: a few files travel faster than many small ones.
  { name: 'app shell', path: paths(shell), gzip: true, limit: '109 kB' },
  // The page of a screen, with its styles written into it: one round trip of a fresh connection carries 14 kB.
  { name: 'page of a screen', path: `${dist}/app.html`, gzip: true, limit: '13 kB' },
  ...screens.map((key) => ({
    name: key.replace('src/screens/', '').replace('.tsx', ''),
    path: paths(chunksOf(key).filter((file) => !shell.includes(file))),
    gzip: true,
    limit: '32 kB',
  })),
  { name: 'offline use', path: paths(lazy('src/lib/offline/start.ts')), gzip: true, limit: '15 kB' },
  {
    name: 'herb knowledge, kept in the background',
    path: paths(lazy('src/lib/offline/knowledge.ts')),
    gzip: true,
    limit: '1.27 MB',
  },
  {
    name: 'everything kept for offline use',
    path: [...keptFiles(), `${dist}/sw.js`],
    gzip: true,
    limit: '1.66 MB',
  },
  { name: 'landing page script', path: paths(chunksOf('index.html')), limit: '3 kB' },
  {
    name: 'landing page with its fonts',
    path: paths([
      ...chunksOf('index.html'),
      ...landing.css,
      // The whole fonts load only for letters that the page has none of.
      ...landing.assets.filter((file) => !file.includes('-latin-')),
      'index.html',
      'theme.js',
      'leaf.svg',
      'manifest.webmanifest',
    ]),
    limit: '60 kB',
  },
];

/** A chunk and everything it imports at once. */
function chunksOf(key, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const { file, imports = [] } = manifest[key];
  return [file, ...imports.flatMap((each) => chunksOf(each, seen))];
}

/** What a file that is loaded later brings beyond the shell. */
function lazy(key) {
  return chunksOf(key).filter((file) => !shell.includes(file));
}

/** The files that the service worker names. */
function keptFiles() {
  const worker = readFileSync(`${dist}/sw.js`, 'utf8');
  return [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => `${dist}/${url}`);
}

function paths(files) {
  return files.map((file) => `${dist}/${file}`);
}
