import { CompiledQuery, type Kysely } from 'kysely';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database, Engine } from '../database/database.ts';
import { type LimitName, limitRules } from './limit-rules.ts';

interface LimiterParts {
  readonly db: Kysely<Database>;
  readonly engine: Engine;
  /** Multiplies the points of every rule. */
  readonly scale: number;
}

/** In-memory counters with the embedded database, which one process owns; shared counters in PostgreSQL. */
export function createLimiters({ db, engine, scale }: LimiterParts): (name: LimitName) => RateLimiterAbstract {
  const create = engine === 'postgres' ? sharedLimiters(db) : (rule: Rule) => new RateLimiterMemory(rule);
  const limiters = new Map(
    Object.entries(limitRules).map(([keyPrefix, { points, seconds }]) => [
      keyPrefix,
      create({ keyPrefix, points: Math.max(1, Math.round(points * scale)), duration: seconds }),
    ]),
  );
  return (name) => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`no limit called ${name}`);
    return limiter;
  };
}

interface Rule {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}

/** Counting is one upsert, so concurrent instances lose nothing. */
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
