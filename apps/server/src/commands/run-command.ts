import { ConfigError, readConfig } from '../config.ts';
import { FolderInUse } from '../platform/database/data-folder-lock.ts';
import { DatabaseError } from '../platform/database/open-database.ts';

/** Runs an operator's command: settings from the environment, one clear line when something is wrong. */
export async function runCommand(
  work: (config: ReturnType<typeof readConfig>, args: readonly string[]) => Promise<void>,
): Promise<void> {
  try {
    await work(readConfig(process.env), process.argv.slice(2));
  } catch (error) {
    const isForOperator =
      error instanceof ConfigError || error instanceof DatabaseError || error instanceof FolderInUse;
    console.error(isForOperator || error instanceof CommandError ? error.message : error);
    process.exitCode = 1;
  }
}

/** The command cannot do what was asked; the message says why. */
export class CommandError extends Error {}
