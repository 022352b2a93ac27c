import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Clock, serverDay, timestamp } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { addDays } from '../../platform/days.ts';
import { agentFamily, shortenAddress } from '../../platform/http/network.ts';
import { type Counter, forgetOldEvents, insertEvent, raiseCounters } from './analytics.store.ts';

export type EventType = 'login' | 'signup' | 'chat_message' | 'herb_analysis' | 'product_click' | 'pwa_install';

const counters: Readonly<Record<EventType, readonly Counter[]>> = {
  login: [],
  signup: ['newSignups', 'totalUsers'],
  chat_message: ['chatMessages'],
  herb_analysis: ['herbAnalyses'],
  product_click: ['productClicks'],
  pwa_install: ['pwaInstalls'],
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

/** Counts one event and raises the day's counters; pass the transaction of the write it belongs to. */
export async function recordEvent({ db, clock, request, type, userId, data }: EventInput): Promise<void> {
  const day = serverDay(clock);
  const isFirstToday = await insertEvent(db, {
    userId,
    eventType: type,
    eventData: data ? JSON.stringify(data) : null,
    sessionId: countingId(request, day),
    userAgent: agentFamily(request.headers['user-agent']),
    ipAddress: shortenAddress(request.ip),
    day,
    createdAt: timestamp(clock),
  });
  await raiseCounters({
    db,
    day,
    createdAt: timestamp(clock),
    counters: [...counters[type], ...(isFirstToday ? ['activeUsers' as const] : [])],
  });
}

/** What is kept of visits grows older than it is useful: addresses go after 90 days, whole rows after 13 months. */
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
