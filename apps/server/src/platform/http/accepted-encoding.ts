import type { FastifyRequest } from 'fastify';

/** How a reply may be packed, the smallest first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** True when the caller names this packing and does not rule it out with a weight of nought. */
export function acceptsEncoding({ headers }: Pick<FastifyRequest, 'headers'>, encoding: Encoding): boolean {
  return String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((offer) => offer.split(';').map((part) => part.trim().toLowerCase()))
    .some(([name, weight = 'q=1']) => name === encoding && !/^q=0(?:\.0*)?$/.test(weight));
}
