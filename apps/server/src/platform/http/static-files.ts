import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isAppPath } from '@herbie/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { platformErrors, sendKnown } from './errors.ts';

const builtWebApp = resolve(import.meta.dirname, '../../../../web/dist');
const html = 'text/html; charset=utf-8';

/** Serves the built web app: the landing page, hashed assets, and one page for all of the app's own routes. */
export async function installWebApp(app: FastifyInstance, folder = builtWebApp): Promise<void> {
  if (!existsSync(join(folder, 'app.html'))) {
    app.setNotFoundHandler((_request, reply) => sendKnown(reply, platformErrors.unknownCall));
    return;
  }
  const landing = readFileSync(join(folder, 'index.html'));
  const appPage = readFileSync(join(folder, 'app.html'));
  const sendPage = (reply: FastifyReply, page: Buffer, status = 200) =>
    reply.status(status).headers({ 'content-type': html, 'cache-control': 'no-cache' }).send(page);

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    dotfiles: 'deny',
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes(`${join(folder, 'assets')}`);
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/', async (_request, reply) => sendPage(reply, landing));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (path.startsWith('/api')) return sendKnown(reply, platformErrors.unknownCall);
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendKnown(reply, platformErrors.unknownCall);
    return sendPage(reply, appPage, isAppPath(path) ? 200 : 404);
  });
}
