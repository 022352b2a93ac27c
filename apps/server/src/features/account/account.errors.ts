import type { KnownError } from '../../platform/http/errors.ts';

export const accountErrors = {
  wrongPassword: { code: 'wrong_password', status: 403, message: 'That password is not correct' },
  sessionNotFound: { code: 'session_not_found', status: 404, message: 'Session not found' },
} as const satisfies Record<string, KnownError>;
