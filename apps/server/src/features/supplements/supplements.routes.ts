import {
  createSupplement,
  deleteDose,
  deleteSupplement,
  listDoses as listDosesCall,
  listProfileDoses as listProfileDosesCall,
  listSupplements as listSupplementsCall,
  logDose,
  succeeded,
  updateSupplement,
} from '@herbie/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/deps.ts';
import { createRegisterCall } from '../../platform/http/register-call.ts';
import { addDose, listDoses, listProfileDoses, removeDose } from './doses.service.ts';
import { addSupplement, changeSupplement, listSupplements, removeSupplement } from './supplements.service.ts';

export function registerSupplements(app: FastifyInstance, deps: AppDeps): void {
  const registerCall = createRegisterCall({ app, deps });

  registerCall(listSupplementsCall, ({ session, params, query }) =>
    listSupplements(deps, { userId: session.user.id, profileId: params.id, ...query }),
  );

  registerCall(createSupplement, ({ session, params, body, recorder }) =>
    addSupplement(deps, { userId: session.user.id, profileId: params.id, body, recorder }),
  );

  registerCall(updateSupplement, ({ session, params, body }) =>
    changeSupplement(deps, { id: params.id, userId: session.user.id, body }),
  );

  registerCall(deleteSupplement, async ({ session, params }) => {
    await removeSupplement(deps, { id: params.id, userId: session.user.id });
    return succeeded;
  });

  registerCall(logDose, ({ session, params, body, recorder }) =>
    addDose(deps, { id: params.id, userId: session.user.id, body, recorder }),
  );

  registerCall(listDosesCall, ({ session, params, query }) =>
    listDoses(deps, { id: params.id, userId: session.user.id, days: query.days, today: query.today }),
  );

  registerCall(listProfileDosesCall, ({ session, params, query }) =>
    listProfileDoses(deps, { profileId: params.id, userId: session.user.id, days: query.days, today: query.today }),
  );

  registerCall(deleteDose, async ({ session, params }) => {
    await removeDose(deps, { id: params.id, userId: session.user.id });
    return succeeded;
  });
}
