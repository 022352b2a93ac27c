import type * as z from 'zod/mini';

/** Who may make a call. */
export type Access = 'public' | 'user' | 'admin';
/** The HTTP method. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Schema = z.ZodMiniType;

/**
 * One call of the product: everything the server needs to register it and the client needs to make it. Beside the refusals
 * each call names, any may answer 400 `invalid` with the fields, 401 `not_signed_in`, 403 `admin_required` or `cross_site`,
 * 429 `too_many` and 503 `unavailable`, all in the shape of `errorBody`.
 */
export interface Call {
  /** Unique, camelCase, verb first. */
  readonly name: string;
  readonly method: Method;
  /** Path under the site's root with `:id` style parameters. */
  readonly path: `/api/${string}`;
  /** Who may make it; admin also means signed in. */
  readonly access: Access;
  /** Skips the session, so it also works while the database is unavailable; for public calls only. */
  readonly anonymous?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly reply: Schema;
  /** The codes of a successful answer; 200 when left out. */
  readonly success?: readonly (200 | 201)[];
  /** Creates something although it never replies 201, so an Idempotency-Key applies to it too. */
  readonly creates?: true;
  /** Largest body in bytes, when it is not the usual 100 kB. */
  readonly bodyLimit?: number;
  /** The answer is not JSON: a file, an image or an event stream. */
  readonly raw?: true;
}

type Input<S> = S extends Schema ? z.input<S> : undefined;
type Output<S> = S extends Schema ? z.output<S> : undefined;

/** What a handler receives of the path. */
export type ParamsOf<C extends Call> = Output<C['params']>;
/** What a handler receives of the query, coerced. */
export type QueryOf<C extends Call> = Output<C['query']>;
/** What a client may send. */
export type BodyInputOf<C extends Call> = Input<C['body']>;
/** What a handler receives. */
export type BodyOf<C extends Call> = Output<C['body']>;
/** What a client gets. */
export type ReplyOf<C extends Call> = Output<C['reply']>;

/** Declares a call, keeping its exact types. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}
