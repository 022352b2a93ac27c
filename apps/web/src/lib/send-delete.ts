import type { Call } from '@herbie/contract';
import { ApiError } from './api-error.ts';
import { send, type Sending } from './send.ts';

/** Deletes a record. What was deleted in another tab or on another device meanwhile is gone, as was wished. */
export async function sendDelete<C extends Call>(call: C, sending: Sending<C>): Promise<void> {
  await send(call, sending).catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
}

/** The record is no more. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
