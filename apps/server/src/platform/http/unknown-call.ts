import { allCalls } from '@herbie/contract/all-calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { platformErrors, sendKnown } from './errors.ts';

/** Refuses unknown calls: 405 with the allowed methods when the address has other calls, otherwise 404. */
export function refuseUnknownCall({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allowed = methodsAt(pathOf(url));
  // OPTIONS is the CORS preflight of another site, which is never allowed.
  if (allowed.length === 0 || method === 'OPTIONS') return sendKnown(reply, platformErrors.unknownCall);
  return sendKnown(reply.header('allow', allowed.join(', ')), platformErrors.wrongMethod);
}

export function pathOf(url: string): string {
  return url.split('?')[0] ?? url;
}

const patterns = allCalls.map(({ method, path }) => ({
  methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

function methodsAt(path: string): string[] {
  const here = patterns.filter(({ pattern }) => pattern.test(path));
  return [...new Set(here.flatMap(({ methods }) => methods))].toSorted();
}
