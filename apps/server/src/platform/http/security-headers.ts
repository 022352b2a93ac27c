import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Config, isHttps } from '../../config.ts';
import { routeOf } from './route-of.ts';

const oneYearSeconds = 31_536_000;
const permissions = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

const contentPolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['dompurify', 'herbie', 'herbie-offline'],
};

/** The content security policy of a page with these inline scripts and styles, given by their hashes. */
export function policyWith({ scripts, styles }: Readonly<Record<'scripts' | 'styles', readonly string[]>>): string {
  const directives = {
    ...contentPolicy,
    'script-src': [...contentPolicy['script-src'], ...scripts],
    'style-src': [...contentPolicy['style-src'], ...styles],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';');
}

/** For what is refused before any hook runs, such as an address that cannot be read. */
export const refusalHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions,
  'cache-control': 'no-store',
} as const;

export async function installSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: isHttps(config) ? { maxAge: oneYearSeconds, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  });
  let fixed: Record<string, string> | undefined;
  app.addHook('onRequest', (request, reply, done) => {
    fixed ??= headersOnce(reply);
    void reply.headers(fixed);
    if (routeOf(request).startsWith('/api')) void reply.header('cache-control', 'no-store');
    if (request.url.startsWith('/reset-password')) void reply.header('referrer-policy', 'no-referrer');
    done();
  });
}

/** Helmet's headers are the same for every reply, so they are computed once. */
function headersOnce(reply: FastifyReply): Record<string, string> {
  void reply.helmet();
  const told = Object.entries(reply.raw.getHeaders()).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(told), 'permissions-policy': permissions };
}
