import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minifySync, type Plugin, type Rolldown } from 'vite';

const folder = resolve(import.meta.dirname, '../public');
/** Run before anything is painted. */
const steps = ['theme.js', 'install-prompt.js', 'early-reads.js'];
type Bundle = Rolldown.OutputBundle;

/**
 * Writes into the app's page what its first paint needs: the styles, the small scripts and the icon. Each would cost a
 * phone a round trip beside the app's code. The server names them in the page's content policy by what is in them, see
 * platform/http/app-pages.ts.
 */
export function inlineFirst(): Plugin {
  let styles = '';
  return {
    name: 'herbie-inline-first',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle(_options, bundle) {
      styles = takeStyles(bundle);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        if (!path.endsWith('app.html')) return html;
        const script = steps.map((name) => minifySync(name, read(name)).code.trim()).join('\n');
        const icon = `data:image/svg+xml,${encodeURIComponent(read('leaf.svg').trim())}`;
        const rest = steps.reduce((page, name) => page.replace(`    <script src="/${name}"></script>\n`, ''), html);
        return {
          html: rest.replace('href="/leaf.svg"', `href="${icon}"`),
          tags: [
            { tag: 'script', children: script, injectTo: 'head' },
            { tag: 'style', children: styles, injectTo: 'head' },
          ],
        };
      },
    },
  };
}

/** The app's styles, which then belong to no chunk: nothing asks for them again. */
function takeStyles(bundle: Bundle): string {
  const app = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'core');
  const named = app?.type === 'chunk' ? app.viteMetadata?.importedCss : undefined;
  const [file, ...others] = [...(named ?? [])];
  const asset = file === undefined ? undefined : bundle[file];
  if (file === undefined || asset?.type !== 'asset' || others.length > 0)
    throw new Error('the app has not one style sheet');
  named?.clear();
  delete bundle[file];
  return String(asset.source);
}

function read(name: string): string {
  return readFileSync(resolve(folder, name), 'utf8');
}
