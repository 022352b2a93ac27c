import type { Answer, AnswerEvent } from '@herbie/contract';

/** New events since the last time, or a heartbeat when there were none for a while. */
export type News = readonly AnswerEvent[] | 'heartbeat';

export interface FollowedAnswer {
  /** All events so far, then new ones, in batches; ends after `done` or `error`, or when `left` is aborted. */
  follow(left: AbortSignal): AsyncGenerator<News>;
}

/** An answer being written by this process, with its events so far. It does not end when its caller leaves. */
export interface RunningAnswer extends FollowedAnswer {
  readonly chatId: number;
  readonly userId: number;
  readonly askId: string | undefined;
  readonly stop: AbortController;
  readonly said: readonly AnswerEvent[];
  publish(event: AnswerEvent): void;
}

/** An answer of a chat; with its `askId` that to one question. */
export interface AskedIn {
  readonly chatId: number;
  readonly userId: number;
  readonly askId?: string | undefined;
}

/** The last event of an interrupted answer. */
export const interrupted: AnswerEvent = {
  event: 'error',
  data: { message: 'The answer was interrupted. Please try again.' },
};

/** Replays a finished answer to a follower. */
export function followEnded(answer: Answer): FollowedAnswer {
  return {
    async *follow() {
      yield eventsOf(answer);
    },
  };
}

/** All events of a finished answer. */
export function eventsOf(answer: Answer): AnswerEvent[] {
  const { userMessage, level, content, findings, products } = answer;
  const events: AnswerEvent[] = [{ event: 'user', data: userMessage }];
  if (level !== 'none') events.push({ event: 'level', data: { level } });
  if (content !== '') events.push({ event: 'html', data: { block: 0, html: content } });
  if (answer.status === 'interrupted') return [...events, interrupted];
  return [
    ...events,
    { event: 'findings', data: findings },
    { event: 'products', data: products },
    { event: 'done', data: answer },
  ];
}

export const heartbeatMs = 15_000;
export const maxPerUser = 2;
