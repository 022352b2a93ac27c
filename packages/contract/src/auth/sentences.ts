import { limits } from '../limits.ts';

/** Sentences that forms and server share. */
export const usernameTooShort = 'Username must be at least 3 characters';
export const passwordTooShort = 'Password must be at least 6 characters';
export const passwordTooLong = `Password must be at most ${limits.password} characters`;
export const invalidEmail = 'Please enter a valid email address';
export const passwordsDiffer = 'Passwords do not match';
export const resetLinkInvalid = 'This password reset link is invalid or has expired. Please request a new one.';
export const secretKeyMissing = 'Please enter the secret key';
export const forgotPasswordAnswer =
  "If an account exists with that email, you'll receive password reset instructions shortly.";
export const resetPasswordAnswer = 'Your password has been reset successfully!';
