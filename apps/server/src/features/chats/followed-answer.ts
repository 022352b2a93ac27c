import type { AnswerEvent } from '@herbie/contract';

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

export const heartbeatMs = 15_000;
export const mostPerUser = 2;
