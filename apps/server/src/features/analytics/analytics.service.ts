import { addDays } from '@herbie/contract';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Clock, serverDay, timestamp } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { agentFamily, shortenAddress } from '../../platform/http/network.ts';
import {
  type Counter,
  ensureDay,
  forgetOldEvents,
  insertEvent,
  noteTotalUsers,
  raiseCounter,
  refusesAnalytics,
} from './analytics.store.ts';

export type EventType = 'login' | 'signup' | 'chat_message' | 'herb_analysis' | 'product_click' | 'pwa_install';

type EventCounter = Exclude<Counter, 'totalUsers' | 'activeUsers'>;

const counters: Readonly<Record<EventType, EventCounter | null>> = {
  login: null,
  signup: 'newSignups',
  chat_message: 'chatMessages',
  herb_analysis: 'herbAnalyses',
  product_click: 'productClicks',
  pwa_install: 'pwaInstalls',
};

const addressDays = 90;
const eventDays = 396;

interface EventInput {
  readonly db: Db;
  readonly clock: Clock;
  readonly request: FastifyRequest;
  readonly type: EventType;
  readonly userId: number | null;
  /** Never health data, message text or pictures. */
  readonly data?: Readonly<Record<string, string | number>>;
}

/**
 * Records an event and raises the day's counters, in the transaction of the write it belongs to. For an account that
 * opted out, only the number is kept.
 */
export async function recordEvent({ db, clock, request, type, userId, data }: EventInput): Promise<void> {
  const day = serverDay(clock);
  const createdAt = timestamp(clock);
  const counter = counterOf(type);
  await ensureDay(db, { day, createdAt });
  await raiseCounter(db, { day, counter });
  if (type === 'signup') await noteTotalUsers(db, day);
  const isNameless = userId !== null && (await refusesAnalytics(db, userId));
  const isFirstToday = await insertEvent(db, {
    eventType: type,
    eventData: data ? JSON.stringify(data) : null,
    ...(isNameless ? nobody : visitorOf(request, { userId, day })),
    day,
    createdAt,
  });
  if (isFirstToday) await raiseCounter(db, { day, counter: 'activeUsers' });
}

/** Keeps the day's number of accounts right after one was deleted, in the transaction that deletes it. */
export async function noteDeletedAccount(db: Db, clock: Clock): Promise<void> {
  await noteTotalUsers(db, serverDay(clock));
}

/** The counter an event raises. */
export function counterOf(type: string): EventCounter | null {
  return Object.entries(counters).find(([name]) => name === type)?.[1] ?? null;
}

const nobody = { userId: null, sessionId: null, userAgent: null, ipAddress: null };

function visitorOf(request: FastifyRequest, { userId, day }: { userId: number | null; day: string }) {
  return {
    userId,
    sessionId: countingId(request, day),
    userAgent: agentFamily(request.headers['user-agent']),
    ipAddress: shortenAddress(request.ip),
  };
}

/** Retention of visits: addresses are removed after 90 days, whole rows after 13 months. */
export async function forgetOldVisits({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<void> {
  const today = serverDay(clock);
  await forgetOldEvents(db, {
    anonymiseBefore: addDays(today, -addressDays),
    deleteBefore: addDays(today, -eventDays),
  });
}

/** Groups one day's events of one session without naming the session. */
function countingId(request: FastifyRequest, day: string): string | null {
  const session = request.signedIn?.sessionId;
  return session === undefined ? null : createHash('sha256').update(`${day}:${session}`).digest('hex').slice(0, 16);
}
