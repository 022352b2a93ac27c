import type { Clock } from '../../platform/clock.ts';
import type { AssistantFailure } from '../../platform/assistant/language-model.ts';

export interface CircuitBreaker {
  /** False while the breaker is open. Half-open, a single request goes through as a probe. */
  allows(): boolean;
  succeeded(): void;
  failed(failure: AssistantFailure): void;
}

const maxFailures = 5;
const openMs = 30_000;
const openAfterRefusalMs = 60_000;
const maxOpenMs = 10 * 60_000;

/** Opens after five failures in a row, a refused key, or a request to slow down. */
export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;
  let isHalfOpen = false;
  const now = () => clock.now().getTime();
  return {
    allows() {
      if (openUntil === 0) return true;
      if (now() < openUntil || isHalfOpen) return false;
      isHalfOpen = true;
      return true;
    },
    succeeded() {
      [failures, openUntil, isHalfOpen] = [0, 0, false];
    },
    failed({ reason, retryAfterMs }) {
      isHalfOpen = false;
      if (reason === 'aborted') return;
      failures += 1;
      const requestedMs =
        reason === 'refused' ? openAfterRefusalMs : reason === 'limited' ? (retryAfterMs ?? openMs) : 0;
      const openForMs = Math.max(requestedMs, failures >= maxFailures ? openMs : 0);
      if (openForMs > 0) openUntil = now() + Math.min(openForMs, maxOpenMs);
    },
  };
}
