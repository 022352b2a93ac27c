import { freshPostgres } from '../fresh-database.ts';
import { NotPossibleHere } from './fault.ts';

interface Postgres {
  readonly url: string;
  stop(): Promise<void>;
  halt(signal: NodeJS.Signals): Promise<void>;
  comeBack(): Promise<void>;
}

export interface SharedDatabase extends Pick<Postgres, 'halt' | 'comeBack' | 'stop'> {
  readonly settings: Record<string, string>;
}

/** A PostgreSQL server of the fault's own, which it may end and start as it likes, with an empty database. */
export async function startSharedDatabase(): Promise<SharedDatabase> {
  if (process.env['DATABASE_URL_TEST'] !== undefined)
    throw new NotPossibleHere('the PostgreSQL of DATABASE_URL_TEST is not ours to stop');
  const script = new URL('../../../../scripts/postgres.mjs', import.meta.url);
  // safe: the script that the tests use too; it has no types of its own.
  const { startPostgres } = (await import(script.href)) as { startPostgres: () => Promise<Postgres | null> };
  const postgres = await startPostgres();
  if (postgres === null) throw new NotPossibleHere('no PostgreSQL is installed');
  const { settings } = await freshPostgres(postgres.url);
  const { halt, comeBack, stop } = postgres;
  return { settings, halt, comeBack, stop };
}
