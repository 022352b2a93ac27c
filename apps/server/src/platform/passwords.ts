import { hash, verify } from '@node-rs/argon2';
import { createTurnstile } from './limits/turnstile.ts';

/** argon2id with 19 MiB and 2 passes, at most four at once so that log-ins cannot exhaust the machine. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const mostAtOnce = 4;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time whether or not there is a hash to compare with. */
  matches(password: string, stored: string | undefined): Promise<boolean>;
}

export function createPasswords(): Passwords {
  const turn = createTurnstile(mostAtOnce);
  const decoy = turn(() => hash('a password nobody has', cost));
  return {
    hash: (password) => turn(() => hash(password, cost)),
    async matches(password, stored) {
      const target = stored ?? (await decoy);
      const same = await turn(() => verify(target, password));
      return same && stored !== undefined;
    },
  };
}
