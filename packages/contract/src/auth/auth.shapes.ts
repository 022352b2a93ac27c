import * as z from 'zod/mini';
import { id, optionalText, timestamp } from '../fields.ts';
import { limits } from '../limits.ts';
import { invalidEmail, passwordTooLong, passwordTooShort, usernameTooShort } from './sentences.ts';

/** No controls, no formats, and none of the letters of Korean and braille that show nothing. */
const nothingInvisible = /^[^\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]*$/u;

/** A user name: trimmed, at least 3 characters, none of them invisible. */
export const username = z
  .string(usernameTooShort)
  .check(
    z.trim(),
    z.minLength(3, usernameTooShort),
    z.maxLength(limits.username, `Username must be at most ${limits.username} characters`),
    z.regex(nothingInvisible, 'Username contains characters that cannot be used'),
  );

/** A password as it is chosen; the site's policy may ask for more. */
export const password = z
  .string(passwordTooShort)
  .check(z.minLength(6, passwordTooShort), z.maxLength(limits.password, passwordTooLong));

/** A mail address: a dot-separated local part and host labels, without invisible characters. */
const mailAddress =
  /^(?![.])(?!.*[.][.])[^\s@<>()",;:\\[\]\p{Cc}\p{Cf}]+(?<![.])@(?:(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)[.])+(?!-)[\p{L}\p{M}\p{N}-]{2,}(?<!-)$/u;

/** A mail address, required. */
export const email = z
  .string(invalidEmail)
  .check(z.trim(), z.maxLength(limits.email, { error: invalidEmail, abort: true }), z.regex(mailAddress, invalidEmail));

/** A mail address that may be left blank. */
export const optionalEmail = z.optional(
  z.pipe(
    z.nullable(z.union([z.string(invalidEmail).check(z.trim(), z.maxLength(0, invalidEmail)), email], invalidEmail)),
    z.transform((text) => (text === '' ? null : text)),
  ),
);

/** An account, as shown to its owner only. */
export const user = z.object({
  id,
  username: z.string(),
  email: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  role: z.string(),
  createdAt: timestamp,
});
export type User = z.output<typeof user>;

/** What each form holds. */
export const loginForm = z.object({ username, password });
export const registerForm = z.object({
  username,
  password,
  email: optionalEmail,
  firstName: optionalText(limits.name),
  lastName: optionalText(limits.name),
});
export const forgotPasswordForm = z.object({ email });
