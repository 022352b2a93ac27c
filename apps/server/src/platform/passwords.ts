import { hash, verify } from '@node-rs/argon2';

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

function createTurnstile(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
