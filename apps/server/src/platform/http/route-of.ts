import type { FastifyRequest } from 'fastify';

/** The pattern of the route that answers, however its address was spelt ("/%61pi"); the address where none does. */
export function routeOf({ routeOptions, url }: FastifyRequest): string {
  return routeOptions.url ?? url;
}
