import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import type { AdvisorAnswer, AdvisorRequest } from '@herbie/domain';
import type { Advisor } from './advisor.ts';

/** Answers tell of health: they are held no longer than a burst of equal questions lasts. */
const ttlMs = 60_000;
const maxEntries = 200;

/**
 * Caches answers to equal requests, which the sample questions and follow-ups on screen produce: an answer depends on nothing but
 * its request. The cache holds no question and no person, only the answer under a digest of the request.
 */
export function createCachingAdvisor(advisor: Advisor): Advisor {
  const cache = new Map<string, Promise<AdvisorAnswer>>();

  function remember(key: string, composed: Promise<AdvisorAnswer>): void {
    const [oldest] = cache.keys();
    if (cache.size >= maxEntries && oldest !== undefined) cache.delete(oldest);
    cache.set(key, composed);
    const forget = () => void (cache.get(key) === composed && cache.delete(key));
    composed.catch(forget);
    setTimeout(forget, ttlMs).unref();
  }

  return {
    compose(request) {
      const key = digestOf(request);
      const present = cache.get(key);
      if (present) return present;
      const composed = advisor.compose(request);
      remember(key, composed);
      return composed;
    },
    stop() {
      cache.clear();
      advisor.stop();
    },
  };
}

function digestOf(request: AdvisorRequest): string {
  return createHash('sha256').update(serialize(request)).digest('base64');
}
