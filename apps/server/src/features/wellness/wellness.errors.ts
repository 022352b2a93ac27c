import type { KnownError } from '../../platform/http/errors.ts';

export const wellnessErrors = {
  entryNotFound: { code: 'entry_not_found', status: 404, message: 'Entry not found' },
  profileDiffers: { code: 'profile_differs', status: 400, message: 'profileId does not match the address' },
  dayTooLate: { code: 'day_too_late', status: 400, message: 'Date cannot be in the future' },
} as const satisfies Record<string, KnownError>;
