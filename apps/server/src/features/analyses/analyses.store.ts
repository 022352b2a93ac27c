import type { ExpressionBuilder, Insertable } from 'kysely';
import type { Database, Db } from '../../platform/database/database.ts';
import type { Owned } from '../../platform/database/owned-rows.store.ts';
import type { PageOfUser } from '../../platform/paging.ts';

const summaryColumns = ['id', 'userId', 'result', 'herbId', 'herbName', 'createdAt'] as const;

export function listAnalysisRows(db: Db, { userId, limit, before }: PageOfUser) {
  let query = db
    .selectFrom('herb_analyses')
    .select([...summaryColumns, 'details'])
    .select(hasPicture)
    .where('userId', '=', userId);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

export function insertAnalysis(db: Db, row: Insertable<Database['herb_analyses']>) {
  return db
    .insertInto('herb_analyses')
    .values(row)
    .returning([...summaryColumns])
    .executeTakeFirstOrThrow();
}

export function findAnalysisRow(db: Db, { id, userId }: Owned) {
  return db
    .selectFrom('herb_analyses')
    .select([...summaryColumns, 'details'])
    .select(hasPicture)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
}

function hasPicture(eb: ExpressionBuilder<Database, 'herb_analyses'>) {
  return eb.case().when('imageBase64', 'is not', null).then(eb.lit(1)).else(eb.lit(0)).end().as('hasPicture');
}

export function findPicture(db: Db, { id, userId }: Owned) {
  return db
    .selectFrom('herb_analyses')
    .select('imageBase64')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** Keeps the newest `keep` analyses of a user. */
export async function dropOldAnalyses(db: Db, { userId, keep }: { userId: number; keep: number }): Promise<void> {
  const oldest = await db
    .selectFrom('herb_analyses')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .offset(keep)
    .limit(1)
    .executeTakeFirst();
  if (oldest) await db.deleteFrom('herb_analyses').where('userId', '=', userId).where('id', '<=', oldest.id).execute();
}
