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
import { registerCall } from '../../platform/http/register-call.ts';
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
  registerCall(app, deps, getAccount, async ({ session }) => session.user);

  registerCall(app, deps, updateAccount, ({ body, ...input }) => changeAccount({ deps, ...input }, body));

  registerCall(app, deps, changePassword, async ({ body, ...input }) => {
    await newPassword({ deps, ...input }, body);
    return succeeded;
  });

  registerCall(app, deps, listSessions, (input) => listOwnSessions({ deps, ...input }));

  registerCall(app, deps, endSession, async ({ params, ...input }) => {
    await endOwnSession({ deps, ...input }, params.id);
    return succeeded;
  });

  registerCall(app, deps, deleteAccount, async ({ body, ...input }) => {
    await removeAccount({ deps, ...input }, body.password);
    await deps.sessions.end(input.request, input.reply);
    // Who logs out keeps the theme and the answer to the cookie notice; who leaves for good keeps nothing.
    void input.reply.header('clear-site-data', '"cache", "storage"');
    return succeeded;
  });

  registerCall(app, deps, deleteHealthData, async ({ body, ...input }) => {
    await removeHealthData({ deps, ...input }, body.password);
    return succeeded;
  });

  registerCall(app, deps, listConsents, (input) => listOwnConsents({ deps, ...input }));

  registerCall(app, deps, saveConsents, ({ body, ...input }) => recordConsents({ deps, ...input }, body));

  registerCall(app, deps, exportAccount, async ({ session, request, reply }) => {
    await deps.limits.spend('exportsPerUser', String(session.user.id));
    const zip = await exportEverything(deps, session.user);
    await audit({ ...deps, request, userId: session.user.id, event: 'account-exported' });
    return reply
      .headers({ 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="herbie-data.zip"' })
      .send(zip);
  });
}
