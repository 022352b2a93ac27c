import { listReports, updateReport } from '@herbie/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/deps.ts';
import { createRegisterCall } from '../../platform/http/register-call.ts';
import { listReported, settleReport } from './reports.service.ts';

/** Answers called unsafe, for the operator. */
export function registerReports(app: FastifyInstance, deps: AppDeps): void {
  const registerCall = createRegisterCall({ app, deps });

  registerCall(listReports, ({ query }) => listReported(deps.db, query));

  registerCall(updateReport, ({ params, body }) => settleReport(deps, { id: params.id, handled: body.handled }));
}
