import type { Clock } from '../src/platform/clock.ts';
import type { Letter, Mailer } from '../src/platform/mail/mailer.ts';

/** A clock that stands still until it is moved. */
export interface FakeClock extends Clock {
  move(ms: number): void;
}

export function createFakeClock(start = '2026-03-10T09:00:00.000Z'): FakeClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    move: (ms) => {
      now += ms;
    },
  };
}

/** A mailer that keeps letters instead of sending them, and can be told to fail. */
export interface FakeMailer extends Mailer {
  readonly letters: Letter[];
  failNext(times: number): void;
}

export function createFakeMailer(): FakeMailer {
  const letters: Letter[] = [];
  let failures = 0;
  return {
    letters,
    failNext: (times) => {
      failures = times;
    },
    async send(letter) {
      if (failures > 0) {
        failures -= 1;
        throw new Error('no connection');
      }
      letters.push(letter);
      return 'kept';
    },
  };
}
