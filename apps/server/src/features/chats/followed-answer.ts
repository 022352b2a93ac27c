import type { AnswerEvent } from '@herbie/contract';

export interface FollowedAnswer {
  /** Everything so far, then everything to come; ends after `done` or `error`, or when `left` is aborted. */
  follow(left: AbortSignal): AsyncGenerator<AnswerEvent | 'heartbeat'>;
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
