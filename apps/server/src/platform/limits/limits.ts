import { CompiledQuery, type Kysely } from 'kysely';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Config } from '../../config.ts';
import type { Database, Engine } from '../database/database.ts';
import { AppError, platformErrors } from '../http/errors.ts';
import { createInLine, type InLine } from './in-line.ts';

const minute = 60;
const hour = 60 * minute;

/** How often each thing may be done: points per window of seconds. RATE_LIMIT_SCALE multiplies the points. */
const rules = {
  loginFailuresPerName: { points: 10, seconds: 10 * minute },
  loginFailuresPerAccount: { points: 100, seconds: hour },
  loginFailuresPerAddress: { points: 50, seconds: 15 * minute },
  registrationsPerAddress: { points: 100, seconds: hour },
  resetRequestsPerAddress: { points: 10, seconds: hour },
  resetMailsPerAccount: { points: 3, seconds: hour },
  resetGuessesPerAddress: { points: 10, seconds: 15 * minute },
  promotionsPerUser: { points: 5, seconds: 15 * minute },
  promotionsPerAddress: { points: 20, seconds: hour },
  promotionsOfAll: { points: 100, seconds: 24 * hour },
  passwordGuessesPerUser: { points: 10, seconds: 10 * minute },
  messagesPerUser: { points: 30, seconds: minute },
  analysesPerUser: { points: 60, seconds: hour },
  clicksPerAddress: { points: 120, seconds: minute },
  exportsPerUser: { points: 20, seconds: hour },
  modelAnswersPerUser: { points: 100, seconds: 24 * hour },
  modelAnswersOfAll: { points: 5000, seconds: 24 * hour },
  modelTokensPerUser: { points: 400_000, seconds: 24 * hour },
  modelTokensOfAll: { points: 10_000_000, seconds: 24 * hour },
} as const;

export type LimitName = keyof typeof rules;

export interface Limits {
  /** Counts one and throws 429 with Retry-After when there were too many. */
  spend(name: LimitName, key: string): Promise<void>;
  /** Throws 429 when `spend` would, without counting. */
  refuseWhenSpent(name: LimitName, key: string): Promise<void>;
  /** True when `allows` would answer false; counts nothing. */
  isSpent(name: LimitName, key: string): Promise<boolean>;
  /** Counts what has happened already, whether or not it was too much. */
  note(name: LimitName, key: string, points: number): Promise<void>;
  /** Takes back one `spend`: what was counted before it was tried turned out to be no failure. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** True while more may be done; counts one. */
  allows(name: LimitName, key: string): Promise<boolean>;
  forget(name: LimitName, key: string): Promise<void>;
  /** Removes counters whose time is over. */
  forgetExpired(): Promise<void>;
  readonly inLine: InLine;
}

interface LimitParts {
  readonly config: Pick<Config, 'RATE_LIMIT_SCALE'>;
  readonly db: Kysely<Database>;
  readonly engine: Engine;
}

/** Counters of this process on the embedded database, which it has to itself; shared in PostgreSQL. */
export function createLimits({ config, db, engine }: LimitParts): Limits {
  const create = engine === 'postgres' ? sharedLimiters(db) : (rule: Rule) => new RateLimiterMemory(rule);
  const limiters = new Map(
    Object.entries(rules).map(([keyPrefix, { points, seconds }]) => [
      keyPrefix,
      create({ keyPrefix, points: Math.max(1, Math.round(points * config.RATE_LIMIT_SCALE)), duration: seconds }),
    ]),
  );
  const limiterOf = (name: LimitName): RateLimiterAbstract => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`no limit called ${name}`);
    return limiter;
  };
  return {
    inLine: createInLine(),
    async spend(name, key) {
      const limiter = limiterOf(name);
      await limiter.consume(key).catch(refuse);
    },
    async refuseWhenSpent(name, key) {
      const limiter = limiterOf(name);
      const seen = await limiter.get(key);
      if (seen && seen.consumedPoints >= limiter.points) refuse(seen);
    },
    async isSpent(name, key) {
      const limiter = limiterOf(name);
      const seen = await limiter.get(key);
      return seen !== null && seen.consumedPoints >= limiter.points;
    },
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
        .catch(isSpent);
    },
    async forget(name, key) {
      await limiterOf(name).delete(key);
    },
    async forgetExpired() {
      await db.deleteFrom('limit_counters').where('expire', '<', Date.now()).execute();
    },
  };
}

interface Rule {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}

/** One upsert counts, so instances that count at the same moment lose nothing. */
function sharedLimiters(db: Kysely<Database>) {
  const storeClient = {
    query: async ({ text, values = [] }: { text: string; values?: readonly unknown[] }) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows, rowCount: rows.length };
    },
  };
  const shared = { storeClient, storeType: 'client', tableName: 'limit_counters', tableCreated: true } as const;
  return (rule: Rule) => new RateLimiterPostgres({ ...shared, clearExpiredByTimeout: false, ...rule });
}

/** A limit that was reached answers false; a database that is away is no answer. */
function isSpent(reason: unknown): false {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  return false;
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw new AppError(platformErrors.tooMany, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(reason.msBeforeNext / 1000))) },
  });
}
