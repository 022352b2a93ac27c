import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '@herbie/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AppDeps } from '../deps.ts';
import type { SignedIn } from '../sessions/sessions.ts';
import { AppError, platformErrors } from './errors.ts';
import { type ReplyRecorder, runIdempotent } from './idempotency.ts';
import { createLargeBodies } from './large-bodies.ts';

/** Parsed input, and the session's user when the call needs one. */
interface Asked<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly session: C['access'] extends 'public' ? SignedIn | null : SignedIn;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a handler receives. */
export interface CallInput<C extends Call> extends Asked<C> {
  /** Calls that create something write through it. */
  readonly recorder: ReplyRecorder;
}

type ReplyInput<C extends Call> = C['raw'] extends true ? unknown : z.input<C['reply']>;
export type Handler<C extends Call> = (input: CallInput<C>) => Promise<ReplyInput<C> | FastifyReply>;

/** Sends a stored reply to a caller that asks for an event stream. */
type Replay<C extends Call> = (answer: ReplyOf<C>, input: Asked<C>) => FastifyReply;

export type RegisterCall = <const C extends Call>(call: C, handler: Handler<C>, replay?: Replay<C>) => void;

/** Registers calls of the contract: access first, then input, then the handler, then only what the reply names. */
export function createRegisterCall({ app, deps }: { app: FastifyInstance; deps: AppDeps }): RegisterCall {
  const largeBodies = createLargeBodies();
  return (call, handler, replay) => {
    const [defaultStatus = 200] = call.success ?? [];
    app.route({
      method: call.method,
      url: call.path,
      ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit }),
      schema: schemaOf(call),
      config: { call },
      onRequest: async (request, reply) => {
        if (call.anonymous) return;
        request.signedIn = await deps.sessions.find(request);
        if (!request.signedIn) deps.sessions.dropCookie(request, reply);
        refuseWithoutAccess(call, request.signedIn);
      },
      ...(call.bodyLimit === undefined
        ? {}
        : {
            preParsing: async (request, reply) =>
              largeBodies.waitForTurn(request, reply, request.signedIn?.user.id ?? 0),
          }),
      preValidation: (request, _reply, done) => {
        // Nothing sent is nothing filled in: optional keys stay optional, required ones are named in the refusal.
        if (call.body && request.body === undefined) request.body = {};
        done();
      },
      handler: async (request, reply) => {
        void reply.status(defaultStatus);
        const asked = inputOf<typeof call>({ request, reply });
        const run = (recorder: ReplyRecorder) => handler({ ...asked, recorder });
        // safe: replies are stored under the name of their call.
        const replayAnswer = replay && ((answer: unknown) => replay(answer as ReplyOf<typeof call>, asked));
        return runIdempotent({ deps, call, request, reply, run, replay: replayAnswer });
      },
    });
  };
}

function schemaOf(call: Call) {
  return {
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    ...(call.raw ? {} : { response: { '2xx': call.reply } }),
  };
}

function refuseWithoutAccess({ access }: Call, signedIn: SignedIn | null): void {
  if (access === 'public') return;
  if (!signedIn) throw new AppError(platformErrors.notSignedIn);
  if (access === 'admin' && signedIn.user.role !== 'admin') throw new AppError(platformErrors.adminRequired);
}

interface Received {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

function inputOf<C extends Call>(received: Received): Asked<C> {
  const { params, query, body, signedIn: session } = received.request;
  // safe: Fastify has parsed params, query and body with this call's own schemas, and onRequest has checked access.
  return { params, query, body, session, ...received } as unknown as Asked<C>;
}

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | null;
  }
  interface FastifyContextConfig {
    call?: Call;
  }
}
