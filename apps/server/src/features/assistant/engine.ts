import type { AdvisorAnswer, AdvisorRequest } from '@herbie/domain';

/** One question with everything an engine may use to answer it. */
export interface EngineRequest {
  /** With the person's words as they are; it never leaves the server. */
  readonly request: AdvisorRequest;
  /** The person has had enough: what is there is kept. */
  readonly stop: AbortSignal;
  /** The server ends: nothing more is waited for. */
  readonly stopping: AbortSignal;
  /** Called with each block that has passed the safety pass, in order; nothing else is ever shown. */
  readonly show: (html: string) => void;
}

/**
 * Something that answers questions. Its answer has passed the safety pass, and its blocks are those it has shown. It
 * throws an `AssistantFailure` or an `UnsafeAnswer` and nothing else.
 */
export interface AssistantEngine {
  /** As it is stored beside the answer: `built-in`, or the model's name. */
  readonly name: string;
  answer(request: EngineRequest): Promise<AdvisorAnswer>;
}

/** The safety pass left nothing of the answer standing. The reason is for counting, never for showing. */
export class UnsafeAnswer extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`unsafe answer: ${reason}`);
    this.reason = reason;
  }
}
