const longestPlainMessage = 300;

/** A reply that was no success. `message` is the status, a colon, a blank and the body text. */
export class ApiError extends Error {
  readonly status: number;
  /** A sentence meant for people; absent when the body holds none. */
  readonly serverMessage: string | undefined;

  constructor({ status, body, serverMessage }: { status: number; body: string; serverMessage: string | undefined }) {
    super(`${status}: ${body}`);
    this.status = status;
    this.serverMessage = serverMessage;
  }
}

export async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text();
  const body = text === '' ? response.statusText : text;
  return new ApiError({
    status: response.status,
    body,
    serverMessage: messageIn(text, response.headers.get('content-type') ?? ''),
  });
}

/** What the server wants to tell: a JSON message or a short plain text. Never raw JSON, never HTML. */
function messageIn(text: string, type: string): string | undefined {
  if (type.startsWith('text/plain')) return text !== '' && text.length <= longestPlainMessage ? text : undefined;
  if (!type.includes('json')) return undefined;
  try {
    const body: unknown = JSON.parse(text);
    const isObject = typeof body === 'object' && body !== null && 'message' in body;
    return isObject && typeof body.message === 'string' ? body.message : undefined;
  } catch {
    return undefined;
  }
}

export function serverMessageOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.serverMessage : undefined;
}
