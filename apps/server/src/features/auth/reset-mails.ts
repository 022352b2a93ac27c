import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { siteUrl } from '../../config.ts';
import { timestampAfter } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { AppDeps } from '../../platform/deps.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { listByIds, setResetToken } from './auth.store.ts';

export const resetMail = 'password-reset';
export const changedNotice = 'password-changed';
const validForMs = 30 * 60 * 1000;
const payload = z.object({ userIds: z.array(z.number()) });

/** Registers both mails with the mail queue. */
export function registerAccountMails(deps: AppDeps): void {
  deps.mail.register(resetMail, async (data) => writeResetMails(deps, z.parse(payload, data).userIds));
  deps.mail.register(changedNotice, async (data) => writeNotices(deps, z.parse(payload, data).userIds));
}

/** Makes a fresh link for one account, replacing an older one. The token exists only in the link. */
export async function createResetLink(
  { db, clock, config }: Pick<AppDeps, 'clock' | 'config'> & { readonly db: Db },
  userId: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiry = timestampAfter(clock, validForMs);
  await setResetToken(db, { userId, tokenHash: hashOfToken(token), expiry });
  return `${siteUrl(config)}/reset-password?token=${token}`;
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

async function writeResetMails(deps: AppDeps, userIds: readonly number[]): Promise<readonly Mail[]> {
  const users = await listByIds(deps.db, userIds);
  const byAddress = new Map<string, string[]>();
  for (const user of users) {
    if (user.email === null) continue;
    const line = `Username ${unlinked(user.username)}:\n${await createResetLink(deps, user.id)}`;
    byAddress.set(user.email, [...(byAddress.get(user.email) ?? []), line]);
  }
  return [...byAddress].map(([to, links]) => ({
    to,
    subject: 'Reset your Herbie password',
    text: [
      'Someone asked to reset the password of your Herbie account.',
      'Open the link to choose a new password. It works once, for 30 minutes.',
      ...links,
      'If this was not you, there is nothing to do: your password stays as it is.',
    ].join('\n\n'),
  }));
}

async function writeNotices(deps: AppDeps, userIds: readonly number[]): Promise<readonly Mail[]> {
  const users = await listByIds(deps.db, userIds);
  return users.flatMap(({ email, username }) => (email === null ? [] : [toNotice({ email, username, deps })]));
}

interface Noticed {
  readonly email: string;
  readonly username: string;
  readonly deps: AppDeps;
}

function toNotice({ email, username, deps }: Noticed): Mail {
  return {
    to: email,
    subject: 'Your Herbie password was changed',
    text: [
      `The password of your Herbie account ${unlinked(username)} was just changed, and every device was signed out.`,
      `If this was not you, reset it now: ${siteUrl(deps.config)}/forgot-password`,
    ].join('\n\n'),
  };
}

const wideSigns: Readonly<Record<string, string>> = { '.': '\u2024', ':': '\uFF1A', '/': '\uFF0F', '@': '\uFF20' };

/**
 * A user name that no mail program turns into a link: anyone may register a name under someone else's address. Typed
 * at log-in it is still the same name (`usernameKeyOf`).
 */
function unlinked(username: string): string {
  return username.replaceAll(/[.:/@]/g, (sign) => wideSigns[sign] ?? sign);
}
