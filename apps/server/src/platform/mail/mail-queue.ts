import type { Kysely } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, timestamp } from '../clock.ts';
import type { Database, Db } from '../database/database.ts';
import type { Letter, Mailer } from './mailer.ts';

/** Writes a queued letter at the moment it is sent, so that secrets in it are never stored. */
export type LetterWriter = (payload: unknown) => Promise<readonly Letter[]>;

export interface MailQueue {
  /** Tells how letters of one kind are written. */
  register(kind: string, writer: LetterWriter): void;
  /** Stores a letter to be sent; pass a transaction to make it part of one. */
  add(db: Db, kind: string, payload: unknown): Promise<void>;
  /** Sends what is due; called by itself after `add` and every half minute. */
  deliver(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

const waitsMs = [30_000, 120_000, 600_000, 3_600_000];
/** Longer than any mail server is waited for: within it no other instance takes the same letter. */
const takenForMs = 300_000;
const lookEveryMs = 30_000;
const atOnce = 20;

interface QueueParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly log: FastifyBaseLogger;
}

export function createMailQueue({ db, clock, mailer, log }: QueueParts): MailQueue {
  const writers = new Map<string, LetterWriter>();
  let delivering: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function deliverDue(): Promise<void> {
    const due = await db
      .selectFrom('mail_queue')
      .select(['id', 'kind', 'payload', 'attempts'])
      .where('status', '=', 'waiting')
      .where('nextAttemptAt', '<=', timestamp(clock))
      .orderBy('id')
      .limit(atOnce)
      .execute();
    for (const row of due) {
      if (stopped) return;
      if (await claim(row.id, row.attempts)) await deliverOne(row);
    }
  }

  /** Takes a letter for this process: another instance that saw the same row finds its attempts changed. */
  async function claim(id: number, attempts: number): Promise<boolean> {
    const result = await db
      .updateTable('mail_queue')
      .set({ attempts: attempts + 1, nextAttemptAt: inMs(takenForMs) })
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .where('attempts', '=', attempts)
      .executeTakeFirst();
    return Number(result.numUpdatedRows) === 1;
  }

  async function deliverOne(row: { id: number; kind: string; payload: string; attempts: number }): Promise<void> {
    try {
      const writer = writers.get(row.kind);
      const letters = writer ? await writer(JSON.parse(row.payload)) : [];
      for (const letter of letters) log.info({ letter: row.id }, await mailer.send(letter));
      await db.updateTable('mail_queue').set({ status: 'sent', payload: '{}' }).where('id', '=', row.id).execute();
    } catch {
      const givenUp = row.attempts >= waitsMs.length;
      log.warn({ letter: row.id, attempt: row.attempts + 1, givenUp }, 'letter could not be sent');
      const changes = givenUp
        ? ({ status: 'failed', payload: '{}' } as const)
        : { nextAttemptAt: inMs(waitsMs[row.attempts] ?? 0) };
      await db.updateTable('mail_queue').set(changes).where('id', '=', row.id).execute();
    }
  }

  function inMs(ms: number): string {
    return new Date(clock.now().getTime() + ms).toISOString();
  }

  function deliver(): Promise<void> {
    delivering ??= deliverDue()
      .catch(() => log.warn('the mail queue could not be read'))
      .finally(() => {
        delivering = null;
      });
    return delivering;
  }

  return {
    register: (kind, writer) => void writers.set(kind, writer),
    async add(on, kind, payload) {
      const now = timestamp(clock);
      await on
        .insertInto('mail_queue')
        .values({
          kind,
          payload: JSON.stringify(payload),
          status: 'waiting',
          attempts: 0,
          nextAttemptAt: now,
          createdAt: now,
        })
        .execute();
    },
    deliver,
    start() {
      timer = setInterval(() => void deliver(), lookEveryMs);
      timer.unref();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await delivering;
    },
  };
}
