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
import { codeOf } from './platform/error-code.ts';
import { installBodyParser, refuseHostileValues } from './platform/http/body-parser.ts';
import { installReplyCompression } from './platform/http/compress-replies.ts';
import { installCrossSiteDefence } from './platform/http/cross-site.ts';
import { AppError, installErrorHandler, platformErrors, sendKnown } from './platform/http/errors.ts';
import { replySerializer } from './platform/http/reply-serializer.ts';
import { installRequestLog } from './platform/http/request-log.ts';
import { installSecurityHeaders, refusalHeaders } from './platform/http/security-headers.ts';
import { installWebApp } from './platform/http/static-files.ts';
import { drainUnreadBody, installBodyDraining } from './platform/http/unread-body.ts';
import { refuseUnmet, refuseUnreadable } from './platform/http/unreadable-request.ts';
import { createLimits } from './platform/limits/limits.ts';
import { createMailQueue } from './platform/mail/mail-queue.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { createPasswords, type PasswordCost } from './platform/passwords.ts';
import { createReadiness, type Readiness } from './platform/readiness.ts';
import { createSessions } from './platform/sessions/sessions.ts';

/** Everything from outside the server, passed in so that tests can replace it. */
export interface AppOptions {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly mailer: Mailer;
  /** Composes answers on the calling thread by default. */
  readonly advisor?: Advisor;
  readonly model: LanguageModel | null;
  readonly photoModel?: LanguageModel | null;
  readonly logger: FastifyBaseLogger;
  /** Folder of the built web app; by default the output of its build. */
  readonly webFolder?: string;
  /** Tests use shorter ones. */
  readonly httpTimeouts?: HttpTimeouts;
  /** Tests use a lower one. */
  readonly passwordCost?: PasswordCost;
}

/** A request must arrive completely within `requestMs`; slower connections are looked for every `checkEveryMs`. */
interface HttpTimeouts {
  readonly requestMs: number;
  readonly checkEveryMs: number;
}

export interface App {
  readonly http: FastifyInstance;
  readonly deps: AppDeps;
  /** Call it once the schema is up to date: prepares the data and starts accepting requests. */
  becomeReady(): Promise<void>;
  /** Ends streams, finishes open requests and closes the server. The caller closes the database. */
  stop(): Promise<void>;
}

/** The same relative path from this file and from dist, where the build bundles the server into one folder. */
const builtWebApp = resolve(import.meta.dirname, '../../web/dist');
const maxBodyBytes = 100 * 1024;
/** A slower caller is disconnected after half a minute at the latest. */
const defaultHttpTimeouts: HttpTimeouts = { requestMs: 25_000, checkEveryMs: 5_000 };
const idleSweepMs = 50;
const startWaitMs = 5_000;
const hourMs = 60 * 60 * 1000;

/** The whole server, not listening. */
export async function buildApp(options: AppOptions): Promise<App> {
  const stopping = new AbortController();
  const http = createHttp(options);
  const deps = createDeps(options, { log: http.log, stopping: stopping.signal });
  const readiness = createReadiness();
  let hourly: NodeJS.Timeout | undefined;

  await installHooks(http, { config: options.config, readiness });
  const { prepareData, runDailyJobs } = registerFeatures(http, { ...deps, isReady: readiness.isReady });
  await installWebApp(http, options.webFolder ?? builtWebApp);

  return {
    http,
    deps,
    async becomeReady() {
      await prepareData();
      await runDailyJobs();
      hourly = setInterval(() => {
        runDailyJobs().catch((error: unknown) =>
          http.log.warn(
            { reason: codeOf(error, 'unknown reason') },
            'the work of the day could not be done; trying again in an hour',
          ),
        );
      }, hourMs);
      hourly.unref();
      deps.mail.start();
      readiness.becomeReady();
    },
    async stop() {
      stopping.abort();
      deps.advisor.stop();
      clearInterval(hourly);
      // Connections that become idle while the server closes would otherwise be kept alive by their callers.
      const sweep = setInterval(() => http.server.closeIdleConnections(), idleSweepMs);
      // In parallel: a hanging mail server must not use up the time for finishing requests. Both to their end, whatever fails.
      const ends = await Promise.allSettled([deps.mail.stop(), http.close().finally(() => clearInterval(sweep))]);
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    },
  };
}

function createHttp({ config, logger, httpTimeouts = defaultHttpTimeouts }: AppOptions): FastifyInstance {
  const { requestMs, checkEveryMs } = httpTimeouts;
  const http = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY.length > 0 ? [...config.TRUST_PROXY] : false,
    bodyLimit: maxBodyBytes,
    requestTimeout: requestMs,
    http: { headersTimeout: requestMs, connectionsCheckingInterval: checkEveryMs, requireHostHeader: false },
    forceCloseConnections: 'idle',
    // A slow or busy machine takes longer than the ten seconds Fastify gives; nothing here waits for anything outside.
    pluginTimeout: 0,
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (_error, request, reply) =>
      sendKnown(drainUnreadBody(request, reply).headers(refusalHeaders), platformErrors.badAddress),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    // Otherwise Fastify loads its own compilers (half a megabyte) before the ones below replace them.
    schemaController: { compilersFactory: { buildValidator: notNeeded, buildSerializer: notNeeded } },
  });
  refuseUnmet(http.server);
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

function createDeps(options: AppOptions, { log, stopping }: Running): AppDeps {
  const { config, clock, mailer, advisor = plainAdvisor, model, photoModel = null, passwordCost } = options;
  const { db, engine } = options.database;
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

interface HookOptions {
  readonly config: Config;
  readonly readiness: Readiness;
}

/** The hooks that every request passes before a feature handles it, in this order. */
async function installHooks(http: FastifyInstance, { config, readiness }: HookOptions): Promise<void> {
  await http.register(cookie);
  await installSecurityHeaders(http, config);
  installRequestLog(http);
  installErrorHandler(http);
  installReplyCompression(http);
  installBodyDraining(http);
  installBodyParser(http);
  http.addHook('onRequest', ({ raw }, _reply, done) => {
    // Node would refuse it without a word.
    const isNameless = raw.headers.host === undefined && raw.httpVersion === '1.1';
    done(isNameless ? new AppError(platformErrors.unreadable, { headers: { connection: 'close' } }) : undefined);
  });
  http.addHook('onRequest', (request, _reply, done) => {
    if (readiness.isReady() || !request.url.startsWith('/api/') || /^\/api\/(health|ready)\b/.test(request.url)) {
      done();
      return;
    }
    // Whoever asks in the moments between listening and being ready is served a little later, not sent away.
    void readiness
      .readyWithin(startWaitMs)
      .then((isReady) =>
        done(isReady ? undefined : new AppError(platformErrors.unavailable, { headers: { 'retry-after': '2' } })),
      );
  });
  installCrossSiteDefence(http, config);
  http.addHook('preValidation', (request, _reply, done) => {
    // Pages ignore their query here, so a mistyped link still shows a page that explains the mistake.
    // Path parameters need no check here: their schema only accepts ids.
    if (request.url.startsWith('/api')) refuseHostileValues(request.query);
    done();
  });
}
