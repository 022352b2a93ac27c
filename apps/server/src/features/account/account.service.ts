import {
  type BodyOf,
  type changePassword,
  consentKinds,
  type Consent,
  type saveConsents,
  type updateAccount,
} from '@herbie/contract';
import type { FastifyRequest } from 'fastify';
import { audit } from '../../platform/audit.ts';
import { timestamp } from '../../platform/clock.ts';
import { deleteOwnedRow } from '../../platform/database/owned-rows.store.ts';
import { fromStored, namedIn, toStored } from '../../platform/database/values.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError, platformErrors } from '../../platform/http/errors.ts';
import { type Page, pageOf } from '../../platform/paging.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import { refuseNewPassword } from '../auth/auth.service.ts';
import { noteDeletedAccount } from '../analytics/analytics.service.ts';
import { emailKeyOf } from '../auth/username-key.ts';
import { accountErrors } from './account.errors.ts';
import {
  deleteHealthRows,
  deleteUser,
  findPasswordHash,
  insertConsent,
  listConsentRows,
  replacePassword,
  updateUser,
} from './account.store.ts';

interface Own {
  readonly deps: AppDeps;
  readonly session: SignedIn;
}

/** What is audited tells where it was asked from. */
interface OwnRequest extends Own {
  readonly request: FastifyRequest;
}

const noResetLink = { resetToken: null, resetTokenExpiry: null };

export function changeAccount({ deps, session }: Own, body: BodyOf<typeof updateAccount>) {
  return updateUser(deps.db, session.user.id, { ...namedIn(body), ...withNewAddress(body.email) });
}

/** A link that went to the address before opens nothing any more. */
function withNewAddress(email: string | null | undefined) {
  return email === undefined ? {} : { emailKey: email === null ? null : emailKeyOf(email), ...noResetLink };
}

export async function newPassword(asked: OwnRequest, body: BodyOf<typeof changePassword>): Promise<void> {
  const { deps, request, session } = asked;
  const before = await confirmPassword(asked, body.currentPassword);
  await refuseNewPassword(deps, { password: body.newPassword, user: session.user });
  const password = await deps.passwords.hash(body.newPassword);
  const { clock, db, sessions } = deps;
  const userId = session.user.id;
  await db.transaction().execute(async (tx) => {
    // Changed or reset meanwhile: the password that was confirmed opens nothing any more.
    const isReplaced = await replacePassword(tx, { userId, before, changes: { password, ...noResetLink } });
    if (!isReplaced) throw new AppError(accountErrors.wrongPassword);
    await sessions.endAll(tx, userId, session.sessionId);
    await audit({ db: tx, clock, request, userId, event: 'password-changed' });
  });
}

export async function listOwnSessions({ deps, session }: Own, page: Page) {
  const rows = pageOf(await deps.sessions.listOf(session.user.id), page);
  return rows.map((row) => ({ ...row, current: row.id === session.sessionId }));
}

export async function endOwnSession({ deps, session }: Own, id: number): Promise<void> {
  if (!(await deleteOwnedRow(deps.db, 'sessions', { id, userId: session.user.id })))
    throw new AppError(accountErrors.sessionNotFound);
}

/** Deletes the account with everything in it; nothing of it is kept. */
export async function removeAccount(asked: OwnRequest, password: string): Promise<void> {
  const { deps, request, session } = asked;
  await confirmPassword(asked, password);
  await deps.db.transaction().execute(async (tx) => {
    if (!(await deleteUser(tx, session.user.id))) throw new AppError(platformErrors.notSignedIn);
    await noteDeletedAccount(tx, deps.clock);
    await audit({ db: tx, clock: deps.clock, request, userId: null, event: 'account-deleted' });
  });
}

export async function removeHealthData(asked: OwnRequest, password: string): Promise<void> {
  const { deps, request, session } = asked;
  await confirmPassword(asked, password);
  await deps.db.transaction().execute(async (tx) => {
    await deleteHealthRows(tx, session.user.id);
    await audit({ db: tx, clock: deps.clock, request, userId: session.user.id, event: 'health-data-deleted' });
  });
}

export async function listOwnConsents({ deps, session }: Own): Promise<Consent[]> {
  const rows = await listConsentRows(deps.db, session.user.id);
  return rows.flatMap(({ kind, version, granted, createdAt }) => {
    const known = consentKinds.find((each) => each === kind);
    return known ? [{ kind: known, version, granted: fromStored(granted), at: createdAt }] : [];
  });
}

/** Records each answer; earlier ones stay as history. */
export async function recordConsents(asked: Own, body: BodyOf<typeof saveConsents>): Promise<Consent[]> {
  const { deps, session } = asked;
  await deps.db.transaction().execute(async (tx) => {
    for (const { kind, version, granted } of body) {
      await insertConsent(tx, {
        userId: session.user.id,
        kind,
        version,
        granted: toStored(granted),
        createdAt: timestamp(deps.clock),
      });
    }
  });
  return listOwnConsents(asked);
}

/** Resolves to the hash that the password was held against. */
async function confirmPassword({ deps, session }: Own, password: string): Promise<string> {
  const key = String(session.user.id);
  await deps.limits.spend('passwordGuessesPerUser', key);
  const stored = await findPasswordHash(deps.db, session.user.id);
  if (!(await deps.passwords.matches(password, stored)) || stored === undefined)
    throw new AppError(accountErrors.wrongPassword);
  await deps.limits.forget('passwordGuessesPerUser', key);
  return stored;
}
