import { createHash, createHmac } from 'node:crypto';
import type { Call } from '@herbie/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { timestamp, timestampBefore } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { writeNowOrRetry } from '../database/write-now-or-retry.ts';
import { isUniqueViolation } from '../database/values.ts';
import type { AppDeps } from '../deps.ts';
import { codeOf } from '../error-code.ts';
import { AppError, platformErrors } from './errors.ts';
import { findKey, insertKey, noteAnswer, type OwnedKey, removeOldKey, settleUnfinished } from './idempotency.store.ts';

const keyTtlMs = 24 * 60 * 60 * 1000;
const abandonedAfterMs = 3 * 60 * 1000;
const maxKeyLength = 255;

/**
 * Stores the reply of a creating call under its Idempotency-Key, in the same transaction as the data it creates: after a
 * crash either both are there or neither is.
 */
export interface ReplyRecorder {
  /** Runs `work` in a transaction. Replies 200 when the record existed already (`isNew` is false). */
  write<Answer>(work: (tx: Db) => Promise<{ readonly answer: Answer; readonly isNew: boolean }>): Promise<Answer>;
  /** At the start of a long answer: stores, in its transaction, the reply in case it is never finished. */
  begin(tx: Db, unfinished: unknown): Promise<void>;
  /** Stores the finished long answer, before any caller receives it. */
  end(answer: unknown): Promise<void>;
  /** A long answer has failed: the same request sent again gets what was stored of it. */
  giveUp(): Promise<void>;
}

interface IdempotentRun {
  readonly deps: AppDeps;
  readonly call: Call;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly run: (recorder: ReplyRecorder) => Promise<unknown>;
  /** Sends a stored reply as events, to callers that ask for an event stream. */
  readonly replay: ((answer: unknown) => unknown) | undefined;
}

/** Runs a creating call once per Idempotency-Key: the same request sent again gets the first reply. */
export async function runIdempotent({ deps, call, request, reply, run, replay }: IdempotentRun): Promise<unknown> {
  const { db } = deps;
  const [defaultStatus = 200] = call.success ?? [];
  const key = keyOf(call, request);
  if (key === undefined)
    return run(
      createRecorder({ db, request, reply, defaultStatus, note: async () => undefined, giveUp: async () => undefined }),
    );
  const owned = { ownerId: request.signedIn?.user.id ?? 0, key: hashOf(key) };
  const first = await reserve(deps, { ...owned, callName: call.name, bodyHash: hashOfSent(request, key) });
  if (first) {
    void reply.status(first.status);
    const answer: unknown = JSON.parse(first.reply);
    return replay && wantsEvents(request) ? replay(answer) : answer;
  }
  const giveUp = () => writeNowOrRetry(() => settleUnfinished(db, { owned }));
  let isNoted = false;
  const note: Note = async (on, { status, answer }) => {
    await noteAnswer(on, { ...owned, status, reply: JSON.stringify(answer) });
    isNoted = true;
  };
  try {
    const answer = await run(createRecorder({ db, request, reply, defaultStatus, note, giveUp }));
    // The work is done, so reply even when the key cannot be updated: it still blocks a second run until it expires.
    if (!isNoted) await note(db, { status: reply.statusCode, answer }).catch((error: unknown) => warn(request, error));
    return answer;
  } catch (error) {
    await giveUp();
    throw error;
  }
}

/** At the start. The embedded database belongs to this process alone, so every unfinished key is abandoned. */
export async function settleUnfinishedKeys({ db, clock, engine }: AppDeps): Promise<void> {
  await settleUnfinished(db, engine === 'sqlite' ? {} : { before: timestampBefore(clock, abandonedAfterMs) });
}

export function wantsEvents(request: FastifyRequest): boolean {
  return String(request.headers.accept ?? '').includes('text/event-stream');
}

/** The key of a request that must run only once. */
function keyOf(call: Call, request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  const creates = call.creates === true || call.success?.includes(201) === true;
  if (!creates || typeof key !== 'string' || key === '') return undefined;
  if (key.length > maxKeyLength) throw new AppError(platformErrors.keyTooLong);
  return key;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Under the key, of which only the hash is stored: a password that was sent cannot be guessed from a copy of the database. */
function hashOfSent({ url, body }: FastifyRequest, key: string): string {
  return createHmac('sha256', key)
    .update(hashOf(`${url}\n${JSON.stringify(body ?? null)}`))
    .digest('hex');
}

type Note = (on: Db, noted: { readonly status: number | null; readonly answer: unknown }) => Promise<void>;

interface RecorderParts {
  readonly db: AppDeps['db'];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly defaultStatus: number;
  readonly note: Note;
  readonly giveUp: () => Promise<void>;
}

function createRecorder({ db, request, reply, defaultStatus, note, giveUp }: RecorderParts): ReplyRecorder {
  return {
    write: (work) =>
      db.transaction().execute(async (tx) => {
        const { answer, isNew } = await work(tx);
        void reply.status(isNew ? defaultStatus : 200);
        await note(tx, { status: reply.statusCode, answer });
        return answer;
      }),
    begin: (tx, unfinished) => note(tx, { status: null, answer: unfinished }),
    end: (answer) => note(db, { status: defaultStatus, answer }).catch((error: unknown) => warn(request, error)),
    giveUp,
  };
}

type Reservation = OwnedKey & { readonly callName: string; readonly bodyHash: string };

/** Reserves the key for this request, or returns the stored reply when it ran before. */
async function reserve(
  { db, clock }: AppDeps,
  reservation: Reservation,
): Promise<{ status: number; reply: string } | null> {
  const { ownerId, key, callName, bodyHash } = reservation;
  await removeOldKey(db, { ownerId, key, before: timestampBefore(clock, keyTtlMs) });
  await settleUnfinished(db, { owned: { ownerId, key }, before: timestampBefore(clock, abandonedAfterMs) });
  try {
    await insertKey(db, { ...reservation, createdAt: timestamp(clock) });
    return null;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  const first = await findKey(db, { ownerId, key });
  if (first && (first.bodyHash !== bodyHash || first.callName !== callName))
    throw new AppError(platformErrors.keyReused);
  if (!first || first.status === null || first.reply === null) throw new AppError(platformErrors.keyRunning);
  return { status: first.status, reply: first.reply };
}

function warn(request: FastifyRequest, error: unknown): void {
  request.log.warn({ reason: codeOf(error, 'unknown reason') }, 'an Idempotency-Key could not be kept');
}
