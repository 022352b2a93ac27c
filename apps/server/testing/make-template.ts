// Before the server's tests: one database with its schema and herbs, of which every test application gets a copy.
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { databaseFileName, openDatabase } from '../src/platform/database/open-database.ts';
import { createFakeClock, createFakeMailer } from './fakes.ts';
import { engine, freshPlace, type Template } from './fresh-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly template: Template;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const place = await freshPlace();
  const config = readConfig(place.settings);
  const database = openDatabase(config);
  await migrate(database);
  const app = await buildApp({
    config,
    database,
    clock: createFakeClock(),
    mailer: createFakeMailer(),
    model: null,
    logger: pino({ level: 'silent' }),
    webFolder: join(place.folder, 'no-web'),
  });
  await app.becomeReady();
  await app.stop();
  await database.close();
  project.provide(
    'template',
    engine === 'sqlite' ? join(place.dataFolder, databaseFileName) : new URL(database.place).pathname.slice(1),
  );
  return place.drop;
}
