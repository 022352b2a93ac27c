import type { FastifyInstance } from 'fastify';
import { routeOf } from './route-of.ts';

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
        },
        'answered',
      );
    done();
  });
}
