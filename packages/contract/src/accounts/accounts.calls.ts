import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { done } from '../fields.ts';
import { forgotPasswordForm, loginForm, password, registerForm, secretKeyMissing, user } from './accounts.shapes.ts';

export const getSession = defineCall({
  name: 'getSession',
  method: 'GET',
  path: '/api/auth/me',
  access: 'public',
  reply: z.object({ authenticated: z.boolean(), user: z.nullable(user) }),
});

export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  body: z.extend(loginForm, { rememberMe: z.optional(z.boolean()) }),
  reply: user,
});

export const register = defineCall({
  name: 'register',
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  body: registerForm,
  reply: user,
  success: [201],
});

export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
  reply: done,
});

export const forgotPassword = defineCall({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  body: forgotPasswordForm,
  reply: z.object({ message: z.string() }),
});

export const resetPassword = defineCall({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  body: z.object({ token: z.string('Token is required').check(z.maxLength(500)), password }),
  reply: z.object({ message: z.string() }),
});

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
