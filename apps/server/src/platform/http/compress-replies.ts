import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding, type Encoding, encodings } from './accepted-encoding.ts';

/** Less fits into one packet anyway. */
const worthwhileBytes = 1200;
const quickly = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

const packers = {
  br: (plain: string) => promisify(brotliCompress)(plain, quickly),
  gzip: (plain: string) => promisify(gzip)(plain),
} satisfies Record<Encoding, (plain: string) => Promise<Buffer>>;

/**
 * Compresses JSON for our own pages: a long conversation is a seventh of its size then. Only for them: a request that another
 * site made a browser send could learn from the length of a reply what stands in it.
 */
export function installReplyCompression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const encoding = encodingFor(request);
    if (encoding === undefined || !isWorthwhile(payload) || !isPlainJson(reply)) done(null, payload);
    else
      packers[encoding](payload).then((packed) => {
        void reply.removeHeader('content-length').headers({ 'content-encoding': encoding, vary: 'accept-encoding' });
        done(null, packed);
      }, done);
  });
}

function isWorthwhile(payload: unknown): payload is string {
  return typeof payload === 'string' && payload.length >= worthwhileBytes;
}

function isPlainJson(reply: FastifyReply): boolean {
  const type = String(reply.getHeader('content-type') ?? '');
  return type.startsWith('application/json') && !reply.hasHeader('content-encoding');
}

function encodingFor(request: FastifyRequest): Encoding | undefined {
  if (request.headers['sec-fetch-site'] !== 'same-origin') return undefined;
  return encodings.find((each) => acceptsEncoding(request, each));
}
