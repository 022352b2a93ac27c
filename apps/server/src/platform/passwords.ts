import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from './limits/semaphore.ts';

/** The cost of one argon2id hash: `memoryCost` in KiB, `timeCost` in passes. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** 19 MiB and 2 passes, at most four at once so that log-ins cannot exhaust the machine. */
export const defaultPasswordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };
const maxAtOnce = 4;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time whether or not there is a hash to compare with. */
  matches(password: string, stored: string | undefined): Promise<boolean>;
}

export function createPasswords({ memoryCost, timeCost }: PasswordCost = defaultPasswordCost): Passwords {
  const cost = { algorithm: 2, memoryCost, timeCost, parallelism: 1 } as const;
  const limitConcurrency = createSemaphore(maxAtOnce);
  const decoy = limitConcurrency(() => hash('a password nobody has', cost));
  return {
    hash: (password) => limitConcurrency(() => hash(password, cost)),
    async matches(password, stored) {
      const target = stored ?? (await decoy);
      const same = await limitConcurrency(() => verify(target, password));
      return same && stored !== undefined;
    },
  };
}
