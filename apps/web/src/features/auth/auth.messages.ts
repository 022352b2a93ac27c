import type { ToastMessage } from '../../ui/toast.tsx';

/** Every sentence of the account pages that people can read after doing something. */
export const authMessages = {
  loginSuccess: (username: string): ToastMessage => ({
    title: 'Login successful',
    description: `Welcome back, ${username}!`,
  }),
  loginInvalid: {
    title: 'Login error',
    description: 'An error occurred during login. Please try again.',
    variant: 'destructive',
  },
  loginFailed: (server?: string): ToastMessage => ({
    title: 'Login failed',
    description: server ?? 'Please check your credentials and try again.',
    variant: 'destructive',
  }),
  closed: 'This site takes no new accounts. Ask its operator for one.',
  registered: { title: 'Registration successful', description: 'Your account has been created. Please log in.' },
  registerFailed: (server?: string): ToastMessage => ({
    title: 'Registration failed',
    description: server ?? 'Please try again with different credentials.',
    variant: 'destructive',
  }),
  resetSent: {
    title: 'Reset Email Sent',
    description: "If an account exists with that email, you'll receive password reset instructions shortly.",
  },
  resetNotSent: {
    title: 'Something went wrong',
    description: 'Unable to process your request. Please try again later.',
    variant: 'destructive',
  },
  resetDone: { title: 'Password Updated', description: 'Your password has been reset successfully!' },
  resetFailed: (text: string): ToastMessage => ({
    title: 'Password Reset Failed',
    description: text,
    variant: 'destructive',
  }),
  resetBroken: (text: string): ToastMessage => ({
    title: 'Something went wrong',
    description: text,
    variant: 'destructive',
  }),
  missingToken: 'Missing password reset token. Please request a new password reset link.',
  resetRefused: 'Failed to reset password. Please try again.',
  resetCrashed: 'An unexpected error occurred. Please try again later.',
  blankKey: { title: 'Error', description: 'Please enter the secret key', variant: 'destructive' },
  promoteFailed: (server?: string): ToastMessage => ({
    title: 'Error',
    description: server ?? 'Failed to promote to admin',
    variant: 'destructive',
  }),
  promoteNetwork: { title: 'Error', description: 'Network error occurred', variant: 'destructive' },
  promoted: {
    title: 'Success!',
    description: "You've been promoted to admin. Please refresh the page to see analytics.",
  },
} as const;
