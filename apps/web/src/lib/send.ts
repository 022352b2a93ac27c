import type { BodyInputOf, Call, ReplyOf } from '@herbie/contract';
import { toApiError } from './api-error.ts';
import { dropEarlyReads, takeEarlyRead } from './early-reads.ts';
import { randomKey } from './random-key.ts';

type Values = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Sending<C extends Call> {
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: BodyInputOf<C>;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
  readonly accept?: string;
  /** For a creating call that may be sent more than once; without it each request creates a new record. */
  readonly idempotencyKey?: string;
}

/** Answers a call when the server cannot be reached; rejects with the given error when it cannot answer it either. */
export type OfflineFallback = (call: Call, sending: Sending<Call>, error: unknown) => Promise<unknown>;

const listeners = new Set<() => void>();
let beforeAsking: () => Promise<void> | undefined = () => undefined;
let offlineFallback: OfflineFallback = (_call, _sending, error) => Promise.reject(error);

export function setOfflineFallback(next: OfflineFallback): void {
  offlineFallback = next;
}

/** What is asked for by the first screen waits for this, but not what the page has asked for already. */
export function setBeforeAsking(next: () => Promise<void> | undefined): void {
  beforeAsking = next;
}

/** The request got no response: no network, or the server is down. */
export class UnreachableError extends Error {}

/** Calls back when a call finds that the session is over. */
export function onSessionLost(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The address of a call with its parameters filled in; also its key in the cache. */
export function pathOf(call: Call, { params = {}, query = {} }: { params?: Values; query?: Values } = {}): string {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Makes a call and answers the raw response; throws an `ApiError` for anything but success. */
export async function request<C extends Call>(call: C, sending: Sending<C> = {}): Promise<Response> {
  const { signal, keepalive } = sending;
  const response = await ask(pathOf(call, sending), {
    method: call.method,
    credentials: 'include',
    headers: headersOf(call, sending),
    ...bodyOf(call, sending.body),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  });
  if (response.ok) return response;
  if (response.status === 401 && call.name !== 'login' && call.name !== 'getSession')
    for (const listener of listeners) listener();
  throw await toApiError(response);
}

function headersOf(call: Call, { accept, idempotencyKey }: Sending<Call>): Record<string, string> {
  const creates = call.success?.includes(201) === true;
  // A broken stream is resumed or read from the chat, not sent again.
  const key = idempotencyKey ?? (creates && accept === undefined ? randomKey() : undefined);
  return {
    ...(accept ? { accept } : {}),
    ...(call.method === 'GET' ? {} : { 'content-type': 'application/json' }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
}

/** Every call that may change something has a JSON body, if only an empty object. */
function bodyOf({ method }: Call, body: unknown): { readonly body?: string } {
  if (method === 'GET' || (method === 'DELETE' && body === undefined)) return {};
  return { body: JSON.stringify(body ?? {}) };
}

async function ask(path: string, init: RequestInit): Promise<Response> {
  if (init.method !== 'GET') dropEarlyReads();
  const early = takeEarlyRead(path);
  // What is told at the last moment has no time to wait.
  const turn = early || init.keepalive ? undefined : beforeAsking();
  if (turn) await turn;
  try {
    return await (early ?? fetch(path, init));
  } catch (error) {
    throw error instanceof TypeError ? new UnreachableError(error.message) : error;
  }
}

/** Makes a call and answers its JSON; without a network, what this device can answer by itself. */
export async function send<C extends Call>(call: C, sending: Sending<C> = {}): Promise<ReplyOf<C>> {
  const reply: unknown = await request(call, sending).then(
    (response) => response.json(),
    (error: unknown) => {
      if (!(error instanceof UnreachableError)) throw error;
      // safe: the fallback tells calls apart by name and reads only what the contract of each allows.
      return offlineFallback(call, sending as Sending<Call>, error);
    },
  );
  // safe: the server, or the fallback, builds every reply from this call's own schema.
  return reply as ReplyOf<C>;
}
