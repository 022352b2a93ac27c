// Puts the server, the contract and the knowledge base together into dist, where `npm start` starts it: in two thirds of
// the memory and half the time that its sources take (decision 23). `node apps/server/src/main.ts` runs those as they are.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const root = resolve(import.meta.dirname, '..');
/** Folders of the knowledge base that stand in files of their own, each with what it needs and none before it has. */
const layers = ['safety/red-flags/signs', 'resolve', 'safety', 'advisor/reading', 'advisor'];

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  plugins: [plainAscii(), copyLabelReader()],
  // What consists of hundreds of small modules of which few are used.
  ssr: { noExternal: [/^@herbie\//, 'fastify-type-provider-zod', 'kysely', 'zod'] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node24',
    // A minified file is one endless statement: reading it takes V8 more memory than it saves.
    minify: false,
    rolldownOptions: {
      input: [
        'src/main.ts',
        'src/platform/assistant/advising-worker.ts',
        'src/features/analyses/photo-process/photo-program.ts',
        'src/features/analyses/label-reader/reading-worker.ts',
      ],
      output: {
        comments: false,
        codeSplitting: {
          groups: [
            { name: shelfOf, debugName: 'the data of the knowledge base', priority: layers.length },
            ...layers.map((folder, place) => ({
              name: folder.replaceAll('/', '-'),
              test: new RegExp(`packages/domain/src/${folder}/`),
              priority: layers.length - 1 - place,
            })),
          ],
        },
      },
    },
  },
});

/**
 * The data of the knowledge base stands in files by subject and letter, what was learned in one for each: V8 keeps what it
 * took to read the largest file. An index among them would bring all that it names into its own.
 */
function shelfOf(id: string): string | null {
  const weights = /([\w-]+)\/weights\.gen/.exec(id)?.[1];
  if (weights) return `weights-${weights}`;
  const [, subject, letter] = /packages\/domain\/src\/(\w+)\/data\/(?!index\.)([a-z])/.exec(id) ?? [];
  return subject && letter ? `${subject}-${letter}` : null;
}

/** One curly quote makes V8 keep two bytes for every letter of a file. */
function plainAscii(): Plugin {
  return {
    name: 'herbie-plain-ascii',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(/[\u0080-\uFFFF]/g, escaped);
    },
  };
}

/** The label reader's engine and its English data, beside the program that opens them: the image holds no packages of the web app. */
function copyLabelReader(): Plugin {
  const { resolve: find } = createRequire(import.meta.url);
  const core = 'tesseract.js-core/tesseract-core-simd-lstm';
  const files = {
    'core.cjs': `${core}.js`,
    'core.wasm': `${core}.wasm`,
    'eng.traineddata.gz': '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
  };
  return {
    name: 'herbie-copy-label-reader',
    generateBundle() {
      for (const [name, file] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName: `label-reader/${name}`, source: readFileSync(find(file)) });
    },
  };
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
