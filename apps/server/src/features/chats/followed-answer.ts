import type { Answer, AnswerEvent } from '@herbie/contract';

/** What was said since the last time; or a sign of life when it was nothing for a while. */
export type News = readonly AnswerEvent[] | 'heartbeat';

export interface FollowedAnswer {
  /** Everything so far, then everything to come, in lots; ends after `done` or `error`, or when `left` is aborted. */
  follow(left: AbortSignal): AsyncGenerator<News>;
}

/** An answer being written here: what was said so far and who listens. It belongs to the server, not to a caller. */
export interface RunningAnswer extends FollowedAnswer {
  readonly chatId: number;
  readonly userId: number;
  readonly stop: AbortController;
  readonly said: readonly AnswerEvent[];
  publish(event: AnswerEvent): void;
}

/** What is told of an answer that somebody interrupted. */
export const interrupted: AnswerEvent = {
  event: 'error',
  data: { message: 'The answer was interrupted. Please try again.' },
};

/** An answer that has ended, told once more to a caller who follows. */
export function followEnded(answer: Answer): FollowedAnswer {
  return {
    async *follow() {
      yield eventsOf(answer);
    },
  };
}

/** Everything that is said of an answer that has ended. */
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
