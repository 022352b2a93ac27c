import type { AnswerEvent } from '@herbie/contract';
import { type AskedIn, heartbeatMs, maxPerUser, type RunningAnswer } from './followed-answer.ts';
import type { SharedAnswers } from './shared-answers.ts';

export interface RunningAnswers {
  /** Coordination with other instances; null on the embedded database. */
  readonly shared: SharedAnswers | null;
  /** `busy` while this chat is being answered, `too-many` while two others of the user are. */
  begin(asked: AskedIn): RunningAnswer | 'busy' | 'too-many';
  /** Stops an answer; one whose question has not arrived yet is stopped as it begins. */
  stop(asked: AskedIn): 'stopped' | 'not-here';
  find(owner: { chatId: number; userId: number }): RunningAnswer | undefined;
  end(chatId: number): void;
  /** Resolves once no answer is being written. */
  idle(): Promise<void>;
}

/** So long a stop waits for its question, and so many do. */
const stopWaitsMs = 120_000;
const mostEarlyStops = 1000;

export function createRunningAnswers(shared: SharedAnswers | null = null): RunningAnswers {
  const running = new Map<number, RunningAnswer>();
  const early = createEarlyStops();
  const waiting: (() => void)[] = [];
  return {
    shared,
    begin({ chatId, userId, askId }) {
      if (running.has(chatId)) return 'busy';
      if ([...running.values()].filter((each) => each.userId === userId).length >= maxPerUser) return 'too-many';
      const answer = createRunningAnswer({ chatId, userId, askId });
      if (early.take(answer)) answer.stop.abort();
      running.set(chatId, answer);
      return answer;
    },
    stop(asked) {
      const answer = running.get(asked.chatId);
      if (answer?.userId === asked.userId && (asked.askId === undefined || asked.askId === answer.askId)) {
        answer.stop.abort();
        return 'stopped';
      }
      early.keep(asked);
      return 'not-here';
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

/** Stops that came before their questions. */
function createEarlyStops() {
  const stops = new Map<string, number>();
  const keyOf = ({ chatId, userId, askId }: AskedIn) => `${userId} ${chatId} ${askId}`;
  return {
    keep(asked: AskedIn) {
      if (asked.askId === undefined) return;
      const [oldest] = stops.keys();
      if (oldest !== undefined && stops.size >= mostEarlyStops) stops.delete(oldest);
      stops.set(keyOf(asked), performance.now());
    },
    take(asked: AskedIn) {
      const at = stops.get(keyOf(asked));
      stops.delete(keyOf(asked));
      return at !== undefined && performance.now() - at < stopWaitsMs;
    },
  };
}

function createRunningAnswer({ chatId, userId, askId }: AskedIn): RunningAnswer {
  const events: AnswerEvent[] = [];
  const wakers = new Set<() => void>();
  return {
    chatId,
    userId,
    askId,
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
