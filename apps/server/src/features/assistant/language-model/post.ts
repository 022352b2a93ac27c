import type { ReadableStreamReadResult } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';
import { AssistantFailure } from '../../../platform/assistant/language-model.ts';
import type { RequestLimits } from './request-limits.ts';

export interface Upstream {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface Waiting {
  readonly requestLimits: RequestLimits;
  /** Aborted when the answer is no longer needed. */
  readonly signal: AbortSignal;
}

/** A response whose body has started to arrive. */
export interface Begun {
  readonly isStream: boolean;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/**
 * Sends a request and streams its response. Retries only before the first chunk has arrived, within
 * the time for the first byte. Throws only `AssistantFailure`; upstream error text is never passed on.
 */
export async function post(upstream: Upstream, { requestLimits, signal }: Waiting): Promise<Begun> {
  const deadline = Date.now() + requestLimits.firstByteMs;
  for (let round = 0; ; round += 1) {
    try {
      return await postOnce(upstream, { requestLimits, signal, deadline });
    } catch (error) {
      const failure = error instanceof AssistantFailure ? error : new AssistantFailure('broken');
      const pause = failure.retryAfterMs ?? requestLimits.backoffMs * 2 ** round;
      const isWorthIt = failure.reason === 'broken' || failure.reason === 'limited';
      if (!isWorthIt || round >= requestLimits.retries || Date.now() + pause >= deadline) throw failure;
      await wait(pause, undefined, { signal }).catch(() => {
        throw new AssistantFailure('aborted');
      });
    }
  }
}

interface Try extends Waiting {
  /** Deadline of the first chunk, in milliseconds since 1970. */
  readonly deadline: number;
}

async function postOnce(upstream: Upstream, attempt: Try): Promise<Begun> {
  const watch = watchOver(attempt);
  try {
    const response = await fetch(upstream.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...upstream.headers },
      body: JSON.stringify(upstream.body),
      redirect: 'manual',
      signal: watch.signal,
    });
    const isStream = kindOf(response);
    if (!response.body) throw new AssistantFailure('broken');
    const reader = response.body.getReader();
    const first = await reader.read();
    if (first.done) throw new AssistantFailure('empty');
    const rest = readOn({ reader, first, watch, maxBytes: attempt.requestLimits.maxBytes });
    return { isStream, bytes: withFailures(rest, watch) };
  } catch (error) {
    const reason: unknown = watch.signal.aborted ? watch.signal.reason : error;
    watch.end();
    throw reason;
  }
}

/** Cancels a request when its signal aborts, when it takes too long, or when it is silent for too long. */
interface Watch {
  readonly signal: AbortSignal;
  /** A chunk has arrived: restarts the timer for silence. */
  heard(): void;
  end(): void;
}

function watchOver({ requestLimits, signal, deadline }: Try): Watch {
  const cancel = new AbortController();
  const giveUp = () => cancel.abort(new AssistantFailure('aborted'));
  const late = () => cancel.abort(new AssistantFailure('timeout'));
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp, { once: true });
  const total = setTimeout(late, requestLimits.totalMs);
  let silence = setTimeout(late, Math.max(1, deadline - Date.now()));
  return {
    signal: cancel.signal,
    heard() {
      clearTimeout(silence);
      silence = setTimeout(late, requestLimits.silenceMs);
    },
    end() {
      clearTimeout(total);
      clearTimeout(silence);
      signal.removeEventListener('abort', giveUp);
      giveUp();
    },
  };
}

interface Reading {
  readonly reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly first: ReadableStreamReadResult<Uint8Array>;
  readonly watch: Watch;
  readonly maxBytes: number;
}

async function* readOn({ reader, first, watch, maxBytes }: Reading): AsyncGenerator<Uint8Array> {
  let size = 0;
  for (let next = first; !next.done; next = await reader.read()) {
    watch.heard();
    size += next.value.byteLength;
    if (size > maxBytes) throw new AssistantFailure('too-long');
    yield next.value;
  }
}

/** The same chunks; any error becomes an `AssistantFailure`. */
async function* withFailures(pieces: AsyncIterable<Uint8Array>, watch: Watch): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces;
  } catch (error) {
    const reason: unknown = watch.signal.aborted ? watch.signal.reason : error;
    throw reason instanceof AssistantFailure ? reason : new AssistantFailure('cut');
  } finally {
    watch.end();
  }
}

/** True for an event stream, false for a JSON document; throws for anything else. */
function kindOf(response: Response): boolean {
  const { status } = response;
  if (status === 401 || status === 403 || status === 404) throw new AssistantFailure('refused');
  if (status === 429) throw new AssistantFailure('limited', retryAfter(response));
  if (status >= 500) throw new AssistantFailure('broken', retryAfter(response));
  if (status !== 200) throw new AssistantFailure('refused');
  const type = (response.headers.get('content-type') ?? '').toLowerCase();
  if (type.includes('text/event-stream')) return true;
  if (type.includes('application/json')) return false;
  throw new AssistantFailure('refused');
}

function retryAfter({ headers }: Response): number | null {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,6}$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}
