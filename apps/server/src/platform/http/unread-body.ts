import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Lets every caller who is answered before all of the body has come read that answer. */
export function installHearingOut(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    hearOut(request, reply);
    done();
  });
}

/**
 * Keeps the connection of a caller who is still sending until all has come (and been thrown away) or the server's patience ends.
 * Closed right after the answer, the system would cut it for what lies unread, and the answer would often be lost with it.
 */
export function hearOut({ raw: { complete, headers } }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (complete || !hasBody) return reply;
  // A caller who asked for a closed connection closes it; closing it from here would cut it just the same.
  reply.raw.shouldKeepAlive = true;
  return reply.removeHeader('connection');
}
