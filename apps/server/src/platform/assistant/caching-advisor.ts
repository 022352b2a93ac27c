import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import type { AdvisorAnswer, AdvisorRequest } from '@herbie/domain';
import type { Advisor } from './advisor.ts';

/** Health data is held no longer than a crowd needs. */
const keptMs = 60_000;
const most = 200;

/**
 * Composes once what many ask in the same words about the same person, as the examples and follow-ups on the screen make them do: an
 * answer depends on nothing but the request. Neither a question nor a person is kept, only the answer under their digest.
 */
export function createRememberingAdvisor(advisor: Advisor): Advisor {
  const known = new Map<string, Promise<AdvisorAnswer>>();

  function remember(key: string, composed: Promise<AdvisorAnswer>): void {
    const [oldest] = known.keys();
    if (known.size >= most && oldest !== undefined) known.delete(oldest);
    known.set(key, composed);
    const forget = () => void (known.get(key) === composed && known.delete(key));
    composed.catch(forget);
    setTimeout(forget, keptMs).unref();
  }

  return {
    compose(request) {
      const key = digestOf(request);
      const present = known.get(key);
      if (present) return present;
      const composed = advisor.compose(request);
      remember(key, composed);
      return composed;
    },
    stop() {
      known.clear();
      advisor.stop();
    },
  };
}

function digestOf(request: AdvisorRequest): string {
  return createHash('sha256').update(serialize(request)).digest('base64');
}
