import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { dropSchemas } from './build/drop-schemas.ts';
import { inlineFirst } from './build/inline-first.ts';
import { inlineRuntime } from './build/inline-runtime.ts';
import { landingAlone } from './build/landing-alone.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { reactAsModules } from './build/react-as-modules.ts';
import { screenPages } from './build/screen-pages.ts';
import { sharedChunks } from './build/shared-chunks.ts';
import { shortSourceIds } from './build/short-source-ids.ts';
import { subsetFonts } from './build/subset-fonts.ts';
import { writeOut } from './build/write-out.ts';

const here = import.meta.dirname;
const appPage = /^\/(?!api\/|src\/|@|node_modules\/|assets\/|landing\.html)[^.]*$/;

/** In development: the landing page at `/`, rendered from its components; the app's page for everything else. */
function pages(): Plugin {
  return {
    name: 'herbie-pages',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/';
        if (path !== '/' && appPage.test(path) && !existsSync(resolve(here, `public${path}`)))
          request.url = '/app.html';
        next();
      });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, path }) {
        if (!server || !path.endsWith('index.html')) return html;
        const { renderLanding } = await server.ssrLoadModule('/src/landing/render.tsx');
        return html.replace('<!--landing-->', renderLanding());
      },
    },
  };
}

/** What operators look at comes from the server alone. */
const ofOperators = ['admin-setup-screen', 'daily-overview', 'reported-answers'].map((name) => `**/${name}-*.js`);

/** Too big, and of no use without a network or without the camera's page having been open. */
const onlyOnline = [
  '**/password-strength-*.js',
  ...ofOperators,
  '**/label-reader*',
  '**/*.wasm',
  '.vite/**',
  'pages/**',
  // Stands within the page.
  'early-reads.js',
];

/** Without the app's icons and their list: the system takes them when the app is installed, with a network. */
const everyFile = '**/*.{html,js,css,woff2,svg}';

/** The worker of `service-worker/sw.ts` with the list of the built files. It is registered by the app itself. */
const offlineFiles = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'service-worker',
  filename: 'sw.ts',
  injectRegister: null,
  manifest: false,
  injectManifest: {
    globPatterns: [everyFile],
    globIgnores: onlyOnline,
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 6_000_000,
  },
  integration: {
    configureCustomSWViteBuild(worker) {
      // Its own build would tell every step; the rest of the build tells only what is wrong.
      worker.logLevel = 'warn';
      // One file, as the plugin asks for it, but in words the bundler does not call outdated.
      const { rollupOptions, ...others } = worker.build ?? {};
      const output = { entryFileNames: 'sw.mjs', codeSplitting: false };
      worker.build = { ...others, rolldownOptions: { ...rollupOptions, output } };
    },
  },
});

/** What the label reader's core asks for where it runs in Node; in a browser it never does. */
const withoutNode: Plugin = {
  name: 'herbie-without-node',
  enforce: 'pre',
  resolveId: (id, importer) =>
    (id === 'fs' || id === 'crypto') && importer?.includes('tesseract.js-core') ? `\0without-${id}` : null,
  load: (id) => (id.startsWith('\0without-') ? 'export default {};' : null),
};

export default defineConfig({
  root: here,
  plugins: [
    subsetFonts(),
    dropSchemas(),
    shortSourceIds(),
    writeOut(),
    react(),
    tailwindcss(),
    pages(),
    preloadFonts(),
    landingAlone(),
    reactAsModules(),
    inlineRuntime(),
    inlineFirst(),
    screenPages(),
    offlineFiles,
  ],
  worker: { plugins: () => [withoutNode] },
  appType: 'mpa',
  server: { port: 5173, proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' } },
  // Found only when a worker asks for it, which would load the page anew in the middle.
  optimizeDeps: { include: ['tesseract.js-core/tesseract-core-simd-lstm.js'] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The herb knowledge is one big file on purpose; `npm run size` holds it.
    chunkSizeWarningLimit: 6000,
    rolldownOptions: {
      input: { app: resolve(here, 'app.html'), landing: resolve(here, 'index.html') },
      output: { codeSplitting: { groups: sharedChunks } },
    },
  },
});
