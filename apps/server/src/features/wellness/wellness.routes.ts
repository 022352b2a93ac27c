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

  registerCall(saveWellness, async ({ session, params, body, reply }) => {
    const { entry, replaced } = await saveEntry(deps, { userId: session.user.id, profileId: params.id, body });
    void reply.status(replaced ? 200 : 201);
    return entry;
  });

  registerCall(deleteWellness, async ({ session, params }) => {
    await deleteEntry(deps, { id: params.id, userId: session.user.id });
    return succeeded;
  });
}
