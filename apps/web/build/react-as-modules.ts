import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const load = createRequire(import.meta.url);
const mark = '\0as-module:';
const packages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/**
 * React comes in the older kind of modules, and the bundler would write its go-between into a file of its own that
 * every screen asks for. As modules with names the go-between stays in the one file that holds React.
 */
export function reactAsModules(): Plugin {
  return {
    name: 'herbie-react-as-modules',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    resolveId(source, importer, { kind }) {
      return kind === 'import-statement' && packages.includes(source) && importer?.startsWith(mark) !== true
        ? mark + source
        : null;
    },
    load(id) {
      if (!id.startsWith(mark)) return null;
      const source = id.slice(mark.length);
      const names = Object.keys(load(source)).filter((name) => name !== 'default' && !name.startsWith('__'));
      return `import whole from '${source}';
export default whole;
${names.map((name) => `export const ${name} = /* @__PURE__ */ (() => whole.${name})();`).join('\n')}`;
    },
  };
}
