import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { done, id, idParams, list, optionalText, pageQuery, requiredText, timestamp, trueOrFalse } from '../fields.ts';
import { limits } from '../limits.ts';

/** Where a product was put forward. */
export const productSources = ['chat', 'herb_analyzer'] as const;
const source = z.enum(productSources, 'source must be chat or herb_analyzer');
const productName = requiredText({ max: limits.productName, message: 'Product name is required' });
const asinPattern = /^[A-Z0-9]{10}$/;
const asin = z.string('Invalid ASIN').check(z.regex(asinPattern, 'Invalid ASIN'));
const asinOrBlank = z.optional(
  z.pipe(
    z.nullable(z.union([z.literal(''), asin], 'Invalid ASIN')),
    z.transform((text) => (text === '' ? null : text)),
  ),
);

/** A product to look for at the retailer; the link is a search built by the server. */
export const product = z.object({
  productName: z.string(),
  asin: z.string(),
  reason: z.nullable(z.string()),
  url: z.string(),
});
export type Product = z.output<typeof product>;

/** A product a person kept, and the record it came from. */
export const recommendation = z.object({
  id,
  userId: id,
  productName: z.string(),
  asin: z.string(),
  reason: z.nullable(z.string()),
  source,
  sourceId: id,
  isFavorite: z.boolean(),
  createdAt: timestamp,
  url: z.string(),
});
export type Recommendation = z.output<typeof recommendation>;

/** The products a person kept, newest first. */
export const listRecommendations = defineCall({
  name: 'listRecommendations',
  method: 'GET',
  path: '/api/product-recommendations',
  access: 'user',
  query: pageQuery({ defaultLimit: 50, maxLimit: limits.page }),
  reply: list(recommendation),
});

/** Those of them with a heart. */
export const listFavoriteProducts = defineCall({
  name: 'listFavoriteProducts',
  method: 'GET',
  path: '/api/product-recommendations/favorites',
  access: 'user',
  query: pageQuery({ defaultLimit: 50, maxLimit: limits.page }),
  reply: list(recommendation),
});

/**
 * Keeps a product of the account's own chat or analysis; 200 when it was kept already. Refused with
 * `source_not_found`.
 */
export const createRecommendation = defineCall({
  name: 'createRecommendation',
  method: 'POST',
  path: '/api/product-recommendations',
  access: 'user',
  body: z.object({
    productName,
    asin: asinOrBlank,
    reason: optionalText(limits.productReason),
    source,
    sourceId: id,
    isFavorite: z.optional(trueOrFalse),
  }),
  reply: recommendation,
  success: [201, 200],
});

/** Gives or takes the heart of a kept product. Refused with `recommendation_not_found`. */
export const setProductFavorite = defineCall({
  name: 'setProductFavorite',
  method: 'PATCH',
  path: '/api/product-recommendations/:id/favorite',
  access: 'user',
  params: idParams,
  body: z.object({ isFavorite: trueOrFalse }),
  reply: recommendation,
});

/** Takes a kept product away. Refused with `recommendation_not_found`. */
export const deleteRecommendation = defineCall({
  name: 'deleteRecommendation',
  method: 'DELETE',
  path: '/api/product-recommendations/:id',
  access: 'user',
  params: idParams,
  reply: done,
});

/** Counts that a product was opened at the retailer. */
export const recordProductClick = defineCall({
  name: 'recordProductClick',
  method: 'POST',
  path: '/api/product-click',
  access: 'public',
  body: z.object({ asin: asinOrBlank, productName, source, sourceId: id }),
  reply: done,
  creates: true,
});
