import type { KnownError } from '../../platform/http/errors.ts';

export const productsErrors = {
  recommendationNotFound: { code: 'recommendation_not_found', status: 404, message: 'Product not found' },
  sourceNotFound: { code: 'source_not_found', status: 404, message: 'Source not found' },
} as const satisfies Record<string, KnownError>;
