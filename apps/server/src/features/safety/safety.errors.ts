import type { KnownError } from '../../platform/http/errors.ts';

export const safetyErrors = {
  unknownUse: {
    code: 'unknown_use',
    status: 400,
    message: 'Herbs cannot be looked up for this use. Try a word like sleep, stress or digestion.',
  },
} as const satisfies Record<string, KnownError>;
