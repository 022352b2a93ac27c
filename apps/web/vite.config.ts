import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { dropSchemas } from './build/drop-schemas.ts';
import { preloadFonts } from './build/preload-fonts.ts';

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

export default defineConfig({
  root: here,
  plugins: [dropSchemas(), react(), tailwindcss(), pages(), preloadFonts()],
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
    rolldownOptions: { input: { app: resolve(here, 'app.html'), landing: resolve(here, 'index.html') } },
  },
});
