import type { Db } from './database.ts';

/** What a person may delete one by one. */
type OwnedTable =
  | 'favorites'
  | 'herb_analyses'
  | 'product_recommendations'
  | 'sessions'
  | 'supplement_doses'
  | 'supplements'
  | 'wellness_entries';

/** A row and whose it has to be: someone else's is not found. */
export interface Owned {
  readonly id: number;
  readonly userId: number;
}

/** True when a row of this user went. */
export async function deleteOwnedRow(db: Db, table: OwnedTable, { id, userId }: Owned): Promise<boolean> {
  const result = await db.deleteFrom(table).where('id', '=', id).where('userId', '=', userId).executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}
