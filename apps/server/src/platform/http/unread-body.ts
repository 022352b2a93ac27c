import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Lets a caller read an answer that is sent before its request body has arrived completely. */
export function installBodyDraining(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    drainUnreadBody(request, reply);
    done();
  });
}

/**
 * Keeps the connection open until the rest of the body was received (and discarded) or the request times out. Closing it with
 * unread data makes the system reset the connection, and the answer would often be lost.
 */
export function drainUnreadBody({ raw: { complete, headers } }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (complete || !hasBody) return reply;
  // A caller who sent `connection: close` closes it itself; closing it here would reset it just the same.
  reply.raw.shouldKeepAlive = true;
  return reply.removeHeader('connection');
}
