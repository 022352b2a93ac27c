import type { Db } from '../../platform/database/database.ts';
import type { PageOfUser } from '../../platform/paging.ts';

function withHerb(db: Db) {
  return db
    .selectFrom('favorites')
    .innerJoin('herbs', 'herbs.id', 'favorites.herbId')
    .select(['favorites.id', 'favorites.userId', 'favorites.herbId', 'favorites.createdAt'])
    .select(['herbs.key', 'herbs.name', 'herbs.scientificName', 'herbs.description', 'herbs.uses', 'herbs.precautions'])
    .select('herbs.createdAt as herbCreatedAt');
}

export type FavoriteRow = Awaited<ReturnType<typeof listFavoriteRows>>[number];

export function listFavoriteRows(db: Db, { userId, limit, before }: PageOfUser) {
  let query = withHerb(db).where('favorites.userId', '=', userId);
  if (before !== undefined) query = query.where('favorites.id', '<', before);
  return query.orderBy('favorites.id', 'desc').limit(limit).execute();
}

export function getFavoriteOfHerb(db: Db, { userId, herbId }: { userId: number; herbId: number }) {
  return withHerb(db)
    .where('favorites.userId', '=', userId)
    .where('favorites.herbId', '=', herbId)
    .executeTakeFirstOrThrow();
}

/** True when this call stored it, false when it was there already. */
export async function insertFavorite(
  db: Db,
  row: { userId: number; herbId: number; createdAt: string },
): Promise<boolean> {
  const result = await db
    .insertInto('favorites')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'herbId']).doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}
