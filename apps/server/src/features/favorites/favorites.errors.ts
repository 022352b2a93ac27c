import type { KnownError } from '../../platform/http/errors.ts';

export const favoritesErrors = {
  favoriteNotFound: { code: 'favorite_not_found', status: 404, message: 'Favorite not found' },
} as const satisfies Record<string, KnownError>;
