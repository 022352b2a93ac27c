import type { Insertable } from 'kysely';
import type { Database, Db } from '../../platform/database/database.ts';
import { toCount } from '../../platform/database/values.ts';
import { signedOutEvent } from './analytics.store.ts';

const rolledUpTo = 'analytics-rolled-up-to';

/**
 * The last day that was rolled up, '' when none was. It locks the row until the transaction ends, so that of
 * several instances one does the work and the others find it done.
 */
export async function holdRolledUpTo(tx: Db): Promise<string> {
  await tx
    .insertInto('settings_kept')
    .values({ name: rolledUpTo, value: '' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await tx
    .updateTable('settings_kept')
    .set({ name: rolledUpTo })
    .where('name', '=', rolledUpTo)
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

export async function markRolledUpTo(tx: Db, day: string): Promise<void> {
  await tx.updateTable('settings_kept').set({ value: day }).where('name', '=', rolledUpTo).execute();
}

interface Days {
  readonly from: string;
  readonly to: string;
}

export async function findFirstDay(db: Db): Promise<string | null> {
  const events = await db.selectFrom('analytics_events').select(db.fn.min('day').as('day')).executeTakeFirst();
  return events?.day ?? null;
}

export async function countEvents(db: Db, { from, to }: Days) {
  const rows = await db
    .selectFrom('analytics_events')
    .select(['day', 'eventType', db.fn.countAll<number>().as('count')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['day', 'eventType'])
    .execute();
  return rows.map(({ day, eventType, count }) => ({ day, eventType, count: toCount(count) }));
}

export async function countActiveUsers(db: Db, { from, to }: Days): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('analytics_events')
    .select((eb) => ['day', eb.fn.count<number>('userId').distinct().as('count')])
    .where('eventType', '!=', signedOutEvent)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('day')
    .execute();
  return new Map(rows.map(({ day, count }) => [day, toCount(count)]));
}

/** The number of accounts, and how many of them were created on each day since `from`. */
export async function countAccounts(db: Db, from: string) {
  const all = await db.selectFrom('users').select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const since = await db
    .selectFrom('analytics_events')
    .select(['day', db.fn.countAll<number>().as('count')])
    .where('eventType', '=', 'signup')
    .where('userId', 'is not', null)
    .where('day', '>=', from)
    .groupBy('day')
    .execute();
  return { now: toCount(all.count), since: since.map(({ day, count }) => ({ day, count: toCount(count) })) };
}

export async function findDay(db: Db, date: string) {
  return db.selectFrom('daily_analytics').selectAll().where('date', '=', date).executeTakeFirst();
}

export async function putDay(db: Db, row: Insertable<Database['daily_analytics']>): Promise<void> {
  const { createdAt: _, ...counted } = row;
  await db
    .insertInto('daily_analytics')
    .values(row)
    .onConflict((conflict) => conflict.column('date').doUpdateSet(counted))
    .execute();
}
