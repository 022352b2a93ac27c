import { endsEarly, limits } from '@herbie/contract';
import type { KnownError } from '../../platform/http/errors.ts';

export const supplementsErrors = {
  supplementNotFound: { code: 'supplement_not_found', status: 404, message: 'Supplement not found' },
  tooManySupplements: {
    code: 'too_many_supplements',
    status: 409,
    message: `A profile can hold at most ${limits.supplements} supplements. Delete one that is no longer taken first.`,
  },
  tooManyDoses: {
    code: 'too_many_doses',
    status: 409,
    message: `At most ${limits.loggedPerDay} doses can be logged for one day.`,
  },
  doseNotFound: { code: 'dose_not_found', status: 404, message: 'Dose not found' },
  endsEarly: { code: 'ends_early', status: 400, message: endsEarly },
  dayTooLate: { code: 'day_too_late', status: 400, message: 'A dose cannot be logged for a future day' },
} as const satisfies Record<string, KnownError>;
