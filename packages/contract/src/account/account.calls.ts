import * as z from 'zod/mini';
import { optionalEmail, password, user } from '../auth/auth.shapes.ts';
import { passwordTooLong } from '../auth/sentences.ts';
import { defineCall } from '../call.ts';
import { done, id, idParams, list, optionalText, pageQuery, requiredText, timestamp, trueOrFalse } from '../fields.ts';
import { limits } from '../limits.ts';

const currentPassword = z
  .string('Password is required')
  .check(z.minLength(1, 'Password is required'), z.maxLength(limits.password, passwordTooLong));

/** The account of the session. */
export const getAccount = defineCall({
  name: 'getAccount',
  method: 'GET',
  path: '/api/account',
  access: 'user',
  reply: user,
});

/** Changes the names and the mail address that are sent; a blank address removes it. */
export const updateAccount = defineCall({
  name: 'updateAccount',
  method: 'PATCH',
  path: '/api/account',
  access: 'user',
  body: z.object({ firstName: optionalText(limits.name), lastName: optionalText(limits.name), email: optionalEmail }),
  reply: user,
});

/**
 * Sets a new password and ends every other session. Refused with `wrong_password`, `password_too_short` or
 * `password_too_common`.
 */
export const changePassword = defineCall({
  name: 'changePassword',
  method: 'POST',
  path: '/api/account/password',
  access: 'user',
  body: z.object({ currentPassword, newPassword: password }),
  reply: done,
});

/** The account's sessions, the one used last first. */
export const listSessions = defineCall({
  name: 'listSessions',
  method: 'GET',
  path: '/api/account/sessions',
  access: 'user',
  query: pageQuery({ defaultLimit: limits.page, maxLimit: limits.page }),
  reply: list(
    z.object({
      id,
      current: z.boolean(),
      device: z.nullable(z.string()),
      createdAt: timestamp,
      lastSeenAt: timestamp,
      expiresAt: timestamp,
    }),
  ),
});

/** Signs one device out. Refused with `session_not_found`. */
export const endSession = defineCall({
  name: 'endSession',
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  access: 'user',
  params: idParams,
  reply: done,
});

/** Everything a person entered and was answered, as a zip of JSON, CSV and pictures. */
export const exportAccount = defineCall({
  name: 'exportAccount',
  method: 'GET',
  path: '/api/account/export',
  access: 'user',
  reply: z.string(),
  raw: true,
});

/** Deletes the account and everything in it, at once and for good. Refused with `wrong_password`. */
export const deleteAccount = defineCall({
  name: 'deleteAccount',
  method: 'DELETE',
  path: '/api/account',
  access: 'user',
  body: z.object({ password: currentPassword }),
  reply: done,
});

/** Deletes what says anything about health; the account stays. Refused with `wrong_password`. */
export const deleteHealthData = defineCall({
  name: 'deleteHealthData',
  method: 'DELETE',
  path: '/api/account/health-data',
  access: 'user',
  body: z.object({ password: currentPassword }),
  reply: done,
});

/** What a person may agree to, each kind by itself. */
export const consentKinds = ['health-data', 'ai-service', 'analytics'] as const;
const consent = z.object({
  kind: z.enum(consentKinds, 'Unknown kind of consent'),
  version: requiredText({ max: 20, message: 'version is required' }),
  granted: trueOrFalse,
});
/** One answer to one kind of consent, in the version of its words that was shown. */
export const consentReply = z.extend(consent, { at: timestamp });
export type Consent = z.output<typeof consentReply>;

/** The newest answer to each kind of consent that was ever asked. */
export const listConsents = defineCall({
  name: 'listConsents',
  method: 'GET',
  path: '/api/account/consents',
  access: 'user',
  reply: list(consentReply),
});

/** Records answers; earlier ones stay as history. Answers what holds now. */
export const saveConsents = defineCall({
  name: 'saveConsents',
  method: 'PUT',
  path: '/api/account/consents',
  access: 'user',
  body: z.array(consent).check(z.maxLength(10, 'At most 10 answers at once')),
  reply: list(consentReply),
});
