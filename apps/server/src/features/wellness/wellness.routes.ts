import { deleteWellness, listWellness, saveWellness, succeeded } from '@herbie/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/deps.ts';
import { createRegisterCall } from '../../platform/http/register-call.ts';
import { deleteEntry, listEntries, saveEntry } from './wellness.service.ts';

export function registerWellness(app: FastifyInstance, deps: AppDeps): void {
  const registerCall = createRegisterCall({ app, deps });

  registerCall(listWellness, ({ session, params, query }) =>
    listEntries(deps, { userId: session.user.id, profileId: params.id, days: query.days, today: query.today }),
  );

  registerCall(saveWellness, ({ session, params, body, recorder }) =>
    saveEntry(deps, { userId: session.user.id, profileId: params.id, body, recorder }),
  );

  registerCall(deleteWellness, async ({ session, params }) => {
    await deleteEntry(deps, { id: params.id, userId: session.user.id });
    return succeeded;
  });
}
