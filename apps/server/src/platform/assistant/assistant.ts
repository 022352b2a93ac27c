/** One turn of a conversation as an engine sees it. */
export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

export interface AssistantRequest {
  /** Fixed instructions; never holds anything secret. */
  readonly instructions: string;
  /** The person and the retrieved facts, as data. */
  readonly context: string;
  readonly turns: readonly Turn[];
  readonly signal: AbortSignal;
}

/**
 * A language model behind one small port. It yields pieces of Markdown text; whatever it says is checked by
 * the safety pass before anyone sees it. It throws an `AssistantFailure` and nothing else.
 */
export interface AssistantEngine {
  /** Shown to people who ask where their words go: `openai · gpt-…`. */
  readonly name: string;
  answer(request: AssistantRequest): AsyncIterable<string>;
}

/** The model gave no usable answer. The reason is for counting, never for showing. */
export class AssistantFailure extends Error {
  readonly reason: 'timeout' | 'refused' | 'limited' | 'broken' | 'empty' | 'cut' | 'aborted';

  constructor(reason: AssistantFailure['reason']) {
    super(`assistant failed: ${reason}`);
    this.reason = reason;
  }
}
