import {
  forgotPassword,
  forgotPasswordAnswer,
  getSession,
  login,
  logout,
  promote,
  register,
  resetPassword,
  resetPasswordAnswer,
  succeeded,
} from '@herbie/contract';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../platform/audit.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { createRegisterCall } from '../../platform/http/register-call.ts';
import { askForReset, createAccount, logIn, promoteToAdmin, redeemReset } from './auth.service.ts';
import { registerAccountMails } from './reset-mails.ts';

export function registerAuth(app: FastifyInstance, deps: AppDeps): void {
  const registerCall = createRegisterCall({ app, deps });
  registerAccountMails(deps);

  registerCall(getSession, async ({ session, reply }) => {
    if (session) return { authenticated: true, user: session.user };
    return reply.status(401).send({ authenticated: false, user: null, message: 'Not signed in' });
  });

  registerCall(login, ({ request, reply, body }) => logIn({ deps, request, reply, body }));

  registerCall(register, ({ request, body, recorder }) => createAccount({ deps, request, body, recorder }));

  registerCall(logout, async ({ request, reply, session }) => {
    await deps.sessions.end(request, reply);
    if (session) await audit({ ...deps, request, userId: session.user.id, event: 'logout' });
    return succeeded;
  });

  registerCall(forgotPassword, async ({ request, body }) => {
    await askForReset({ deps, request, email: body.email });
    return { message: forgotPasswordAnswer };
  });

  registerCall(resetPassword, async ({ request, body }) => {
    await redeemReset({ deps, request, body });
    return { message: resetPasswordAnswer };
  });

  registerCall(promote, async ({ request, reply, session, body }) => ({
    message: 'You are now an admin',
    user: await promoteToAdmin({ deps, request, reply, session, secretKey: body.secretKey }),
  }));
}
