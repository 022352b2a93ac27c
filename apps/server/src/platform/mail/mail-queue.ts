import type { Kysely } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, timestamp, timestampAfter } from '../clock.ts';
import type { Database, Db } from '../database/database.ts';
import { claimMail, type DueMail, insertMail, listDue, updateMail } from './mail-queue.store.ts';
import type { Mail, Mailer } from './mailer.ts';
import { codeOf } from '../error-code.ts';

/** Writes a queued mail at the moment it is sent, so that secrets in it are never stored. */
export type MailWriter = (payload: unknown) => Promise<readonly Mail[]>;

export interface MailQueue {
  /** Registers the writer for mails of one kind. */
  register(kind: string, writer: MailWriter): void;
  /** Stores a mail to be sent; pass a transaction to make it part of one. */
  add(db: Db, kind: string, payload: unknown): Promise<void>;
  /** Sends what is due. It is called every half minute, and by whoever has added a mail that should not wait. */
  deliver(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

const waitsMs = [30_000, 120_000, 600_000, 3_600_000];
/** Claim time of a mail, longer than the timeout of any mail server. */
const takenForMs = 300_000;
const pollEveryMs = 30_000;
const atOnce = 20;

interface QueueParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly log: FastifyBaseLogger;
}

export function createMailQueue(parts: QueueParts): MailQueue {
  const { clock, log } = parts;
  const writers = new Map<string, MailWriter>();
  const ended = new AbortController();
  let delivering: Promise<void> | null = null;
  let isAskedAgain = false;
  let timer: NodeJS.Timeout | undefined;

  function deliver(): Promise<void> {
    isAskedAgain = true;
    delivering ??= deliverAll().finally(() => {
      delivering = null;
    });
    return delivering;
  }

  /** Mails added while others are being sent need another pass. */
  async function deliverAll(): Promise<void> {
    while (isAskedAgain) {
      isAskedAgain = false;
      await deliverDue({ ...parts, writers, ended: ended.signal }).catch((error: unknown) =>
        log.warn({ reason: codeOf(error, 'unknown reason') }, 'the mail queue could not be read'),
      );
    }
  }

  return {
    register: (kind, writer) => void writers.set(kind, writer),
    async add(on, kind, payload) {
      const now = timestamp(clock);
      const due = { status: 'waiting', attempts: 0, nextAttemptAt: now, createdAt: now } as const;
      await insertMail(on, { kind, payload: JSON.stringify(payload), ...due });
    },
    deliver,
    start() {
      timer = setInterval(() => void deliver(), pollEveryMs);
      timer.unref();
    },
    async stop() {
      ended.abort();
      clearInterval(timer);
      await delivering;
    },
  };
}

interface Delivery extends QueueParts {
  readonly writers: ReadonlyMap<string, MailWriter>;
  readonly ended: AbortSignal;
}

async function deliverDue(delivery: Delivery): Promise<void> {
  const { db, clock, ended } = delivery;
  for (const mail of await listDue(db, { at: timestamp(clock), limit: atOnce })) {
    if (ended.aborted) return;
    if (await claimMail(db, { mail, until: timestampAfter(clock, takenForMs) })) await deliverOne(delivery, mail);
  }
}

async function deliverOne({ db, clock, mailer, log, writers }: Delivery, mail: DueMail): Promise<void> {
  const { id, kind, payload, attempts } = mail;
  try {
    const writer = writers.get(kind);
    const mails = writer ? await writer(JSON.parse(payload)) : [];
    for (const each of mails) log.info({ mail: id }, await mailer.send(each));
    await updateMail(db, { id, changes: { status: 'sent', payload: '{}' } });
  } catch (error) {
    const givenUp = attempts >= waitsMs.length;
    // The code alone: what a mail server says may name the address.
    const reason = codeOf(error, 'unknown reason');
    log.warn({ mail: id, attempt: attempts + 1, givenUp, reason }, 'mail could not be sent');
    const again = { nextAttemptAt: timestampAfter(clock, waitsMs[attempts] ?? 0) };
    await updateMail(db, { id, changes: givenUp ? { status: 'failed', payload: '{}' } : again });
  }
}
