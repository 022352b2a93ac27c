import {
  changePassword,
  deleteAccount,
  deleteHealthData,
  endSession,
  exportAccount,
  getAccount,
  listConsents,
  listSessions,
  saveConsents,
  succeeded,
  updateAccount,
} from '@herbie/contract';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../platform/audit.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { createRegisterCall } from '../../platform/http/register-call.ts';
import {
  changeAccount,
  endOwnSession,
  listOwnConsents,
  listOwnSessions,
  newPassword,
  recordConsents,
  removeAccount,
  removeHealthData,
} from './account.service.ts';
import { exportEverything } from './export.service.ts';

export function registerAccount(app: FastifyInstance, deps: AppDeps): void {
  const registerCall = createRegisterCall({ app, deps });

  registerCall(getAccount, async ({ session }) => session.user);

  registerCall(updateAccount, ({ body, ...input }) => changeAccount({ deps, ...input }, body));

  registerCall(changePassword, async ({ body, ...input }) => {
    await newPassword({ deps, ...input }, body);
    return succeeded;
  });

  registerCall(listSessions, ({ query, ...input }) => listOwnSessions({ deps, ...input }, query));

  registerCall(endSession, async ({ params, ...input }) => {
    await endOwnSession({ deps, ...input }, params.id);
    return succeeded;
  });

  registerCall(deleteAccount, async ({ body, ...input }) => {
    await removeAccount({ deps, ...input }, body.password);
    await deps.sessions.end(input.request, input.reply);
    // Unlike a log-out, this also clears the theme and the answer to the cookie notice.
    void input.reply.header('clear-site-data', '"cache", "storage"');
    return succeeded;
  });

  registerCall(deleteHealthData, async ({ body, ...input }) => {
    await removeHealthData({ deps, ...input }, body.password);
    return succeeded;
  });

  registerCall(listConsents, (input) => listOwnConsents({ deps, ...input }));

  registerCall(saveConsents, ({ body, ...input }) => recordConsents({ deps, ...input }, body));

  registerCall(exportAccount, async ({ session, request, reply }) => {
    await deps.limits.spend('exportsPerUser', String(session.user.id));
    const zip = await exportEverything(deps, session.user);
    await audit({ ...deps, request, userId: session.user.id, event: 'account-exported' });
    return reply
      .headers({ 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="herbie-data.zip"' })
      .send(zip);
  });
}
