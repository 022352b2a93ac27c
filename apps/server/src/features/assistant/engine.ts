import type { AdvisorAnswer, AdvisorRequest } from '@herbie/domain';

/** One question with everything an engine may use to answer it. */
export interface EngineRequest {
  /** With the person's original words; it never leaves the server. */
  readonly request: AdvisorRequest;
  /** The person has stopped the answer: what was shown is kept. */
  readonly stop: AbortSignal;
  /** The server is shutting down. */
  readonly stopping: AbortSignal;
  /** Called with each block that has passed the guard, in order; nothing else is ever shown. */
  readonly show: (html: string) => void;
}

/**
 * Something that answers questions. Its answer has passed the guard, and its blocks are those it has shown. It
 * throws an `AssistantFailure` or an `UnsafeAnswer` and nothing else.
 */
export interface AssistantEngine {
  /** As stored with the answer: `built-in`, or the model's name. */
  readonly name: string;
  answer(request: EngineRequest): Promise<AdvisorAnswer>;
}

/** The guard rejected the answer. The reason is for statistics, never for display. */
export class UnsafeAnswer extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`unsafe answer: ${reason}`);
    this.reason = reason;
  }
}
