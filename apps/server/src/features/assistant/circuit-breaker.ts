import type { Clock } from '../../platform/clock.ts';
import type { AssistantFailure } from '../../platform/assistant/language-model.ts';

export interface CircuitBreaker {
  /** False while the service is left alone. Half-open, one question goes through to try it. */
  allows(): boolean;
  succeeded(): void;
  failed(failure: AssistantFailure): void;
}

const mostFailures = 5;
const restMs = 30_000;
const refusedRestMs = 60_000;
const longestRestMs = 10 * 60_000;

/** Leaves a service alone after it failed five times in a row, refused the key, or asked for a pause. */
export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  let failures = 0;
  let closedUntil = 0;
  let isTrying = false;
  const now = () => clock.now().getTime();
  return {
    allows() {
      if (closedUntil === 0) return true;
      if (now() < closedUntil || isTrying) return false;
      isTrying = true;
      return true;
    },
    succeeded() {
      [failures, closedUntil, isTrying] = [0, 0, false];
    },
    failed({ reason, retryAfterMs }) {
      isTrying = false;
      if (reason === 'aborted') return;
      failures += 1;
      const asked = reason === 'refused' ? refusedRestMs : reason === 'limited' ? (retryAfterMs ?? restMs) : 0;
      const rest = Math.max(asked, failures >= mostFailures ? restMs : 0);
      if (rest > 0) closedUntil = now() + Math.min(rest, longestRestMs);
    },
  };
}
