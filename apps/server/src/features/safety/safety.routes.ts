import { coverage, listChanges, resolveName } from '@herbie/domain';
import { checkHousehold, checkSafety, getMethod, getProfileSummary, limits, resolveKnowledge } from '@herbie/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/deps.ts';
import { createRegisterCall } from '../../platform/http/register-call.ts';
import { checkFor, findForHousehold, summarise } from './safety.service.ts';

export function registerSafety(app: FastifyInstance, deps: AppDeps): void {
  const registerCall = createRegisterCall({ app, deps });

  registerCall(checkSafety, ({ session, body }) => checkFor(deps, { userId: session.user.id, body }));

  registerCall(checkHousehold, ({ session, query }) =>
    findForHousehold(deps, { userId: session.user.id, use: query.use }),
  );

  registerCall(resolveKnowledge, async ({ query }) => ({ matches: resolveName(query.q, limits.nameMatches) }));

  registerCall(getMethod, async () => ({ coverage: coverage(), changes: listChanges() }));

  registerCall(getProfileSummary, ({ session, params }) =>
    summarise(deps, { userId: session.user.id, profileId: params.id }),
  );
}
