import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { applicationName } from '../platform/database/open-database.ts';
import { CommandError } from './run-command.ts';
import { codeOf } from '../platform/error-code.ts';

/** Runs pg_dump or pg_restore; the password travels in the environment, where `ps` does not show it. */
export function runPostgresTool(tool: 'pg_dump' | 'pg_restore', url: string, args: readonly string[]): void {
  const { address, password } = splitPassword(url);
  const { status, error } = spawnSync(tool, [...args, `--dbname=${address}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
  });
  if (error) throw new CommandError(`${tool} was not found. Install the PostgreSQL client programs.`);
  if (status !== 0) throw new CommandError(`${tool} failed${tool === 'pg_restore' ? '; nothing was changed' : ''}.`);
}

/** Throws while a Herbie is connected, or when the database does not answer. */
export async function refuseRunning(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query(
      'select 1 from pg_stat_activity where datname = current_database() and application_name = $1 limit 1',
      [applicationName],
    );
    if (rows.length > 0) throw new CommandError('Another Herbie process is using this database. Stop it first.');
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(cannotReach(error), { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What to tell when PostgreSQL cannot be reached, without the address, which may hold a password. */
export function cannotReach(error: unknown): string {
  const code = codeOf(error, 'no answer');
  return `The PostgreSQL database cannot be used (${code}). Check its address, name and password.`;
}

function splitPassword(url: string): { address: string; password: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, password };
}
