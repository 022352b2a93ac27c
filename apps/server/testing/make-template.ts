// Before the server's tests: the built server, which some start, and one database with its schema and herbs, of which
// every test application gets a copy.
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { databaseFileName, openDatabase } from '../src/platform/database/open-database.ts';
import { createFakeClock, createFakeMailer } from './fakes.ts';
import { engine, freshPlace, type Template } from './fresh-database.ts';

const setUp = resolve(import.meta.dirname, '../../../scripts/setup.mjs');

declare module 'vitest' {
  interface ProvidedContext {
    readonly template: Template;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [setUp, '--build-server'], { stdio: 'inherit' });
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
