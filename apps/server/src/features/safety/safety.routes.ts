import { coverage, resolveName } from '@herbie/domain';
import { checkHousehold, checkSafety, getMethod, getProfileSummary, resolveKnowledge } from '@herbie/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/deps.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { checkFor, findForHousehold, summarise } from './safety.service.ts';

const mostMatches = 8;

export function registerSafety(app: FastifyInstance, deps: AppDeps): void {
  registerCall(app, deps, checkSafety, ({ session, body }) => checkFor(deps, { userId: session.user.id, body }));

  registerCall(app, deps, checkHousehold, ({ session, query }) =>
    findForHousehold(deps, { userId: session.user.id, use: query.use }),
  );

  registerCall(app, deps, resolveKnowledge, async ({ query }) => ({ matches: resolveName(query.q, mostMatches) }));

  registerCall(app, deps, getMethod, async () => ({ coverage: coverage() }));

  registerCall(app, deps, getProfileSummary, ({ session, params }) =>
    summarise(deps, { userId: session.user.id, profileId: params.id }),
  );
}
