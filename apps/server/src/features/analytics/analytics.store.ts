import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Database, Db } from '../../platform/database/database.ts';
import { toCount } from '../../platform/database/values.ts';

export type Counter =
  | 'totalUsers'
  | 'newSignups'
  | 'activeUsers'
  | 'chatMessages'
  | 'herbAnalyses'
  | 'productClicks'
  | 'pwaInstalls';

/** Stores an event; true when it is its user's first one of the day. */
export async function insertEvent(db: Db, event: Insertable<Database['analytics_events']>): Promise<boolean> {
  const earlier =
    event.userId == null
      ? { id: 0 }
      : await db
          .selectFrom('analytics_events')
          .select('id')
          .where('day', '=', event.day)
          .where('userId', '=', event.userId)
          .limit(1)
          .executeTakeFirst();
  await db.insertInto('analytics_events').values(event).execute();
  return earlier === undefined;
}

interface Raise {
  readonly db: Db;
  readonly day: string;
  readonly createdAt: string;
  readonly counters: readonly Counter[];
}

/** Raises the day's counters by one, making the day's row when it is the first. */
export async function raiseCounters({ db, day, createdAt, counters }: Raise): Promise<void> {
  await db
    .insertInto('daily_analytics')
    .values({ date: day, createdAt })
    .onConflict((conflict) => conflict.column('date').doNothing())
    .execute();
  for (const counter of counters) {
    await db
      .updateTable('daily_analytics')
      .set({ [counter]: sql`${sql.ref(counter)} + 1` })
      .where('date', '=', day)
      .execute();
  }
  const users = await db.selectFrom('users').select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  if (counters.includes('totalUsers')) {
    await db
      .updateTable('daily_analytics')
      .set({ totalUsers: toCount(users.count) })
      .where('date', '=', day)
      .execute();
  }
}

/** The six figures of the overview, counted fresh. */
export async function countSummary(db: Db, day: string) {
  const rows = async (table: 'users' | 'chat_messages' | 'herb_analyses') =>
    toCount((await db.selectFrom(table).select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count);
  const clicks = await db
    .selectFrom('analytics_events')
    .select(db.fn.countAll<number>().as('count'))
    .where('eventType', '=', 'product_click')
    .executeTakeFirstOrThrow();
  const active = await db
    .selectFrom('analytics_events')
    .select((eb) => eb.fn.count<number>('userId').distinct().as('count'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  const signups = await db
    .selectFrom('daily_analytics')
    .select('newSignups')
    .where('date', '=', day)
    .executeTakeFirst();
  return {
    totalUsers: await rows('users'),
    newSignupsToday: toCount(signups?.newSignups),
    activeUsersToday: toCount(active.count),
    totalChatMessages: await rows('chat_messages'),
    totalHerbAnalyses: await rows('herb_analyses'),
    totalProductClicks: toCount(clicks.count),
  };
}

export function listDays(db: Db, { from, to }: { from: string; to: string }) {
  return db
    .selectFrom('daily_analytics')
    .select([
      'id',
      'date',
      'totalUsers',
      'newSignups',
      'activeUsers',
      'chatMessages',
      'herbAnalyses',
      'productClicks',
      'pwaInstalls',
      'createdAt',
    ])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .execute();
}

/** Shortens what is kept: addresses and agents after 90 days, whole rows after 13 months. */
export async function forgetOldEvents(
  db: Db,
  { anonymiseBefore, deleteBefore }: { anonymiseBefore: string; deleteBefore: string },
) {
  await db
    .updateTable('analytics_events')
    .set({ ipAddress: null, userAgent: null })
    .where('day', '<', anonymiseBefore)
    .execute();
  await db.deleteFrom('analytics_events').where('day', '<', deleteBefore).execute();
}
