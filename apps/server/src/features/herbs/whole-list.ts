import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HerbReply } from '@herbie/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The list as it goes out, the same for everybody: a third of a megabyte, or a fifth of that to whoever takes it packed. */
interface WholeList {
  readonly tag: string;
  readonly bodies: Readonly<Record<'plain' | 'br' | 'gzip', Buffer>>;
}

const lists = new WeakMap<ReadonlyMap<string, HerbReply>, Promise<WholeList>>();

/** Sends every herb, packed once per process; nothing of a person is in it, so that packing gives nothing away. */
export async function sendWholeList(
  rows: ReadonlyMap<string, HerbReply>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const known = lists.get(rows) ?? pack([...rows.values()]);
  lists.set(rows, known);
  const { tag, bodies } = await known;
  void reply.headers({ etag: tag, vary: 'accept-encoding' });
  if (isKnown(request.headers['if-none-match'], tag)) return reply.status(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((each) => new RegExp(`\\b${each}\\b(?!;q=0)`).test(accepted));
  return reply
    .headers({
      'content-type': 'application/json; charset=utf-8',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    })
    .send(bodies[encoding ?? 'plain']);
}

async function pack(rows: readonly HerbReply[]): Promise<WholeList> {
  const plain = Buffer.from(JSON.stringify(rows));
  const hash = createHash('sha256').update(plain).digest('base64url');
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    promisify(gzip)(plain),
  ]);
  // Weak: it stands for the list, however that is packed.
  return { tag: `W/"${hash.slice(0, 22)}"`, bodies: { plain, br, gzip: zipped } };
}

function isKnown(header: string | undefined, tag: string): boolean {
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((each) => bare(each) === bare(tag) || bare(each) === '*');
}
