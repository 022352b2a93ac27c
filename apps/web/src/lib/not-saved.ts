import { ApiError } from './api-error.ts';

const conflict = 409;

/** What is said beside the button of a form that was not saved: what stands in the way, or that another try may do. */
export function notSaved(error: unknown): string {
  const reason = error instanceof ApiError && error.status === conflict ? error.serverMessage : undefined;
  return `Not saved. ${reason ?? 'Everything you typed is still here; please try again.'}`;
}
