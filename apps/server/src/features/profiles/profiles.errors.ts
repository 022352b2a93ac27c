import { limits } from '@herbie/contract';
import type { KnownError } from '../../platform/http/errors.ts';

export const profilesErrors = {
  profileNotFound: { code: 'profile_not_found', status: 404, message: 'Profile not found' },
  noMainProfile: { code: 'no_main_profile', status: 404, message: 'No main profile yet' },
  tooManyProfiles: {
    code: 'too_many_profiles',
    status: 409,
    message: `An account can hold at most ${limits.profiles} profiles.`,
  },
  mainProfileKept: {
    code: 'main_profile_kept',
    status: 409,
    message: "The main profile can't be deleted. Make another profile the main one first.",
  },
} as const satisfies Record<string, KnownError>;
