import {
  createSupplement,
  deleteDose,
  deleteSupplement,
  listDoses as listDosesCall,
  listSupplements as listSupplementsCall,
  logDose,
  succeeded,
  updateSupplement,
} from '@herbie/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/deps.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import {
  addDose,
  addSupplement,
  changeSupplement,
  listDoses,
  listSupplements,
  removeDose,
  removeSupplement,
} from './supplements.service.ts';

export function registerSupplements(app: FastifyInstance, deps: AppDeps): void {
  registerCall(app, deps, listSupplementsCall, ({ session, params, query }) =>
    listSupplements(deps, { userId: session.user.id, profileId: params.id, ...query }),
  );

  registerCall(app, deps, createSupplement, ({ session, params, body }) =>
    addSupplement(deps, { userId: session.user.id, profileId: params.id, body }),
  );

  registerCall(app, deps, updateSupplement, ({ session, params, body }) =>
    changeSupplement(deps, { id: params.id, userId: session.user.id, body }),
  );

  registerCall(app, deps, deleteSupplement, async ({ session, params }) => {
    await removeSupplement(deps, { id: params.id, userId: session.user.id });
    return succeeded;
  });

  registerCall(app, deps, logDose, ({ session, params, body }) =>
    addDose(deps, { id: params.id, userId: session.user.id, body }),
  );

  registerCall(app, deps, listDosesCall, ({ session, params, query }) =>
    listDoses(deps, { id: params.id, userId: session.user.id, days: query.days, today: query.today }),
  );

  registerCall(app, deps, deleteDose, async ({ session, params }) => {
    await removeDose(deps, { id: params.id, userId: session.user.id });
    return succeeded;
  });
}
