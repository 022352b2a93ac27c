import { resolve } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import { registerFeatures } from './features.ts';
import { type Advisor, plainAdvisor } from './platform/assistant/advisor.ts';
import type { LanguageModel } from './platform/assistant/language-model.ts';
import type { Clock } from './platform/clock.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import type { AppDeps } from './platform/deps.ts';
import { installBodyParser, refuseHostileValues } from './platform/http/body-parser.ts';
import { installCrossSiteDefence } from './platform/http/cross-site.ts';
import { AppError, installErrorHandler, platformErrors, sendKnown } from './platform/http/errors.ts';
import { replySerializer } from './platform/http/reply-serializer.ts';
import { installRequestLog } from './platform/http/request-log.ts';
import { installSecurityHeaders, refusalHeaders } from './platform/http/security-headers.ts';
import { installWebApp } from './platform/http/static-files.ts';
import { hearOut, installHearingOut } from './platform/http/unread-body.ts';
import { refuseUnreadable } from './platform/http/unreadable-request.ts';
import { createLimits } from './platform/limits/limits.ts';
import { createMailQueue } from './platform/mail/mail-queue.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { createPasswords, type PasswordCost } from './platform/passwords.ts';
import { createSessions } from './platform/sessions/sessions.ts';

/** The outside world, handed in so that tests can swap it. */
export interface Outside {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly mailer: Mailer;
  /** Composes answers on the calling thread when left out. */
  readonly advisor?: Advisor;
  readonly model: LanguageModel | null;
  readonly photoModel?: LanguageModel | null;
  readonly logger: FastifyBaseLogger;
  /** Where the built web app is, when not in its usual place. */
  readonly webFolder?: string;
  /** Shorter in tests. */
  readonly patience?: Patience;
  /** Lower in tests. */
  readonly passwordCost?: PasswordCost;
}

/** A whole request must have come within `requestMs`; who is slower is found by a look every `lookEveryMs`. */
interface Patience {
  readonly requestMs: number;
  readonly lookEveryMs: number;
}

export interface App {
  readonly http: FastifyInstance;
  readonly deps: AppDeps;
  /** Called once the schema is up to date: fills shared tables and lets requests in. */
  becomeReady(): Promise<void>;
  /** Ends streams, finishes requests and closes; the database is the caller's to close. */
  stop(): Promise<void>;
}

/** As far from here as from dist, where the build puts all of the server into one folder. */
const builtWebApp = resolve(import.meta.dirname, '../../web/dist');
const usualBodyBytes = 100 * 1024;
/** Whoever is slower is gone after half a minute. */
const usualPatience: Patience = { requestMs: 25_000, lookEveryMs: 5_000 };
const sweepMs = 50;
const hourMs = 60 * 60 * 1000;

/** The whole server, not listening. */
export async function buildApp(outside: Outside): Promise<App> {
  const stopping = new AbortController();
  const http = createHttp(outside);
  const deps = createDeps(outside, { log: http.log, stopping: stopping.signal });
  let ready = false;
  let hourly: NodeJS.Timeout | undefined;
  const isReady = () => ready;

  await installHooks(http, { config: outside.config, isReady });
  const { fillSharedTables, workOfTheDay } = registerFeatures(http, { ...deps, isReady });
  await installWebApp(http, outside.webFolder ?? builtWebApp);

  return {
    http,
    deps,
    async becomeReady() {
      await fillSharedTables();
      await workOfTheDay();
      hourly = setInterval(() => {
        workOfTheDay().catch(() => http.log.warn('the work of the day could not be done; trying again in an hour'));
      }, hourMs);
      hourly.unref();
      deps.mail.start();
      ready = true;
    },
    async stop() {
      stopping.abort();
      deps.advisor.stop();
      clearInterval(hourly);
      // Connections that fall idle after the closing began would otherwise be kept alive by their callers.
      const sweep = setInterval(() => http.server.closeIdleConnections(), sweepMs);
      // Both at once: a mail server that hangs must not use up the time in which callers are let go.
      await Promise.all([deps.mail.stop(), http.close().finally(() => clearInterval(sweep))]);
    },
  };
}

function createHttp({ config, logger, patience = usualPatience }: Outside): FastifyInstance {
  const { requestMs, lookEveryMs } = patience;
  const http = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY.length > 0 ? [...config.TRUST_PROXY] : false,
    bodyLimit: usualBodyBytes,
    requestTimeout: requestMs,
    http: { headersTimeout: requestMs, connectionsCheckingInterval: lookEveryMs },
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (_error, request, reply) =>
      sendKnown(hearOut(request, reply).headers(refusalHeaders), platformErrors.badAddress),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    // Fastify would load compilers of its own, half a megabyte of them, before it is told below that it needs none.
    schemaController: { compilersFactory: { buildValidator: notNeeded, buildSerializer: notNeeded } },
  });
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(replySerializer);
  http.decorateRequest('signedIn', null);
  return http;
}

function notNeeded(): never {
  throw new Error('both compilers are set');
}

interface Running {
  readonly log: FastifyBaseLogger;
  readonly stopping: AbortSignal;
}

function createDeps(outside: Outside, { log, stopping }: Running): AppDeps {
  const { config, clock, mailer, advisor = plainAdvisor, model, photoModel = null, passwordCost } = outside;
  const { db, engine } = outside.database;
  return {
    config,
    clock,
    db,
    engine,
    advisor,
    model,
    photoModel,
    stopping,
    mail: createMailQueue({ db, clock, mailer, log }),
    sessions: createSessions({ db, clock, config }),
    limits: createLimits({ config, db, engine }),
    passwords: createPasswords(passwordCost),
  };
}

interface Doors {
  readonly config: Config;
  readonly isReady: () => boolean;
}

/** What every request passes before a feature sees it, in this order. */
async function installHooks(http: FastifyInstance, { config, isReady }: Doors): Promise<void> {
  await http.register(cookie);
  await installSecurityHeaders(http, config);
  installRequestLog(http);
  installErrorHandler(http);
  installHearingOut(http);
  installBodyParser(http);
  http.addHook('onRequest', async (request) => {
    if (isReady() || !request.url.startsWith('/api/') || /^\/api\/(health|ready)\b/.test(request.url)) return;
    throw new AppError(platformErrors.unavailable, { headers: { 'retry-after': '2' } });
  });
  installCrossSiteDefence(http, config);
  http.addHook('preValidation', async (request) => {
    // A page reads nothing of its address here: whoever mistyped a link gets the page, which tells what is wrong.
    if (!request.url.startsWith('/api')) return;
    // What stands in the path is an id or, by its own schema, none.
    refuseHostileValues(request.query);
  });
}
