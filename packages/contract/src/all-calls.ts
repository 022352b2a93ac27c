import type { Call } from './call.ts';
import * as contract from './index.ts';

/** Every call of the contract, for what must walk them all: the server's registry and the coverage test. */
export const allCalls: readonly Call[] = Object.values<unknown>(contract).filter(isCall);

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'reply' in value;
}
