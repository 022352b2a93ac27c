import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { firstReads } from './first-reads.ts';
import { describePublicPage } from './public-pages.ts';

const screens = resolve(import.meta.dirname, '../src/app/screens.ts');
type Bundle = Rolldown.OutputBundle;

/**
 * One page of HTML for each screen, the same but for what it asks for: the screen's own files, together with the app's
 * and not after them. The server gives each address its page; `app.html`, which asks for no screen, serves all of them
 * without a network.
 */
export function screenPages(): Plugin {
  return {
    name: 'herbie-screen-pages',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['app.html'];
      if (page?.type !== 'asset') return;
      const html = String(page.source);
      for (const [path, file] of screenFiles()) {
        const chunk = chunkOf(bundle, file);
        if (!chunk) this.error(`${screens} names ${file}, which is in no chunk`);
        const wanted = filesOf(bundle, chunk).filter((each) => !html.includes(`"/${each}"`));
        this.emitFile({ type: 'asset', fileName: pageFile(path), source: pageOf(html, { path, wanted }) });
      }
    },
  };
}

/** The server looks for them by the same rule, in platform/http/app-pages.ts. */
function pageFile(path: string): string {
  return path === '*' ? 'pages/not-found.html' : `pages${path.replaceAll(/:\w+/g, '_')}.html`;
}

function pageOf(html: string, { path, wanted }: { path: string; wanted: readonly string[] }): string {
  const links = wanted.map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
  const reads = firstReads(path);
  return describePublicPage(html, path)
    .replace('    <script>', `${links.join('')}    <script>`)
    .replace('<script>', reads === '' ? '$&' : `<script data-reads="${reads}">`);
}

/** Each screen's address and its file, as the app's own list has them. */
function screenFiles(): [path: string, file: string][] {
  const list = readFileSync(screens, 'utf8');
  const entries = [
    ...list.matchAll(/screen\(\s*'[\w-]+',\s*'(\/[^']*|\*)',\s*(?:\(\) => import\('\.\.\/([^']+)'\))?/g),
  ];
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
