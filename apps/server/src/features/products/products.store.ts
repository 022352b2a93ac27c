import type { Insertable, Selectable } from 'kysely';
import type { Database, Db } from '../../platform/database/database.ts';
import { toStored } from '../../platform/database/values.ts';
import type { PageOfUser } from '../../platform/paging.ts';

type ProductsTable = Database['product_recommendations'];
export type RecommendationRow = Selectable<ProductsTable>;

const columns = [
  'id',
  'userId',
  'productName',
  'asin',
  'reason',
  'source',
  'sourceId',
  'isFavorite',
  'createdAt',
] as const;

/** A page of the user's products, or of their favorites only. */
export interface Shelf extends PageOfUser {
  readonly favoritesOnly: boolean;
}

export function listRecommendationRows(
  db: Db,
  { userId, favoritesOnly, limit, before }: Shelf,
): Promise<RecommendationRow[]> {
  let query = db.selectFrom('product_recommendations').select(columns).where('userId', '=', userId);
  if (favoritesOnly) query = query.where('isFavorite', '=', 1);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

/** Inserts; returns undefined when the user already has this product. */
export function insertRecommendation(db: Db, row: Insertable<ProductsTable>): Promise<RecommendationRow | undefined> {
  return db
    .insertInto('product_recommendations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'asin']).doNothing())
    .returning(columns)
    .executeTakeFirst();
}

export function findByAsin(db: Db, { userId, asin }: { userId: number; asin: string }): Promise<RecommendationRow> {
  return db
    .selectFrom('product_recommendations')
    .select(columns)
    .where('userId', '=', userId)
    .where('asin', '=', asin)
    .executeTakeFirstOrThrow();
}

interface Flag {
  readonly id: number;
  readonly userId: number;
  readonly isFavorite: boolean;
}

export function setFavoriteFlag(db: Db, { id, userId, isFavorite }: Flag): Promise<RecommendationRow | undefined> {
  return db
    .updateTable('product_recommendations')
    .set({ isFavorite: toStored(isFavorite) })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(columns)
    .executeTakeFirst();
}
