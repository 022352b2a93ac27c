import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { listAlive } from './sessions.store.ts';

export interface SessionWatch {
  /** Calls back once when the session is over, wherever it was ended, so that open streams can follow. */
  watch(sessionId: number, ended: () => void): () => void;
  /** Looks at once instead of within two seconds. */
  look(): Promise<void>;
}

const pollEveryMs = 2000;

/** Looks into the database while somebody watches: another instance may have ended the session. */
export function createSessionWatch(db: Kysely<Database>): SessionWatch {
  const watched = new Set<{ readonly sessionId: number; readonly ended: () => void }>();
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const asked = [...watched];
    if (asked.length === 0) return;
    const ids = [...new Set(asked.map(({ sessionId }) => sessionId))];
    const alive = new Set(await listAlive(db, ids));
    for (const each of asked) if (!alive.has(each.sessionId) && watched.has(each)) each.ended();
  }

  return {
    watch(sessionId, ended) {
      const each = { sessionId, ended };
      watched.add(each);
      // A database that is away ends no stream; the next look is two seconds later.
      timer ??= setInterval(() => void look().catch(() => undefined), pollEveryMs).unref();
      return () => {
        watched.delete(each);
        if (watched.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    look: () => look().catch(() => undefined),
  };
}
