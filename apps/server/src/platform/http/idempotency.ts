import { createHash } from 'node:crypto';
import type { Call } from '@herbie/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { timestamp } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { nowOrLater } from '../database/now-or-later.ts';
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
  /** Notes what a long answer has become, before anybody is told. */
  end(answer: unknown): Promise<void>;
  /** A long answer that was begun has failed: sent again, what it came to is told. */
  giveUp(): Promise<void>;
}

interface Once {
  readonly deps: AppDeps;
  readonly call: Call;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly run: (kept: KeptAnswer) => Promise<unknown>;
  /** Tells callers who want events what was answered before. */
  readonly retell: ((answer: unknown) => unknown) | undefined;
}

/** Runs a creating call once per Idempotency-Key: the same request again gets the first answer again. */
export async function once({ deps, call, request, reply, run, retell }: Once): Promise<unknown> {
  const { db } = deps;
  const [usualStatus = 200] = call.success ?? [];
  const key = keyOf(call, request);
  if (key === undefined)
    return run(
      keptWith({ db, request, reply, usualStatus, note: async () => undefined, giveUp: async () => undefined }),
    );
  const owned = { ownerId: request.signedIn?.user.id ?? 0, key };
  const first = await reserve(deps, { ...owned, callName: call.name, bodyHash: hashOf(request) });
  if (first) {
    void reply.status(first.status);
    const answer: unknown = JSON.parse(first.reply);
    return retell && wantsEvents(request) ? retell(answer) : answer;
  }
  const giveUp = () => nowOrLater(() => settleUnfinished(db, { owned }));
  let isNoted = false;
  const note: Note = async (on, { status, answer }) => {
    await noteAnswer(on, { ...owned, status, reply: JSON.stringify(answer) });
    isNoted = true;
  };
  try {
    const answer = await run(keptWith({ db, request, reply, usualStatus, note, giveUp }));
    // What was done is told, even if that it was done cannot be noted: until the key is given up, nobody does it again.
    if (!isNoted) await note(db, { status: reply.statusCode, answer }).catch(() => warn(request));
    return answer;
  } catch (error) {
    await giveUp();
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
  const creates = call.creates === true || call.success?.includes(201) === true;
  if (!creates || typeof key !== 'string' || key === '') return undefined;
  if (key.length > longestKey) throw new AppError(platformErrors.keyTooLong);
  return key;
}

function hashOf({ url, body }: FastifyRequest): string {
  return createHash('sha256')
    .update(`${url}\n${JSON.stringify(body ?? null)}`)
    .digest('hex');
}

type Note = (on: Db, noted: { readonly status: number | null; readonly answer: unknown }) => Promise<void>;

interface Keeping {
  readonly db: AppDeps['db'];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly usualStatus: number;
  readonly note: Note;
  readonly giveUp: () => Promise<void>;
}

function keptWith({ db, request, reply, usualStatus, note, giveUp }: Keeping): KeptAnswer {
  return {
    write: (work) =>
      db.transaction().execute(async (tx) => {
        const { answer, isNew } = await work(tx);
        void reply.status(isNew ? usualStatus : 200);
        await note(tx, { status: reply.statusCode, answer });
        return answer;
      }),
    begin: (tx, unfinished) => note(tx, { status: null, answer: unfinished }),
    end: (answer) => note(db, { status: usualStatus, answer }).catch(() => warn(request)),
    giveUp,
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
