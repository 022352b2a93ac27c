import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { done, trueOrFalse } from '../fields.ts';
import { forgotPasswordForm, loginForm, password, registerForm, user } from './auth.shapes.ts';
import { resetLinkInvalid, secretKeyMissing } from './sentences.ts';

/** Who is signed in; 401 with `authenticated: false` when nobody is. */
export const getSession = defineCall({
  name: 'getSession',
  method: 'GET',
  path: '/api/auth/me',
  access: 'public',
  reply: z.object({ authenticated: z.boolean(), user: z.nullable(user) }),
});

/** Starts a session. Refused with `wrong_credentials`, whichever of the two was wrong. */
export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  body: z.extend(loginForm, { rememberMe: z.optional(trueOrFalse) }),
  reply: user,
});

/**
 * Makes an account and starts no session. Refused with `username_taken`, `registration_closed` or what the password
 * policy refuses.
 */
export const register = defineCall({
  name: 'register',
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  body: registerForm,
  reply: user,
  success: [201],
});

/** Ends the session; fine without one. */
export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
  reply: done,
});

/** Sends a reset link when the address is known. The answer is the same when it is not. */
export const forgotPassword = defineCall({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  body: forgotPasswordForm,
  reply: z.object({ message: z.string() }),
});

/** Sets a new password by a link's token and ends every session. Refused with `reset_link_invalid`. */
export const resetPassword = defineCall({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  body: z.object({ token: z.string(resetLinkInvalid), password }),
  reply: z.object({ message: z.string() }),
});

/** Makes the caller an admin who shows the operator's key. Refused with `wrong_secret_key`. */
export const promote = defineCall({
  name: 'promote',
  method: 'POST',
  path: '/api/admin/promote',
  access: 'user',
  body: z.object({
    secretKey: z.string(secretKeyMissing).check(
      z.refine((key) => key.trim() !== '', secretKeyMissing),
      z.maxLength(1000, 'Invalid secret key'),
    ),
  }),
  reply: z.object({ message: z.string(), user }),
});
