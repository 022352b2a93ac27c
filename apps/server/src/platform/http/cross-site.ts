import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Config, siteUrl } from '../../config.ts';
import { AppError, platformErrors } from './errors.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses changing calls that a browser sends on behalf of another site. Programs send neither header and pass. */
export function installCrossSiteDefence(app: FastifyInstance, config: Config): void {
  const ownHost = config.PUBLIC_URL === undefined ? undefined : new URL(siteUrl(config)).host;
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !readingMethods.has(request.method) && !isFromHere(request, ownHost);
    done(isRefused ? new AppError(platformErrors.crossSite) : undefined);
  });
}

function isFromHere(request: FastifyRequest, ownHost: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.origin;
  if (origin === undefined) return true;
  const host = hostOf(origin);
  return host !== undefined && (host === ownHost || host === request.headers.host);
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
