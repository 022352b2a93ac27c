import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HerbReply } from '@herbie/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding, type Encoding, encodings } from '../../platform/http/accepted-encoding.ts';

/** A serialized list of herbs with compressed copies: the whole list is a third of a megabyte, compressed a fifth of that. */
interface PackedList {
  readonly tag: string;
  readonly plain: Buffer;
  readonly packed: Map<Encoding, Promise<Buffer>>;
}

const packers = {
  br: (plain: Buffer) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (plain: Buffer) => promisify(gzip)(plain),
} satisfies Record<Encoding, (plain: Buffer) => Promise<Buffer>>;
const wholeLists = new WeakMap<ReadonlyMap<string, HerbReply>, PackedList>();

/** Every herb, compressed once per process. */
export function wholeList(rows: ReadonlyMap<string, HerbReply>): PackedList {
  const known = wholeLists.get(rows) ?? listOf([...rows.values()]);
  wholeLists.set(rows, known);
  return known;
}

export function listOf(rows: readonly HerbReply[]): PackedList {
  const plain = Buffer.from(JSON.stringify(rows));
  const hash = createHash('sha256').update(plain).digest('base64url');
  // A weak ETag: the same for every encoding of the list.
  return { tag: `W/"${hash.slice(0, 22)}"`, plain, packed: new Map() };
}

/** Sends the smallest encoding that the caller accepts. The list holds no secrets, so compression leaks nothing. */
export async function sendList(
  list: PackedList,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  void reply.headers({ etag: list.tag, vary: 'accept-encoding' });
  if (isKnown(request.headers['if-none-match'], list.tag)) return reply.status(304).send();
  void reply.header('content-type', 'application/json; charset=utf-8');
  const encoding = encodings.find((each) => acceptsEncoding(request, each));
  if (encoding === undefined) return reply.send(list.plain);
  return reply.header('content-encoding', encoding).send(await pack(list, encoding));
}

function pack({ plain, packed }: PackedList, encoding: Encoding): Promise<Buffer> {
  const known = packed.get(encoding) ?? packers[encoding](plain);
  packed.set(encoding, known);
  return known;
}

function isKnown(header: string | undefined, tag: string): boolean {
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((each) => bare(each) === bare(tag) || bare(each) === '*');
}
