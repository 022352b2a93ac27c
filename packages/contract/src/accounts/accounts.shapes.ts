import * as z from 'zod/mini';
import { id, optionalText, timestamp } from '../fields.ts';

export const usernameTooShort = 'Username must be at least 3 characters';
export const passwordTooShort = 'Password must be at least 6 characters';
export const invalidEmail = 'Please enter a valid email address';
export const passwordsDiffer = 'Passwords do not match';
export const secretKeyMissing = 'Please enter the secret key';
export const forgotPasswordAnswer =
  "If an account exists with that email, you'll receive password reset instructions shortly.";
export const resetPasswordAnswer = 'Your password has been reset successfully!';

export const username = z
  .string(usernameTooShort)
  .check(
    z.trim(),
    z.minLength(3, usernameTooShort),
    z.maxLength(50, 'Username must be at most 50 characters'),
    z.regex(/^[^\p{Cc}\p{Cf}]*$/u, 'Username contains characters that cannot be used'),
  );

export const password = z
  .string(passwordTooShort)
  .check(z.minLength(6, passwordTooShort), z.maxLength(200, 'Password must be at most 200 characters'));

/** A mail address, required. */
export const email = z
  .string(invalidEmail)
  .check(
    z.trim(),
    z.maxLength(254, invalidEmail),
    z.regex(/^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+\.[^\s@<>()",;:\\[\].]{2,}$/, invalidEmail),
  );

/** A mail address that may be left blank. */
export const optionalEmail = z.optional(
  z.pipe(
    z.nullable(z.union([z.string(invalidEmail).check(z.trim(), z.maxLength(0, invalidEmail)), email], invalidEmail)),
    z.transform((text) => (text === '' ? null : text)),
  ),
);

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

export const loginForm = z.object({ username, password });
export const registerForm = z.object({
  username,
  password,
  email: optionalEmail,
  firstName: optionalText(100),
  lastName: optionalText(100),
});
export const forgotPasswordForm = z.object({ email });
