import { type Selectable, sql } from 'kysely';
import { compileOnce } from '../../platform/database/compile-once.ts';
import type { Database, Db } from '../../platform/database/database.ts';
import { fromStored, toCount } from '../../platform/database/values.ts';

export type Counter =
  | 'totalUsers'
  | 'newSignups'
  | 'activeUsers'
  | 'chatMessages'
  | 'herbAnalyses'
  | 'productClicks'
  | 'pwaInstalls';

type Event = Omit<Selectable<Database['analytics_events']>, 'id'>;

/** Registering signs nobody in: who does no more than that was not active. */
export const signedOutEvent = 'signup';

/** Stores an event; true when it is the first one of the day that its user was signed in for. */
export async function insertEvent(db: Db, event: Event): Promise<boolean> {
  const { userId, eventType, eventData, sessionId, userAgent, ipAddress, day, createdAt } = event;
  const isActive = userId !== null && eventType !== signedOutEvent;
  const isFirst = isActive && (await listOfDay(db, [day, userId, signedOutEvent, 1])).length === 0;
  await insertRow(db, [userId, eventType, eventData, sessionId, userAgent, ipAddress, day, createdAt]);
  return isFirst;
}

const listOfDay = compileOnce((db) =>
  db
    .selectFrom('analytics_events')
    .select('id')
    .where('day', '=', 'a day')
    .where('userId', '=', 1)
    .where('eventType', '!=', signedOutEvent)
    .limit(1),
);
const insertRow = compileOnce((db) =>
  db.insertInto('analytics_events').values({
    userId: 1,
    eventType: '',
    eventData: '',
    sessionId: '',
    userAgent: '',
    ipAddress: '',
    day: '',
    createdAt: '',
  }),
);

type RaisedCounter = Exclude<Counter, 'totalUsers'>;

/** Raises a counter of the day by one; none is raised for null. The update locks the day's row: events of a day come one by one. */
export async function raiseCounter(
  db: Db,
  { day, counter }: { day: string; counter: RaisedCounter | null },
): Promise<void> {
  const raise = compiledRaises.get(counter) ?? compileRaise(counter);
  compiledRaises.set(counter, raise);
  await raise(db, [day, day]);
}

const compiledRaises = new Map<RaisedCounter | null, ReturnType<typeof compileRaise>>();

function compileRaise(counter: RaisedCounter | null) {
  const raised = counter === null ? {} : { [counter]: sql`${sql.ref(counter)} + 1` };
  return compileOnce((db) =>
    db
      .updateTable('daily_analytics')
      .set({ date: 'a day', ...raised })
      .where('date', '=', 'a day'),
  );
}

/** Makes the day's row when there is none yet. */
export async function ensureDay(db: Db, { day, createdAt }: { day: string; createdAt: string }): Promise<void> {
  if ((await listDayRows(db, [day])).length > 0) return;
  await db
    .insertInto('daily_analytics')
    .values({ date: day, totalUsers: await countUsers(db), createdAt })
    .onConflict((conflict) => conflict.column('date').doNothing())
    .execute();
}

const listDayRows = compileOnce((db) => db.selectFrom('daily_analytics').select('id').where('date', '=', 'a day'));

export async function noteTotalUsers(db: Db, day: string): Promise<void> {
  await db
    .updateTable('daily_analytics')
    .set({ totalUsers: await countUsers(db) })
    .where('date', '=', day)
    .execute();
}

/** True when this user asked not to be counted: the newest answer is the one that holds. */
export async function refusesAnalytics(db: Db, userId: number): Promise<boolean> {
  const [newest] = await listConsents(db, [userId, 'analytics', 1]);
  return newest !== undefined && !fromStored(newest.granted);
}

const listConsents = compileOnce((db) =>
  db
    .selectFrom('consents')
    .select('granted')
    .where('userId', '=', 1)
    .where('kind', '=', 'analytics')
    .orderBy('id', 'desc')
    .limit(1),
);

interface Today {
  readonly day: string;
  /** When the day began, as `createdAt` is stored. */
  readonly since: string;
}

/** The six figures of the overview, counted fresh. */
export async function countSummary(db: Db, { day, since }: Today) {
  const rows = async (table: 'chat_messages' | 'herb_analyses') =>
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
    .where('eventType', '!=', signedOutEvent)
    .executeTakeFirstOrThrow();
  return {
    totalUsers: await countUsers(db),
    newSignupsToday: await countUsers(db, since),
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
    .where((where) => where.or([where('ipAddress', 'is not', null), where('userAgent', 'is not', null)]))
    .execute();
  await db.deleteFrom('analytics_events').where('day', '<', deleteBefore).execute();
}

/** The accounts that exist and were created at `since` or later. */
async function countUsers(db: Db, since = ''): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(db.fn.countAll<number>().as('count'))
    .where('createdAt', '>=', since)
    .executeTakeFirstOrThrow();
  return toCount(count);
}
