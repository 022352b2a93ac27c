import { deleteWellness, listWellness, saveWellness, succeeded } from '@herbie/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/deps.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { deleteEntry, listEntries, saveEntry } from './wellness.service.ts';

export function registerWellness(app: FastifyInstance, deps: AppDeps): void {
  registerCall(app, deps, listWellness, ({ session, params, query }) =>
    listEntries(deps, { userId: session.user.id, profileId: params.id, days: query.days, today: query.today }),
  );

  registerCall(app, deps, saveWellness, async ({ session, params, body, reply }) => {
    const { entry, replaced } = await saveEntry(deps, { userId: session.user.id, profileId: params.id, body });
    void reply.status(replaced ? 200 : 201);
    return entry;
  });

  registerCall(app, deps, deleteWellness, async ({ session, params }) => {
    await deleteEntry(deps, { id: params.id, userId: session.user.id });
    return succeeded;
  });
}
