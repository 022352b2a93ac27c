import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { type App, buildApp } from './app.ts';
import { type Config, ConfigError, isHttps, readConfig, siteUrl } from './config.ts';
import { adminKeyFile } from './platform/admin-key.ts';
import { systemClock } from './platform/clock.ts';
import { FolderInUse } from './platform/database/data-folder-lock.ts';
import { migrate } from './platform/database/migrate.ts';
import { DatabaseError, openDatabase } from './platform/database/open-database.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { createMailer } from './platform/mail/mailer.ts';

const drainMs = 10_000;
const patienceMs = 120_000;

await main().catch((error: unknown) => {
  const isForOperator = error instanceof ConfigError || error instanceof DatabaseError || error instanceof FolderInUse;
  console.error(isForOperator ? error.message : error);
  process.exit(1);
});

async function main(): Promise<void> {
  process.umask(0o077);
  const config = readConfig(process.env);
  mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 });
  const logger = pino({ level: config.LOG_LEVEL });
  const database = openDatabase(config);
  const app = await buildApp({
    config,
    database,
    clock: systemClock,
    mailer: createMailer(config, systemClock),
    model: null,
    logger,
  });
  stopOnSignals(app, database);
  await app.http.listen({ port: config.PORT, host: config.HOST });
  await becomeReady({ app, database, config });
}

async function becomeReady({
  app,
  database,
  config,
}: {
  app: App;
  database: OpenDatabase;
  config: Config;
}): Promise<void> {
  const givenUpAt = Date.now() + patienceMs;
  for (let waitMs = 250; ; waitMs = Math.min(waitMs * 2, 5000)) {
    try {
      await migrate(database);
      await app.becomeReady();
      break;
    } catch (error) {
      if (error instanceof DatabaseError || database.engine === 'sqlite' || Date.now() > givenUpAt) throw error;
      app.http.log.warn({ place: database.place }, 'the database does not answer yet; trying again');
      await wait(waitMs);
    }
  }
  const { log } = app.http;
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
    await app.stop();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}
