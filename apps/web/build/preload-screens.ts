import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const here = resolve(import.meta.dirname, '..');
const screens = resolve(here, 'src/app/screens.ts');
const first = 'first-steps';
/** Run before anything is painted; with the build's own they are one file. */
const early = ['theme.js', 'install-prompt.js'];
type Bundle = Rolldown.OutputBundle;

/**
 * Asks for the files of the screen that an address opens together with the app's own, not after it: a small script at
 * the top of the app's page knows which address needs which.
 */
export function preloadScreens(): Plugin {
  return {
    name: 'herbie-preload-screens',
    enforce: 'pre',
    generateBundle(_options, bundle) {
      const app = chunkOf(bundle, 'app.html');
      if (!app) return;
      const known = new Set(filesOf(bundle, app));
      const needed = screenFiles().map(([path, file]): [string, string[]] => {
        const chunk = chunkOf(bundle, file);
        if (!chunk) this.error(`${screens} names ${file}, which is in no chunk`);
        return [path, filesOf(bundle, chunk).filter((each) => !known.has(each))];
      });
      const parts = early.map((name) => readFileSync(resolve(here, 'public', name), 'utf8'));
      this.emitFile({ type: 'asset', name: `${first}.js`, source: [...parts, scriptFor(needed)].join('\n') });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, path }) {
        const file = Object.keys(bundle ?? {}).find((name) => name.includes(`/${first}-`));
        if (file === undefined || !path.endsWith('app.html')) return html;
        const rest = early.reduce((page, name) => page.replace(`<script src="/${name}"></script>`, ''), html);
        return { html: rest, tags: [{ tag: 'script', attrs: { src: `/${file}` }, injectTo: 'head-prepend' }] };
      },
    },
  };
}

/** Each screen's address and its file, as the app's own list has them. */
function screenFiles(): [path: string, file: string][] {
  const list = readFileSync(screens, 'utf8');
  const entries = [...list.matchAll(/screen\(\s*'[\w-]+',\s*'(\/[^']*)',\s*(?:\(\) => import\('\.\.\/([^']+)'\))?/g)];
  return entries.map(([, path = '', file]) => {
    if (file === undefined) throw new Error(`${screens}: ${path} must name its file in an import of its own`);
    return [path, file];
  });
}

function chunkOf(bundle: Bundle, source: string): Rolldown.OutputChunk | undefined {
  return Object.values(bundle).find(
    (file): file is Rolldown.OutputChunk =>
      file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${source}`) === true,
  );
}

/** A chunk and everything it imports at once. */
function filesOf(bundle: Bundle, chunk: Rolldown.OutputChunk, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  return [
    chunk.fileName,
    ...chunk.imports.flatMap((name) => {
      const imported = bundle[name];
      return imported?.type === 'chunk' ? filesOf(bundle, imported, seen) : [];
    }),
  ];
}

function scriptFor(needed: readonly (readonly [path: string, files: readonly string[]])[]): string {
  const table = needed.map(([path, files]) => [`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, files]);
  return `// Asks early for the files of the screen that this address opens.
for (const [path, files] of ${JSON.stringify(table)}) {
  if (!new RegExp(path).test(location.pathname)) continue;
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = '/' + file;
    document.head.append(link);
  }
}
`;
}
