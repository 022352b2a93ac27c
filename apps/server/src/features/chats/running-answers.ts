import type { AnswerEvent } from '@herbie/contract';
import { heartbeatMs, maxPerUser, type RunningAnswer } from './followed-answer.ts';
import type { SharedAnswers } from './shared-answers.ts';

export interface RunningAnswers {
  /** Coordination with other instances; null on the embedded database. */
  readonly shared: SharedAnswers | null;
  /** Null when this chat, or the user already twice, is being answered. */
  begin(owner: { chatId: number; userId: number }): RunningAnswer | 'busy' | 'too-many';
  find(owner: { chatId: number; userId: number }): RunningAnswer | undefined;
  end(chatId: number): void;
  /** Resolves once no answer is being written. */
  idle(): Promise<void>;
}

export function createRunningAnswers(shared: SharedAnswers | null = null): RunningAnswers {
  const running = new Map<number, RunningAnswer>();
  const waiting: (() => void)[] = [];
  return {
    shared,
    begin({ chatId, userId }) {
      if (running.has(chatId)) return 'busy';
      if ([...running.values()].filter((each) => each.userId === userId).length >= maxPerUser) return 'too-many';
      const answer = createRunningAnswer(chatId, userId);
      running.set(chatId, answer);
      return answer;
    },
    find({ chatId, userId }) {
      const answer = running.get(chatId);
      return answer?.userId === userId ? answer : undefined;
    },
    end(chatId) {
      running.delete(chatId);
      if (running.size === 0) for (const tell of waiting.splice(0)) tell();
    },
    idle: () => (running.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
}

function createRunningAnswer(chatId: number, userId: number): RunningAnswer {
  const events: AnswerEvent[] = [];
  const wakers = new Set<() => void>();
  return {
    chatId,
    userId,
    stop: new AbortController(),
    said: events,
    publish(event) {
      events.push(event);
      for (const wake of wakers) wake();
    },
    async *follow(left) {
      for (let heard = 0; ;) {
        const news = events.slice(heard);
        heard += news.length;
        if (news.length > 0) yield news;
        if (news.some(isLast)) return;
        if (events.length > heard) continue;
        if (left.aborted) return;
        const woken = await nextNews(wakers, left);
        if (left.aborted) return;
        if (!woken) yield 'heartbeat';
      }
    },
  };
}

/** No event follows it. */
export function isLast({ event }: AnswerEvent): boolean {
  return event === 'done' || event === 'error';
}

/** True when something was published, false when the heartbeat is due. */
function nextNews(wakers: Set<() => void>, left: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (news: boolean) => {
      clearTimeout(timer);
      wakers.delete(wake);
      left.removeEventListener('abort', wake);
      resolve(news);
    };
    const wake = () => finish(true);
    const timer = setTimeout(() => finish(false), heartbeatMs);
    timer.unref();
    wakers.add(wake);
    left.addEventListener('abort', wake, { once: true });
  });
}
