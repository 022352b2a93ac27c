import type { Clock } from '../src/platform/clock.ts';
import type { Mail, Mailer } from '../src/platform/mail/mailer.ts';

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

/** A mailer that keeps mails instead of sending them, and can be told to fail. */
export interface FakeMailer extends Mailer {
  readonly mails: Mail[];
  failNext(times: number): void;
}

export function createFakeMailer(): FakeMailer {
  const mails: Mail[] = [];
  let failures = 0;
  return {
    mails,
    failNext: (times) => {
      failures = times;
    },
    async send(mail) {
      if (failures > 0) {
        failures -= 1;
        throw new Error('no connection');
      }
      mails.push(mail);
      return 'kept';
    },
  };
}
