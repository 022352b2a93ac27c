import { createHash } from 'node:crypto';
import type { Call } from '@herbie/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../deps.ts';
import { isUniqueViolation } from '../database/values.ts';
import { timestamp } from '../clock.ts';
import { AppError, platformErrors } from './errors.ts';

const keptMs = 24 * 60 * 60 * 1000;
const abandonedAfterMs = 3 * 60 * 1000;
const longestKey = 255;

interface Once {
  readonly deps: AppDeps;
  readonly call: Call;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly run: () => Promise<unknown>;
}

/** Runs a creating call once per Idempotency-Key: the same request again gets the first answer again. */
export async function once({ deps, call, request, reply, run }: Once): Promise<unknown> {
  const key = request.headers['idempotency-key'];
  const creates = call.success?.includes(201) === true && call.method === 'POST';
  if (!creates || typeof key !== 'string' || key === '' || wantsEvents(request)) return run();
  if (key.length > longestKey) throw new AppError(platformErrors.keyTooLong);

  const ownerId = request.signedIn?.user.id ?? 0;
  const bodyHash = createHash('sha256')
    .update(`${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest('hex');
  const first = await reserve({ deps, ownerId, key, callName: call.name, bodyHash });
  if (first) {
    void reply.status(first.status);
    return JSON.parse(first.reply);
  }
  const kept = ofKey(deps, { ownerId, key });
  const answer = await run().catch(async (error: unknown) => {
    await kept.forget().catch(() => undefined);
    throw error;
  });
  // What was done is told, even if that it was done cannot be noted: until the key is given up, nobody does it again.
  await kept.note(reply.statusCode, answer).catch(() => request.log.warn('an Idempotency-Key could not be kept'));
  return answer;
}

function ofKey({ db }: AppDeps, { ownerId, key }: { ownerId: number; key: string }) {
  return {
    async note(status: number, answer: unknown): Promise<void> {
      await db
        .updateTable('idempotency_keys')
        .set({ status, reply: JSON.stringify(answer) })
        .where('ownerId', '=', ownerId)
        .where('key', '=', key)
        .execute();
    },
    async forget(): Promise<void> {
      await db.deleteFrom('idempotency_keys').where('ownerId', '=', ownerId).where('key', '=', key).execute();
    },
  };
}

export function wantsEvents(request: FastifyRequest): boolean {
  return String(request.headers.accept ?? '').includes('text/event-stream');
}

interface Reservation {
  readonly deps: AppDeps;
  readonly ownerId: number;
  readonly key: string;
  readonly callName: string;
  readonly bodyHash: string;
}

async function reserve({
  deps,
  ownerId,
  key,
  callName,
  bodyHash,
}: Reservation): Promise<{ status: number; reply: string } | null> {
  const createdAt = timestamp(deps.clock);
  const before = (ageMs: number) => new Date(deps.clock.now().getTime() - ageMs).toISOString();
  const mine = () => deps.db.deleteFrom('idempotency_keys').where('ownerId', '=', ownerId).where('key', '=', key);
  await mine().where('createdAt', '<', before(keptMs)).execute();
  await mine().where('status', 'is', null).where('createdAt', '<', before(abandonedAfterMs)).execute();
  try {
    await deps.db
      .insertInto('idempotency_keys')
      .values({ ownerId, key, callName, bodyHash, status: null, reply: null, createdAt })
      .execute();
    return null;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  const first = await deps.db
    .selectFrom('idempotency_keys')
    .select(['bodyHash', 'callName', 'status', 'reply'])
    .where('ownerId', '=', ownerId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (first && (first.bodyHash !== bodyHash || first.callName !== callName))
    throw new AppError(platformErrors.keyReused);
  if (!first || first.status === null || first.reply === null) throw new AppError(platformErrors.keyRunning);
  return { status: first.status, reply: first.reply };
}
