import { resetLinkInvalid } from '@herbie/contract';
import type { KnownError } from '../../platform/http/errors.ts';

export const authErrors = {
  wrongCredentials: { code: 'wrong_credentials', status: 401, message: 'Invalid username or password' },
  usernameTaken: { code: 'username_taken', status: 409, message: 'Username already exists' },
  registrationClosed: {
    code: 'registration_closed',
    status: 403,
    message: 'New accounts are not being accepted on this site.',
  },
  resetLinkInvalid: { code: 'reset_link_invalid', status: 400, message: resetLinkInvalid },
  wrongSecretKey: { code: 'wrong_secret_key', status: 403, message: 'Invalid secret key' },
  passwordTooCommon: {
    code: 'password_too_common',
    status: 400,
    message: 'This password is too easy to guess. Please choose another one.',
  },
} as const satisfies Record<string, KnownError>;

/** The site asks for longer passwords than usual. */
export function passwordShorterThan(length: number): KnownError {
  return { code: 'password_too_short', status: 400, message: `Password must be at least ${length} characters` };
}
