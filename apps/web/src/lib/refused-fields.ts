import { ApiError } from './api-error.ts';

/** The fields a server refused, with what it says of each; none where it names none. */
export function refusedFields(error: unknown): readonly { readonly field: string; readonly message: string }[] {
  if (!(error instanceof ApiError)) return [];
  try {
    const body: unknown = JSON.parse(error.message.slice(`${error.status}: `.length));
    const named = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : [];
    return Array.isArray(named) ? named.filter(isRefused) : [];
  } catch {
    return [];
  }
}

function isRefused(each: unknown): each is { field: string; message: string } {
  return (
    typeof each === 'object' &&
    each !== null &&
    'field' in each &&
    'message' in each &&
    typeof each.field === 'string' &&
    typeof each.message === 'string'
  );
}
