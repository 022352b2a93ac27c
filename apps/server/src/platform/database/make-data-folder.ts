import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ConfigError } from '../../config.ts';
import { codeOf } from '../error-code.ts';

/** Makes the data folder, readable by its owner alone; throws one line for the operator when it cannot be. */
export function makeDataFolder(folder: string): void {
  try {
    makeWithParents(resolve(folder));
  } catch (error) {
    throw unusable(folder, codeOf(error, 'unknown reason'), error);
  }
  if (!statSync(folder).isDirectory()) throw unusable(folder, 'ENOTDIR');
}

/** One level after the other: `recursive: true` tries for ever under /proc, where nothing can be made. */
function makeWithParents(folder: string): void {
  if (existsSync(folder)) return;
  makeWithParents(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another instance that starts at the same moment made it.
    if (!existsSync(folder)) throw error;
  }
}

function unusable(folder: string, code: string, cause?: unknown): ConfigError {
  return new ConfigError(`DATA_DIR cannot be used: ${folder} (${code}).`, { cause });
}
