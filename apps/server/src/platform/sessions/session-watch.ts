import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { listAlive } from './sessions.store.ts';

export interface SessionWatch {
  /** Calls back once when the session ends, on whichever instance, so that open streams can end too. */
  watch(sessionId: number, ended: () => void): () => void;
  /** Checks now instead of within two seconds. */
  look(): Promise<void>;
}

const pollEveryMs = 2000;

/** Polls the database while sessions are watched: another instance may have ended one. */
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
      // A database outage ends no stream; the next check is two seconds later.
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
