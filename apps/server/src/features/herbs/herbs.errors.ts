import type { KnownError } from '../../platform/http/errors.ts';

export const herbsErrors = {
  herbNotFound: { code: 'herb_not_found', status: 404, message: 'Herb not found' },
} as const satisfies Record<string, KnownError>;
