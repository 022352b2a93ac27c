import { ConfigError, readConfig } from '../config.ts';
import { FolderInUse } from '../platform/database/data-folder-lock.ts';
import { DatabaseError } from '../platform/database/open-database.ts';

/** Runs an operator's command: settings from the environment, one clear line when something is wrong. */
export async function runCommand(
  work: (config: ReturnType<typeof readConfig>, args: readonly string[]) => Promise<void>,
): Promise<void> {
  process.umask(0o077);
  try {
    await work(readConfig(process.env), process.argv.slice(2));
  } catch (error) {
    console.error(isForOperator(error) ? error.message : error);
    process.exitCode = 1;
  }
}

/** The command cannot do what was asked; the message says why. */
export class CommandError extends Error {}

function isForOperator(error: unknown): error is Error {
  return (
    error instanceof CommandError ||
    error instanceof ConfigError ||
    error instanceof DatabaseError ||
    error instanceof FolderInUse
  );
}
