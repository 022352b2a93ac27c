import type { BodyOf, login, register, resetPassword } from '@herbie/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { audit } from '../../platform/audit.ts';
import { isAdminKey } from '../../platform/admin-key.ts';
import { timestamp } from '../../platform/clock.ts';
import { isUniqueViolation } from '../../platform/database/values.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/errors.ts';
import type { ReplyRecorder } from '../../platform/http/idempotency.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { SessionUser, SignedIn } from '../../platform/sessions/sessions.ts';
import { recordEvent } from '../analytics/analytics.service.ts';
import { authErrors } from './auth.errors.ts';
import { findByResetToken, findByUsername, insertUser, listByEmail, redeemResetToken, setRole } from './auth.store.ts';
import { refuseWeakPassword } from './password-policy.ts';
import { changedNotice, hashOfToken, resetMail } from './reset-mails.ts';
import { emailKeyOf, usernameKeyOf } from './username-key.ts';

interface AccountRequest<B> {
  readonly deps: AppDeps;
  readonly request: FastifyRequest;
  readonly body: B;
}

export async function logIn({
  deps,
  request,
  reply,
  body,
}: AccountRequest<BodyOf<typeof login>> & { reply: FastifyReply }) {
  const { db, clock, limits } = deps;
  const usernameKey = usernameKeyOf(body.username);
  const guessed = `${usernameKey}|${networkOf(request)}`;
  const found = await limits.runExclusive(guessed, () =>
    findByPassword({ deps, request, body }, { usernameKey, guessed }),
  );
  const { password: _, ...user } = found;
  await limits.forget('loginFailuresPerName', guessed);
  await limits.forget('loginFailuresPerAccount', usernameKey);
  await deps.sessions.start({ request, reply, userId: user.id, persistent: body.rememberMe ?? false });
  await audit({ db, clock, request, userId: user.id, event: 'login' });
  await db.transaction().execute((tx) => recordEvent({ db: tx, clock, request, type: 'login', userId: user.id }));
  return user;
}

/** The account with this name and password. Guesses at one account are serialized, so none escapes the limit. */
async function findByPassword(
  { deps, request, body }: AccountRequest<BodyOf<typeof login>>,
  { usernameKey, guessed }: { usernameKey: string; guessed: string },
) {
  const { db, clock, limits } = deps;
  const counted = [
    ['loginFailuresPerName', guessed],
    ['loginFailuresPerAddress', networkOf(request)],
    ['loginFailuresPerAccount', usernameKey],
  ] as const;
  for (const [limit, key] of counted) await limits.refuseWhenSpent(limit, key);
  const found = await findByUsername(db, usernameKey);
  const isRight = await deps.passwords.matches(body.password, found?.password);
  // Other names may have been guessed from the same address meanwhile.
  for (const [limit, key] of counted) await limits.refuseWhenSpent(limit, key);
  if (found && isRight) return found;
  // Counted and refused in one step: concurrent guesses learn no more than sequential ones.
  for (const [limit, key] of counted) await limits.spend(limit, key);
  await audit({ db, clock, request, userId: null, event: 'login-failed' });
  throw new AppError(authErrors.wrongCredentials);
}

export async function createAccount({
  deps,
  request,
  body,
  recorder,
}: AccountRequest<BodyOf<typeof register>> & { readonly recorder: ReplyRecorder }) {
  const { config, clock } = deps;
  if (!config.ALLOW_REGISTRATION) throw new AppError(authErrors.registrationClosed);
  await deps.limits.spend('registrationsPerAddress', networkOf(request));
  await refuseWeakPassword({
    config,
    password: body.password,
    personal: [body.username, body.firstName, body.lastName, body.email],
  });
  const password = await deps.passwords.hash(body.password);
  const email = body.email ?? null;
  try {
    return await recorder.write(async (tx) => {
      const user = await insertUser(tx, {
        username: body.username,
        usernameKey: usernameKeyOf(body.username),
        password,
        email,
        emailKey: email === null ? null : emailKeyOf(email),
        firstName: body.firstName ?? null,
        lastName: body.lastName ?? null,
        role: 'user',
        createdAt: timestamp(clock),
      });
      await recordEvent({ db: tx, clock, request, type: 'signup', userId: user.id });
      await audit({ db: tx, clock, request, userId: user.id, event: 'registered' });
      return { answer: user, isNew: true };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError(authErrors.usernameTaken, { field: 'username' });
    throw error;
  }
}

/** The id of no account: a limit is counted for an address that is unknown as well. */
const nobody = 0;

/** Queues one mail for the accounts of an address. Known and unknown addresses take the same path. */
export async function askForReset({ deps, request, email }: { deps: AppDeps; request: FastifyRequest; email: string }) {
  await deps.limits.spend('resetRequestsPerAddress', networkOf(request));
  const found = (await listByEmail(deps.db, emailKeyOf(email))).map(({ id }) => id);
  const asked = found.length === 0 ? [nobody] : found;
  const isAllowed = await Promise.all(asked.map((id) => deps.limits.allows('resetMailsPerAccount', String(id))));
  await deps.mail.add(deps.db, resetMail, { userIds: asked.filter((id, place) => id !== nobody && isAllowed[place]) });
  setImmediate(() => void deps.mail.deliver());
}

export async function redeemReset({ deps, request, body }: AccountRequest<BodyOf<typeof resetPassword>>) {
  const { db, clock, limits } = deps;
  const network = networkOf(request);
  await limits.spend('resetGuessesPerAddress', network);
  const proof = { tokenHash: hashOfToken(body.token), now: timestamp(clock) };
  const owner = await findByResetToken(db, proof);
  if (!owner) throw new AppError(authErrors.resetLinkInvalid);
  await limits.giveBack('resetGuessesPerAddress', network);
  await refuseNewPassword(deps, { password: body.password, user: owner });
  const password = await deps.passwords.hash(body.password);
  await db.transaction().execute(async (tx) => {
    const user = await redeemResetToken(tx, { ...proof, password });
    if (!user) throw new AppError(authErrors.resetLinkInvalid);
    await deps.sessions.endAll(tx, user.id);
    await deps.mail.add(tx, changedNotice, { userIds: [user.id] });
    await audit({ db: tx, clock, request, userId: user.id, event: 'password-reset' });
  });
  setImmediate(() => void deps.mail.deliver());
}

interface NewPassword {
  readonly password: string;
  readonly user: Pick<SessionUser, 'username' | 'firstName' | 'lastName' | 'email'>;
}

/** Holds a new password of a known user against the site's policy. */
export async function refuseNewPassword({ config }: AppDeps, { password, user }: NewPassword): Promise<void> {
  await refuseWeakPassword({ config, password, personal: [user.username, user.firstName, user.lastName, user.email] });
}

interface Promotion {
  readonly deps: AppDeps;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly session: SignedIn;
  readonly secretKey: string;
}

export async function promoteToAdmin({ deps, request, reply, session, secretKey }: Promotion) {
  const { db, clock, limits, config } = deps;
  const userId = session.user.id;
  await limits.spend('promotionsPerUser', String(userId));
  await limits.spend('promotionsPerAddress', networkOf(request));
  await limits.spend('promotionsOfAll', 'everyone');
  if (!isAdminKey(config, secretKey)) {
    await audit({ db, clock, request, userId, event: 'promote-failed' });
    throw new AppError(authErrors.wrongSecretKey);
  }
  const user = await db.transaction().execute(async (tx) => {
    await audit({ db: tx, clock, request, userId, event: 'promoted' });
    return setRole(tx, userId, 'admin');
  });
  await deps.sessions.start({ request, reply, userId });
  return user;
}
