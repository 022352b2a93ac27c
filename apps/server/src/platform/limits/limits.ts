import type { Kysely } from 'kysely';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../../config.ts';
import type { Database, Engine } from '../database/database.ts';
import { AppError, platformErrors } from '../http/errors.ts';
import { createKeyedMutex, type RunExclusive } from './keyed-mutex.ts';
import { removeExpiredCounters } from './limit-counters.store.ts';
import { createLimiters } from './limiters.ts';
import type { LimitName } from './limit-rules.ts';

export interface Limits {
  /** Counts one and throws 429 with Retry-After when there were too many. */
  spend(name: LimitName, key: string): Promise<void>;
  /** Throws 429 when `spend` would, without counting. */
  refuseWhenSpent(name: LimitName, key: string): Promise<void>;
  /** True when `allows` would answer false; counts nothing. */
  isSpent(name: LimitName, key: string): Promise<boolean>;
  /** Counts points for what has already happened, even beyond the limit. */
  note(name: LimitName, key: string, points: number): Promise<void>;
  /** Takes back one `spend`, when what was counted in advance turned out not to be a failure. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** True while more may be done; counts one. */
  allows(name: LimitName, key: string): Promise<boolean>;
  forget(name: LimitName, key: string): Promise<void>;
  /** Removes counters whose time is over. */
  forgetExpired(): Promise<void>;
  readonly runExclusive: RunExclusive;
}

interface LimitParts {
  readonly config: Pick<Config, 'RATE_LIMIT_SCALE'>;
  readonly db: Kysely<Database>;
  readonly engine: Engine;
}

export function createLimits({ config, db, engine }: LimitParts): Limits {
  const limiterOf = createLimiters({ db, engine, scale: config.RATE_LIMIT_SCALE });
  return {
    runExclusive: createKeyedMutex(),
    async spend(name, key) {
      await limiterOf(name).consume(key).catch(refuse);
    },
    async refuseWhenSpent(name, key) {
      const seen = await findSpent(limiterOf(name), key);
      if (seen) refuse(seen);
    },
    isSpent: async (name, key) => (await findSpent(limiterOf(name), key)) !== null,
    async note(name, key, points) {
      await limiterOf(name).penalty(key, points);
    },
    async giveBack(name, key) {
      await limiterOf(name).reward(key);
    },
    async allows(name, key) {
      return limiterOf(name)
        .consume(key)
        .then(() => true)
        .catch(answerNo);
    },
    async forget(name, key) {
      await limiterOf(name).delete(key);
    },
    async forgetExpired() {
      await removeExpiredCounters(db, Date.now());
    },
  };
}

async function findSpent(limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes | null> {
  const seen = await limiter.get(key);
  return seen !== null && seen.consumedPoints >= limiter.points ? seen : null;
}

/** A reached limit means false; a database error is rethrown. */
function answerNo(reason: unknown): false {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  return false;
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw new AppError(platformErrors.tooMany, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(reason.msBeforeNext / 1000))) },
  });
}
