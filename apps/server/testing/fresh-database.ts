import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { databaseFileName } from '../src/platform/database/open-database.ts';

/** The engine that this run of the suite is about. */
export const engine = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite';

/** A PostgreSQL server to make databases on, when the run was given one. */
export const postgresServer = process.env['DATABASE_URL_TEST'];

export interface FreshDatabase {
  /** What DATA_DIR does not say: empty for the embedded database. */
  readonly settings: Record<string, string>;
  drop(): Promise<void>;
}

let made = 0;

/** A database to begin with: a file of SQLite, or the name of a database on the PostgreSQL server. */
export type Template = string;

/** A database of the engine under test, empty or like the template. */
async function freshDatabase(dataFolder: string, template: Template | undefined): Promise<FreshDatabase> {
  if (engine === 'sqlite') {
    if (template !== undefined) {
      mkdirSync(dataFolder, { mode: 0o700 });
      copyFileSync(template, join(dataFolder, databaseFileName));
    }
    return { settings: {}, drop: async () => undefined };
  }
  if (postgresServer === undefined) throw new Error('DATABASE_URL_TEST must name a PostgreSQL server');
  return freshPostgres(postgresServer, template);
}

export async function freshPostgres(
  server: string,
  template = 'template1',
): Promise<FreshDatabase & { readonly url: string }> {
  made += 1;
  const name = `herbie_test_${process.pid}_${made}`;
  await onServer(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    settings: { DATABASE_URL: url.href },
    drop: () => onServer(server, `drop database ${name} with (force)`),
  };
}

export interface FreshPlace {
  readonly folder: string;
  /** Inside the folder; made by whoever uses it first. */
  readonly dataFolder: string;
  readonly settings: Record<string, string>;
  drop(): Promise<void>;
}

/** A folder of its own with a database, empty or like the template, for a server or a command. */
export async function freshPlace(template?: Template): Promise<FreshPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'herbie-server-'));
  const dataFolder = join(folder, 'data');
  const database = await freshDatabase(dataFolder, template);
  return {
    folder,
    dataFolder,
    settings: { DATA_DIR: dataFolder, ...database.settings },
    async drop() {
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
