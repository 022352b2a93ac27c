import { setTimeout as wait } from 'node:timers/promises';
import { AssistantFailure } from '../../../platform/assistant/language-model.ts';
import type { Patience } from './patience.ts';

export interface Upstream {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A response whose body has begun; nothing of an earlier try was used. */
export interface Begun {
  readonly isStream: boolean;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/**
 * Sends a request and reads its answer piece by piece. Tries again only while nothing of an answer has come, within
 * the time for the first byte. Throws an `AssistantFailure` and nothing else; upstream text never leaves here.
 */
export async function post(upstream: Upstream, patience: Patience, signal: AbortSignal): Promise<Begun> {
  const deadline = Date.now() + patience.firstByteMs;
  for (let round = 0; ; round += 1) {
    try {
      return await postOnce(upstream, patience, { signal, deadline });
    } catch (error) {
      const failure = toFailure(error, signal);
      const pause = failure.retryAfterMs ?? patience.backoffMs * 2 ** round;
      const isWorthIt = failure.reason === 'broken' || failure.reason === 'limited';
      if (!isWorthIt || round >= patience.retries || Date.now() + pause >= deadline) throw failure;
      await wait(pause, undefined, { signal }).catch(() => {
        throw new AssistantFailure('aborted');
      });
    }
  }
}

interface Limits {
  readonly signal: AbortSignal;
  readonly deadline: number;
}

async function postOnce(upstream: Upstream, patience: Patience, { signal, deadline }: Limits): Promise<Begun> {
  const cancel = new AbortController();
  const onAbort = () => cancel.abort(new AssistantFailure('aborted'));
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  const late = () => cancel.abort(new AssistantFailure('timeout'));
  const total = setTimeout(late, patience.totalMs);
  let silence = setTimeout(late, Math.max(1, deadline - Date.now()));
  const done = () => {
    clearTimeout(total);
    clearTimeout(silence);
    signal.removeEventListener('abort', onAbort);
    cancel.abort(new AssistantFailure('aborted'));
  };
  try {
    const response = await fetch(upstream.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...upstream.headers },
      body: JSON.stringify(upstream.body),
      redirect: 'manual',
      signal: cancel.signal,
    });
    const isStream = kindOf(response);
    if (!response.body) throw new AssistantFailure('broken');
    const reader = response.body.getReader();
    const first = await reader.read();
    if (first.done) throw new AssistantFailure('empty');
    const rest = async function* (): AsyncGenerator<Uint8Array> {
      let size = 0;
      try {
        for (
          let next: { done: boolean; value?: Uint8Array | undefined } = first;
          !next.done;
          next = await reader.read()
        ) {
          clearTimeout(silence);
          silence = setTimeout(late, patience.silenceMs);
          size += next.value?.byteLength ?? 0;
          if (size > patience.mostBytes) throw new AssistantFailure('too-long');
          if (next.value) yield next.value;
        }
      } catch (error) {
        throw error instanceof AssistantFailure
          ? error
          : toFailure(cancel.signal.aborted ? cancel.signal.reason : 'cut', signal, 'cut');
      } finally {
        done();
      }
    };
    return { isStream, bytes: rest() };
  } catch (error) {
    const reason: unknown = cancel.signal.aborted ? cancel.signal.reason : error;
    done();
    throw reason;
  }
}

/** True for an event stream, false for one JSON document; anything else is no answer. */
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

function toFailure(error: unknown, signal: AbortSignal, otherwise: 'broken' | 'cut' = 'broken'): AssistantFailure {
  if (error instanceof AssistantFailure) return error;
  return new AssistantFailure(signal.aborted ? 'aborted' : otherwise);
}
