import { setTimeout as wait } from 'node:timers/promises';
import type { AnswerEvent } from '@herbie/contract';
import { type Clock, timestampBefore } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { eventsOf, heartbeatMs, interrupted, type News } from './followed-answer.ts';
import { readExchange } from './messages.service.ts';
import { findProgress, interruptMessage } from './running-answers.store.ts';

const pollEveryMs = 500;
/** A writer reports every second; after this long without a report it is dead. */
const silentMs = 15_000;

interface Following {
  readonly db: Db;
  readonly clock: Clock;
  readonly messageId: number;
  readonly left: AbortSignal;
}

/** Writers without a report since this time are dead. */
export function silentSince(clock: Clock): string {
  return timestampBefore(clock, silentMs);
}

/** Follows an answer that another instance is writing, through the database; short outages of the database are tolerated. */
export async function* followElsewhere({ db, clock, messageId, left }: Following): AsyncGenerator<News> {
  let heard = 0;
  let silentForMs = 0;
  let lookedAt = performance.now();
  while (!left.aborted) {
    try {
      const progress = await findProgress(db, messageId);
      lookedAt = performance.now();
      if (progress?.status === 'running' && (progress.seenAt ?? '') < silentSince(clock)) {
        await interruptMessage(db, messageId);
        return yield [interrupted];
      }
      if (progress?.status !== 'running') return yield await lastWords(db, { messageId, heard });
      const news = readEvents(progress.events).slice(heard);
      heard += news.length;
      if (news.length > 0) yield news;
      silentForMs = news.length > 0 ? 0 : silentForMs + pollEveryMs;
    } catch {
      if (performance.now() - lookedAt > silentMs) return yield [interrupted];
    }
    if (silentForMs >= heartbeatMs) {
      silentForMs = 0;
      yield 'heartbeat';
    }
    await wait(pollEveryMs, undefined, { signal: left, ref: false }).catch(() => undefined);
  }
}

/** A finished answer is read from its message: its writer no longer reports. */
async function lastWords(
  db: Db,
  { messageId, heard }: { messageId: number; heard: number },
): Promise<readonly AnswerEvent[]> {
  const exchange = await readExchange(db, messageId);
  if (exchange === undefined || exchange.status === 'interrupted') return [interrupted];
  if (heard === 0) return eventsOf(exchange);
  return [
    { event: 'findings', data: exchange.findings },
    { event: 'products', data: exchange.products },
    { event: 'done', data: exchange },
  ];
}

function readEvents(text: string | null): AnswerEvent[] {
  // safe: only the writer of an answer fills this column, with its events.
  return text === null ? [] : (JSON.parse(text) as AnswerEvent[]);
}
