import { ConfigError, readConfig } from '../config.ts';
import { FolderInUse } from '../platform/database/data-folder-lock.ts';
import { DatabaseError } from '../platform/database/database-error.ts';
import { codeOf } from '../platform/error-code.ts';

/** Runs an operator's command: settings from the environment, one clear line when something is wrong. */
export async function runCommand(
  work: (config: ReturnType<typeof readConfig>, args: readonly string[]) => Promise<void>,
): Promise<void> {
  process.umask(0o077);
  try {
    await work(readConfig(process.env), process.argv.slice(2));
  } catch (error) {
    console.error(isForOperator(error) ? error.message : (whyOfDisk(error) ?? error));
    process.exitCode = 1;
  }
}

/** The command cannot do what was asked; the message says why. */
export class CommandError extends Error {}

/** Every command is done in full or not at all, so a disk that is full or read-only has changed nothing. */
function whyOfDisk(error: unknown): string | undefined {
  const code = codeOf(error);
  if (/^(SQLITE_FULL|ENOSPC|EDQUOT)$/.test(code)) return 'There is no room left on the disk; nothing was changed.';
  if (/^(SQLITE_(READONLY|CANTOPEN|IOERR).*|EACCES|EPERM|EROFS)$/.test(code))
    return `A file cannot be read or written (${code}); nothing was changed. Check the owner, the permissions and the disk.`;
  return undefined;
}

function isForOperator(error: unknown): error is Error {
  return (
    error instanceof CommandError ||
    error instanceof ConfigError ||
    error instanceof DatabaseError ||
    error instanceof FolderInUse
  );
}
