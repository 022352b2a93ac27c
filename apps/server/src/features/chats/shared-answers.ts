import { setTimeout as wait } from 'node:timers/promises';
import type { AnswerEvent } from '@herbie/contract';
import { timestamp } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/errors.ts';
import { chatsErrors, tooManyAnswers } from './chats.errors.ts';
import { type FollowedAnswer, heartbeatMs, mostPerUser, type RunningAnswer } from './followed-answer.ts';
import { readExchange } from './messages.service.ts';
import {
  askToStop,
  findProgress,
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

/** What instances on one PostgreSQL tell each other of the answers they are writing. */
export interface SharedAnswers {
  /** Throws when this chat, or the user already twice, is being answered anywhere. */
  refuseWhenBusy(tx: Db, owner: Owner): Promise<void>;
  /** True of an unfinished answer that no instance told of, past the time in which one would have. */
  isOver(row: { readonly createdAt: string }): boolean;
  begin(tx: Db, answer: Owner & { readonly messageId: number }): Promise<void>;
  /** Keeps the others told of an answer written here, until what is returned is called. */
  tell(running: RunningAnswer, messageId: number): () => Promise<void>;
  /** The answer another instance is writing. */
  find(owner: Owner): Promise<FollowedAnswer | undefined>;
  stop(owner: Owner): Promise<void>;
}

const tellEveryMs = 1000;
const lookEveryMs = 500;
/** A writer that was silent for so long is gone; it tells every second. */
const silentMs = 15_000;
const interrupted: AnswerEvent = {
  event: 'error',
  data: { message: 'The answer was interrupted. Please try again.' },
};

/** Null on the embedded database, which belongs to one process. */
export function createSharedAnswers(deps: Pick<AppDeps, 'db' | 'clock' | 'engine'>): SharedAnswers | null {
  const { db, clock, engine } = deps;
  if (engine !== 'postgres') return null;
  const silentSince = () => new Date(clock.now().getTime() - silentMs).toISOString();
  return {
    async refuseWhenBusy(tx, { chatId, userId }) {
      const answered = await listAnsweredChats(tx, { userId, seenSince: silentSince() });
      if (answered.includes(chatId)) throw new AppError(chatsErrors.stillAnswering);
      if (answered.length >= mostPerUser) throw tooManyAnswers();
    },

    isOver: ({ createdAt }) => createdAt < silentSince(),

    begin: (tx, answer) => putRunning(tx, { ...answer, events: '[]', stopAsked: 0, seenAt: timestamp(clock) }),

    tell(running, messageId) {
      const say = async () => {
        const progress = { messageId, events: JSON.stringify(running.said), seenAt: timestamp(clock) };
        if (await noteProgress(db, progress)) running.stop.abort();
      };
      // Fire and forget: a database that is away is told again a second later.
      const timer = setInterval(() => void say().catch(() => undefined), tellEveryMs).unref();
      return async () => {
        clearInterval(timer);
        await removeRunning(db, messageId).catch(() => undefined);
      };
    },

    async find(owner) {
      const written = await findWritten(db, owner);
      if (written === undefined) return undefined;
      if (written.seenAt >= silentSince()) return { follow: (left) => follow(written.messageId, left) };
      await interruptMessage(db, written.messageId);
      return undefined;
    },

    stop: (owner) => askToStop(db, owner),
  };

  async function* follow(messageId: number, left: AbortSignal): AsyncGenerator<AnswerEvent | 'heartbeat'> {
    let heard = 0;
    let silentForMs = 0;
    while (!left.aborted) {
      const progress = await findProgress(db, messageId);
      if (progress?.status === 'running' && (progress.seenAt ?? '') < silentSince()) {
        await interruptMessage(db, messageId);
        return yield interrupted;
      }
      if (progress?.status !== 'running') return yield* lastWords(messageId, heard);
      const news = readEvents(progress.events).slice(heard);
      heard += news.length;
      yield* news;
      silentForMs = news.length > 0 ? 0 : silentForMs + lookEveryMs;
      if (silentForMs >= heartbeatMs) {
        silentForMs = 0;
        yield 'heartbeat';
      }
      await wait(lookEveryMs, undefined, { signal: left, ref: false }).catch(() => undefined);
    }
  }

  /** An answer that has ended is read where it is stored: its writer tells no more. */
  async function* lastWords(messageId: number, heard: number): AsyncGenerator<AnswerEvent> {
    const exchange = await readExchange(db, messageId);
    if (exchange === undefined || exchange.status === 'interrupted') return yield interrupted;
    if (heard === 0) yield { event: 'user', data: exchange.userMessage };
    yield { event: 'findings', data: exchange.findings };
    yield { event: 'products', data: exchange.products };
    yield { event: 'done', data: exchange };
  }
}

function readEvents(text: string | null): AnswerEvent[] {
  // safe: only `tell` writes this column.
  return text === null ? [] : (JSON.parse(text) as AnswerEvent[]);
}
