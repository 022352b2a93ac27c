import type { FastifyRequest } from 'fastify';

/** The pattern of the matched route, however the address was encoded ("/%61pi"); the address when none matched. */
export function routeOf({ routeOptions, url }: FastifyRequest): string {
  return routeOptions.url ?? url;
}
