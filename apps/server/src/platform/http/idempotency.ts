import { createHash } from 'node:crypto';
import type { Call } from '@herbie/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { timestamp } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { isUniqueViolation } from '../database/values.ts';
import type { AppDeps } from '../deps.ts';
import { AppError, platformErrors } from './errors.ts';
import { findKey, insertKey, noteAnswer, type OwnedKey, removeOldKey, settleUnfinished } from './idempotency.store.ts';

const keptMs = 24 * 60 * 60 * 1000;
const abandonedAfterMs = 3 * 60 * 1000;
const longestKey = 255;

/**
 * What a creating call writes with: the answer is noted under the request's Idempotency-Key in the transaction of what
 * it tells of. Whenever the process ends, both are there or neither is.
 */
export interface KeptAnswer {
  /** Runs a write in a transaction. What was there already (`isNew` false) is answered with 200. */
  write<Answer>(work: (tx: Db) => Promise<{ readonly answer: Answer; readonly isNew: boolean }>): Promise<Answer>;
  /** Notes, in the transaction that begins a long answer, what is answered should nobody end it. */
  begin(tx: Db, unfinished: unknown): Promise<void>;
}

interface Once {
  readonly deps: AppDeps;
  readonly call: Call;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly run: (kept: KeptAnswer) => Promise<unknown>;
}

/** Runs a creating call once per Idempotency-Key: the same request again gets the first answer again. */
export async function once({ deps, call, request, reply, run }: Once): Promise<unknown> {
  const { db } = deps;
  const key = keyOf(call, request);
  if (key === undefined) return run(writing({ db, reply, note: async () => undefined }));
  const owned = { ownerId: request.signedIn?.user.id ?? 0, key };
  const first = await reserve(deps, { ...owned, callName: call.name, bodyHash: hashOf(request) });
  if (first) {
    void reply.status(first.status);
    return JSON.parse(first.reply);
  }
  let isNoted = false;
  const note: Note = async (on, { status, answer }) => {
    await noteAnswer(on, { ...owned, status, reply: JSON.stringify(answer) });
    isNoted ||= status !== null;
  };
  try {
    const answer = await run(writing({ db, reply, note }));
    // What was done is told, even if that it was done cannot be noted: until the key is given up, nobody does it again.
    if (!isNoted) await note(db, { status: reply.statusCode, answer }).catch(() => warn(request));
    return answer;
  } catch (error) {
    await settleUnfinished(db, { owned }).catch(() => warn(request));
    throw error;
  }
}

/** At start: on the embedded database, which belongs to this process alone, nobody is at work on anything. */
export async function settleKeys({ db, clock, engine }: AppDeps): Promise<void> {
  await settleUnfinished(db, engine === 'sqlite' ? {} : { before: ago(clock, abandonedAfterMs) });
}

export function wantsEvents(request: FastifyRequest): boolean {
  return String(request.headers.accept ?? '').includes('text/event-stream');
}

/** The key of a request that is to be done once. */
function keyOf(call: Call, request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  const creates = call.success?.includes(201) === true && call.method === 'POST';
  if (!creates || typeof key !== 'string' || key === '' || wantsEvents(request)) return undefined;
  if (key.length > longestKey) throw new AppError(platformErrors.keyTooLong);
  return key;
}

function hashOf({ url, body }: FastifyRequest): string {
  return createHash('sha256')
    .update(`${url}\n${JSON.stringify(body ?? null)}`)
    .digest('hex');
}

type Note = (on: Db, noted: { readonly status: number | null; readonly answer: unknown }) => Promise<void>;

interface Writing {
  readonly db: AppDeps['db'];
  readonly reply: FastifyReply;
  readonly note: Note;
}

function writing({ db, reply, note }: Writing): KeptAnswer {
  return {
    write: (work) =>
      db.transaction().execute(async (tx) => {
        const { answer, isNew } = await work(tx);
        void reply.status(isNew ? 201 : 200);
        await note(tx, { status: reply.statusCode, answer });
        return answer;
      }),
    begin: (tx, unfinished) => note(tx, { status: null, answer: unfinished }),
  };
}

type Reservation = OwnedKey & { readonly callName: string; readonly bodyHash: string };

/** Takes the key for this request; or the first answer, when it was answered before. */
async function reserve(
  { db, clock }: AppDeps,
  reservation: Reservation,
): Promise<{ status: number; reply: string } | null> {
  const { ownerId, key, callName, bodyHash } = reservation;
  await removeOldKey(db, { ownerId, key, before: ago(clock, keptMs) });
  await settleUnfinished(db, { owned: { ownerId, key }, before: ago(clock, abandonedAfterMs) });
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

function ago(clock: AppDeps['clock'], ms: number): string {
  return new Date(clock.now().getTime() - ms).toISOString();
}

function warn(request: FastifyRequest): void {
  request.log.warn('an Idempotency-Key could not be kept');
}
