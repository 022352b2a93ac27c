// `npm run reset-link -- USERNAME`: prints a password reset link, for accounts without a mail address.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { type Config, siteUrl } from '../config.ts';
import { findByUsername, setResetToken } from '../features/accounts/accounts.store.ts';
import { usernameKeyOf } from '../features/accounts/username-key.ts';
import type { Database } from '../platform/database/database.ts';
import { databaseFileName, openDatabase } from '../platform/database/open-database.ts';
import { cannotReach } from './postgres-tools.ts';
import { CommandError, runCommand } from './run-command.ts';

const validForMs = 30 * 60 * 1000;

await runCommand(async (config, [username]) => {
  if (username === undefined) throw new CommandError('Name the account: npm run reset-link -- USERNAME');
  const db = open(config);
  try {
    const user = await findByUsername(db, usernameKeyOf(username));
    if (!user) throw new CommandError(`There is no account called ${username}.`);
    const token = randomBytes(32).toString('base64url');
    const tokenHash = createHash('sha256').update(token).digest('hex');
    await setResetToken(db, { userId: user.id, tokenHash, expiry: new Date(Date.now() + validForMs).toISOString() });
    console.log(`${siteUrl(config)}/reset-password?token=${token}`);
    console.log('The link works once, for 30 minutes.');
  } catch (error) {
    if (error instanceof CommandError || config.DATABASE_URL === undefined) throw error;
    throw new CommandError(cannotReach(error), { cause: error });
  } finally {
    await db.destroy();
  }
});

/** The embedded database is opened beside a running server: this one small write waits its turn. */
function open(config: Config): Kysely<Database> {
  if (config.DATABASE_URL !== undefined) return openDatabase(config).db;
  const file = join(config.DATA_DIR, databaseFileName);
  if (!existsSync(file)) throw new CommandError(`There is no database at ${file}.`);
  const database = new BetterSqlite(file, { timeout: 10_000, fileMustExist: true });
  database.pragma('synchronous = FULL');
  return new Kysely<Database>({ dialect: new SqliteDialect({ database }) });
}
