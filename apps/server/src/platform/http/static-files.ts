import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isAppPath } from '@herbie/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf, refuseUnknownCall } from './unknown-call.ts';

const html = 'text/html; charset=utf-8';
const isWorker = /\.worker-[\w-]+\.js(?:\.br|\.gz)?$/;
/** A worker lives under the policy of its own file: the label reader may compile its WebAssembly, pages may not. */
const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types dompurify herbie";

/** Serves the built web app: the landing page, hashed assets, and one page for all of the app's own routes. */
export async function installWebApp(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'app.html'))) {
    app.setNotFoundHandler(refuseUnknownCall);
    return;
  }
  const landing = readPage(folder, 'index.html');
  const appPage = readPage(folder, 'app.html');

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
    },
  });
  app.get('/', async (request, reply) => sendPage(request, reply, landing));
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (path.startsWith('/api') || !isReading) return refuseUnknownCall(request, reply);
    return sendPage(request, reply.status(isAppPath(path) ? 200 : 404), appPage);
  });
}

/** A page with the compressed copies that the build made of it. */
type Page = Readonly<Record<'plain' | 'br' | 'gzip', Buffer>>;

function readPage(folder: string, name: string): Page {
  const plain = readFileSync(join(folder, name));
  const copy = (ending: string) => {
    const path = join(folder, `${name}.${ending}`);
    return existsSync(path) ? readFileSync(path) : plain;
  };
  return { plain, br: copy('br'), gzip: copy('gz') };
}

function sendPage({ headers }: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const accepted = headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find(
    (each) => new RegExp(`\\b${each}\\b`).test(accepted) && page[each] !== page.plain,
  );
  return reply
    .headers({ 'content-type': html, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    .headers(encoding ? { 'content-encoding': encoding } : {})
    .send(page[encoding ?? 'plain']);
}
