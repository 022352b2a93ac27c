import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../../config.ts';
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
} as const;

export type LimitName = keyof typeof rules;

export interface Limits {
  /** Counts one and throws 429 with Retry-After when there were too many. */
  spend(name: LimitName, key: string): Promise<void>;
  /** Throws 429 when `spend` would, without counting. */
  refuseWhenSpent(name: LimitName, key: string): Promise<void>;
  /** Takes back one `spend`: what was counted before it was tried turned out to be no failure. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** True while more may be done; counts one. */
  allows(name: LimitName, key: string): Promise<boolean>;
  forget(name: LimitName, key: string): Promise<void>;
  readonly inLine: InLine;
}

/** Counters of this process; see docs/decisions for several instances. */
export function createLimits(config: Pick<Config, 'RATE_LIMIT_SCALE'>): Limits {
  const limiters = new Map(
    Object.entries(rules).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterMemory({
        keyPrefix: name,
        points: Math.max(1, Math.round(points * config.RATE_LIMIT_SCALE)),
        duration: seconds,
      }),
    ]),
  );
  const limiterOf = (name: LimitName): RateLimiterMemory => {
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
    async giveBack(name, key) {
      await limiterOf(name).reward(key);
    },
    async allows(name, key) {
      return limiterOf(name)
        .consume(key)
        .then(() => true)
        .catch(() => false);
    },
    async forget(name, key) {
      await limiterOf(name).delete(key);
    },
  };
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw new AppError(platformErrors.tooMany, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(reason.msBeforeNext / 1000))) },
  });
}
