import type { FastifyInstance } from 'fastify';
import { shortenAddress } from './network.ts';
import { routeOf } from './route-of.ts';

const refusals = new Set([403, 429]);

/** One line a request: the call's pattern, never its query, path values or body. */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (routeOf(request).startsWith('/api/'))
      request.log.info(
        {
          method: request.method,
          call: request.routeOptions.url ?? 'unknown',
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          userId: request.signedIn?.user.id,
          // Whoever guesses or floods can be shut out by what is written here.
          ...(refusals.has(reply.statusCode) ? { address: shortenAddress(request.ip) } : {}),
        },
        'answered',
      );
    done();
  });
}
