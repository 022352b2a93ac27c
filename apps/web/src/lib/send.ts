import type { BodyInputOf, Call, ReplyOf } from '@herbie/contract';
import { toApiError } from './api-error.ts';

type Values = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Sending<C extends Call> {
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: BodyInputOf<C>;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
  readonly accept?: string;
}

const listeners = new Set<() => void>();

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
  const { body, signal, keepalive, accept } = sending;
  const creates = call.method === 'POST' && call.success?.includes(201) === true;
  const response = await fetch(pathOf(call, sending), {
    method: call.method,
    credentials: 'include',
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
    headers: {
      ...(accept ? { accept } : {}),
      ...(call.method === 'GET' ? {} : { 'content-type': 'application/json' }),
      ...(creates ? { 'idempotency-key': crypto.randomUUID() } : {}),
    },
    ...(call.method === 'GET' || (body === undefined && call.method === 'DELETE')
      ? {}
      : { body: JSON.stringify(body ?? {}) }),
  });
  if (response.ok) return response;
  if (response.status === 401 && call.name !== 'login' && call.name !== 'getSession')
    for (const listener of listeners) listener();
  throw await toApiError(response);
}

/** Makes a call and answers its JSON. */
export async function send<C extends Call>(call: C, sending: Sending<C> = {}): Promise<ReplyOf<C>> {
  const response = await request(call, sending);
  // safe: the server builds every reply from this call's own schema.
  return (await response.json()) as ReplyOf<C>;
}
