import type { BodyOf, Call, ParamsOf, QueryOf } from '@herbie/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AppDeps } from '../deps.ts';
import type { SignedIn } from '../sessions/sessions.ts';
import { AppError, platformErrors } from './errors.ts';
import { once } from './idempotency.ts';

/** What a handler receives: parsed input, and the session's user when the call needs one. */
export interface CallInput<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly session: C['access'] extends 'public' ? SignedIn | null : SignedIn;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type ReplyInput<C extends Call> = C['raw'] extends true ? unknown : z.input<C['reply']>;
export type Handler<C extends Call> = (input: CallInput<C>) => Promise<ReplyInput<C> | FastifyReply>;

/** Registers one call of the contract: access first, then input, then the handler, then only what the reply names. */
export function registerCall<const C extends Call>(
  app: FastifyInstance,
  deps: AppDeps,
  call: C,
  handler: Handler<C>,
): void {
  const [usualStatus = 200] = call.success ?? [];
  app.route({
    method: call.method,
    url: call.path,
    ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit }),
    schema: {
      ...(call.params ? { params: call.params } : {}),
      ...(call.query ? { querystring: call.query } : {}),
      ...(call.body ? { body: call.body } : {}),
      ...(call.raw ? {} : { response: { '2xx': call.reply } }),
    },
    config: { call },
    onRequest: async (request, reply) => {
      request.signedIn = await deps.sessions.find(request);
      if (!request.signedIn) deps.sessions.dropCookie(request, reply);
      if (call.access === 'public') return;
      if (!request.signedIn) throw new AppError(platformErrors.notSignedIn);
      if (call.access === 'admin' && request.signedIn.user.role !== 'admin')
        throw new AppError(platformErrors.adminRequired);
    },
    handler: async (request, reply) => {
      void reply.status(usualStatus);
      // safe: Fastify has parsed params, query and body with this call's own schemas, and onRequest has checked access.
      const input = { ...pick(request), reply, request } as unknown as CallInput<C>;
      return once({ deps, call, request, reply, run: () => handler(input) });
    },
  });
}

function pick(request: FastifyRequest) {
  return { params: request.params, query: request.query, body: request.body, session: request.signedIn };
}

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | null;
  }
  interface FastifyContextConfig {
    call?: Call;
  }
}
