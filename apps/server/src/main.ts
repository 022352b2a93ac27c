import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { type App, buildApp } from './app.ts';
import { type Config, ConfigError, isHttps, readConfig, siteUrl } from './config.ts';
import { createLanguageModel, createPhotoModel } from './features/assistant/language-model/create.ts';
import { adminKeyFile } from './platform/admin-key.ts';
import { createAdvisingThread } from './platform/assistant/advising-thread.ts';
import { createOffloadingAdvisor } from './platform/assistant/offloading-advisor.ts';
import { createCachingAdvisor } from './platform/assistant/caching-advisor.ts';
import { forgetTextsRegularly } from './platform/assistant/forget-texts.ts';
import { startThreadForLoginBurst, warmUpForFirstVisitor } from './platform/assistant/warm-up.ts';
import { systemClock } from './platform/clock.ts';
import { FolderInUse } from './platform/database/data-folder-lock.ts';
import { migrate } from './platform/database/migrate.ts';
import { DatabaseError } from './platform/database/database-error.ts';
import { openDatabase } from './platform/database/open-database.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { describeSqliteError } from './platform/database/describe-sqlite-error.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { releaseMemory, releaseMemoryWhenQuiet } from './platform/release-memory.ts';
import { codeOf } from './platform/error-code.ts';
import { stopInOrder } from './stop-in-order.ts';

const drainMs = 4000;
const databaseTimeoutMs = 120_000;
const settleMs = 500;
/** PostgreSQL: wrong password, unknown role or database, no permission. Waiting does not help. */
const permanentErrors = new Set(['28P01', '28000', '3D000', '42501']);

await main().catch((error: unknown) => {
  console.error(lineFor(error));
  process.exit(1);
});

async function main(): Promise<void> {
  process.umask(0o077);
  const config = readConfig(process.env);
  const logger = pino({ level: config.LOG_LEVEL });
  const database = openDatabase(config);
  const thread = createAdvisingThread();
  const app = await buildApp({
    config,
    database,
    clock: systemClock,
    mailer: createMailer(config, systemClock),
    advisor: createCachingAdvisor(createOffloadingAdvisor({ clock: systemClock, thread })),
    model: createLanguageModel(config),
    photoModel: createPhotoModel(config),
    logger,
  });
  stopOnSignals(app, database);
  releaseMemoryWhenQuiet(app.http);
  warmUpForFirstVisitor(app.http);
  forgetTextsRegularly();
  startThreadForLoginBurst(app.http, { clock: systemClock, thread });
  await listen(app, config);
  await becomeReady({ app, database, config });
}

async function listen({ http }: App, { PORT, HOST }: Config): Promise<void> {
  try {
    await http.listen({ port: PORT, host: HOST });
  } catch (error) {
    throw new ConfigError(
      `Cannot listen on ${HOST}, port ${PORT} (${codeOf(error, 'unknown reason')}). Set HOST or PORT to another one.`,
      {
        cause: error,
      },
    );
  }
}

/** One line for what an operator can fix; any other error with its stack trace. */
function lineFor(error: unknown): unknown {
  const isForOperator = error instanceof ConfigError || error instanceof DatabaseError || error instanceof FolderInUse;
  return isForOperator ? error.message : error;
}

interface Started {
  readonly app: App;
  readonly database: OpenDatabase;
  readonly config: Config;
}

async function becomeReady(started: Started): Promise<void> {
  const givenUpAt = Date.now() + databaseTimeoutMs;
  for (let waitMs = 250; ; waitMs = Math.min(waitMs * 2, 5000)) {
    try {
      await migrate(started.database);
      await started.app.becomeReady();
      break;
    } catch (error) {
      refuseHopeless(error, started.database, givenUpAt);
      started.app.http.log.warn(
        { place: started.database.place, code: codeOf(error, 'unknown reason') },
        'the database does not answer yet; trying again',
      );
      await wait(waitMs);
    }
  }
  logSettings(started);
  // The start leaves much behind, but nobody who waits for the line that says ready waits for its collection.
  setTimeout(releaseMemory, settleMs).unref();
}

/** Throws errors that waiting cannot fix. */
function refuseHopeless(error: unknown, { engine, place }: OpenDatabase, givenUpAt: number): void {
  if (error instanceof DatabaseError) throw error;
  if (engine === 'sqlite')
    throw isSqlite(error) ? new DatabaseError(describeSqliteError(place, error), { cause: error }) : error;
  if (permanentErrors.has(codeOf(error)) || Date.now() > givenUpAt)
    throw new DatabaseError(`${place} cannot be used (${codeOf(error, 'unknown reason')}). Check DATABASE_URL.`, {
      cause: error,
    });
}

function isSqlite(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_');
}

function logSettings({ app, database, config }: Started): void {
  const { log } = app.http;
  const { model, photoModel } = app.deps;
  if (model !== null) log.info({ model: model.name, service: model.service }, 'answers come from a language model');
  else if (
    [config.AI_API_KEY, config.AI_MODEL, config.AI_BASE_URL, config.AI_VISION_MODEL].some(
      (value) => value !== undefined,
    )
  )
    log.warn('AI settings are set, but AI_PROVIDER is built-in: the built-in advisor answers alone');
  if (photoModel !== null)
    log.info({ model: photoModel.name, service: photoModel.service }, 'photos may be sent to a model');
  const keyFile = adminKeyFile(config);
  if (keyFile !== null) log.info(`the admin key is in ${keyFile}`);
  if (!isHttps(config))
    log.warn('served over plain http: the camera works on localhost only, and cookies are not marked Secure');
  log.info({ database: database.place }, 'ready');
  const address = app.http.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.PORT;
  console.log(`Herbie is ready at ${config.PUBLIC_URL ?? siteUrl({ ...config, PORT: port })}`);
}

function stopOnSignals(app: App, database: OpenDatabase): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    const deadline = setTimeout(() => process.exit(0), drainMs);
    deadline.unref();
    process.exit(await stopInOrder({ app, database, log: app.http.log }));
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}
