import { timestamp } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { writeNowOrRetry } from '../../platform/database/write-now-or-retry.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/errors.ts';
import { chatsErrors, tooManyAnswers } from './chats.errors.ts';
import { followElsewhere, silentSince } from './answer-elsewhere.ts';
import { type FollowedAnswer, maxPerUser, type RunningAnswer } from './followed-answer.ts';
import {
  askToStop,
  findWritten,
  interruptMessage,
  listAnsweredChats,
  noteProgress,
  putRunning,
  removeRunning,
} from './running-answers.store.ts';

interface Owner {
  readonly chatId: number;
  readonly userId: number;
}

/** How instances that share a PostgreSQL database coordinate running answers. */
export interface SharedAnswers {
  /** Throws when this chat, or two chats of this user, are being answered by any instance. */
  refuseWhenBusy(tx: Db, owner: Owner): Promise<void>;
  /** True for an unfinished answer whose instance has stopped reporting it. */
  isOver(row: { readonly createdAt: string }): boolean;
  begin(tx: Db, answer: Owner & { readonly messageId: number }): Promise<void>;
  /** Reports the progress of an answer written here until the returned function is called. */
  tell(running: RunningAnswer, messageId: number): () => Promise<void>;
  /** The answer another instance is writing. */
  find(owner: Owner): Promise<FollowedAnswer | undefined>;
  stop(owner: Owner): Promise<void>;
}

const tellEveryMs = 1000;

/** Null on the embedded database, which belongs to one process. */
export function createSharedAnswers(deps: Pick<AppDeps, 'db' | 'clock' | 'engine'>): SharedAnswers | null {
  const { db, clock, engine } = deps;
  if (engine !== 'postgres') return null;
  return {
    async refuseWhenBusy(tx, { chatId, userId }) {
      const answered = await listAnsweredChats(tx, { userId, seenSince: silentSince(clock) });
      if (answered.includes(chatId)) throw new AppError(chatsErrors.stillAnswering);
      if (answered.length >= maxPerUser) throw tooManyAnswers();
    },

    isOver: ({ createdAt }) => createdAt < silentSince(clock),

    begin: (tx, answer) => putRunning(tx, { ...answer, events: '[]', stopAsked: 0, seenAt: timestamp(clock) }),

    tell(running, messageId) {
      const say = async () => {
        const progress = { messageId, events: JSON.stringify(running.said), seenAt: timestamp(clock) };
        if (await noteProgress(db, progress)) running.stop.abort();
      };
      // Fire and forget: the next report follows a second later.
      const timer = setInterval(() => void say().catch(() => undefined), tellEveryMs).unref();
      return async () => {
        clearInterval(timer);
        await writeNowOrRetry(() => removeRunning(db, messageId));
      };
    },

    async find(owner) {
      const written = await findWritten(db, owner);
      if (written === undefined) return undefined;
      const { messageId } = written;
      if (written.seenAt >= silentSince(clock))
        return { follow: (left) => followElsewhere({ db, clock, messageId, left }) };
      await interruptMessage(db, messageId);
      return undefined;
    },

    stop: (owner) => askToStop(db, owner),
  };
}
