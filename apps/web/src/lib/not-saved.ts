import { ApiError } from './api-error.ts';
import { isGone } from './send-delete.ts';

const conflict = 409;
const gone = 'It was deleted elsewhere meanwhile. What you typed is still here; reload the page to see what there is.';

/** What is said beside the button of a form that was not saved: what stands in the way, or that another try may do. */
export function notSaved(error: unknown): string {
  const reason = isGone(error)
    ? gone
    : error instanceof ApiError && error.status === conflict
      ? error.serverMessage
      : undefined;
  return `Not saved. ${reason ?? 'Everything you typed is still here; please try again.'}`;
}
