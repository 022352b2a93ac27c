import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readAppPages, readPage, sendPage } from './app-pages.ts';
import { pathOf, refuseUnknownCall } from './unknown-call.ts';

const isAppPage = /(?:\/|\\)app\.html(?:\.br|\.gz)?$/;
const isWorker = /\.worker-[\w-]+\.js(?:\.br|\.gz)?$/;
/** A worker lives under the policy of its own file: the label reader may compile its WebAssembly, pages may not. */
const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types dompurify herbie";

/** Serves the built web app: the landing page, hashed assets, and a page for each of the app's own routes. */
export async function installWebApp(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'app.html'))) {
    app.setNotFoundHandler(refuseUnknownCall);
    return;
  }
  const landing = readPage(folder, 'index.html');
  const appPageOf = readAppPages(folder);
  const appPolicy = readPage(folder, 'app.html').policy;

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    dotfiles: 'deny',
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      const isHashed = path.includes(`${join(folder, 'assets')}`);
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (isWorker.test(path)) void reply.header('content-security-policy', workerPolicy);
      // Kept by the service worker together with its policy.
      if (isAppPage.test(path)) void reply.header('content-security-policy', appPolicy);
    },
  });
  app.get('/', async (request, reply) => sendPage(request, reply, landing));
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (path.startsWith('/api') || !isReading) return refuseUnknownCall(request, reply);
    const { page, status } = appPageOf(path);
    return sendPage(request, reply.status(status), page);
  });
}
