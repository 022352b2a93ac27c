import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { done, id, idParams, list, pageQuery, timestamp } from '../fields.ts';
import { limits } from '../limits.ts';
import { herb } from '../herbs/herbs.shapes.ts';

/** A saved herb. */
export const favorite = z.object({ id, userId: id, herbId: id, createdAt: timestamp, herb });
export type Favorite = z.output<typeof favorite>;

/** The herbs a person saved, newest first. */
export const listFavorites = defineCall({
  name: 'listFavorites',
  method: 'GET',
  path: '/api/favorites',
  access: 'user',
  query: pageQuery({ defaultLimit: 50, maxLimit: limits.page }),
  reply: list(favorite),
});

/** Saves a herb; 200 when it was saved already. Refused with `herb_not_found`. */
export const createFavorite = defineCall({
  name: 'createFavorite',
  method: 'POST',
  path: '/api/favorites',
  access: 'user',
  body: z.object({ herbId: id }),
  reply: favorite,
  success: [201, 200],
});

/** Takes a saved herb away. Refused with `favorite_not_found`. */
export const deleteFavorite = defineCall({
  name: 'deleteFavorite',
  method: 'DELETE',
  path: '/api/favorites/:id',
  access: 'user',
  params: idParams,
  reply: done,
});
