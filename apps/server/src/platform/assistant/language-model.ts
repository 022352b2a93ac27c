/** One turn of a conversation as a model sees it. */
export type ModelTurn =
  | { readonly role: 'user'; readonly text: string; readonly jpegBase64?: string }
  | { readonly role: 'assistant'; readonly text: string; readonly calls?: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly call: ToolCall; readonly text: string };

/** A tool the model wants to use. What stands in the arguments is whatever the model wrote. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly argumentsText: string;
}

export interface ToolOffer {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of its arguments. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface ModelRequest {
  /** Fixed instructions; never hold anything secret or personal. */
  readonly instructions: string;
  readonly turns: readonly ModelTurn[];
  readonly tools: readonly ToolOffer[];
  readonly maxTokens: number;
  readonly signal: AbortSignal;
}

export type ModelPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'call'; readonly call: ToolCall }
  /** `length`: the model was cut off by the limit on its output. */
  | { readonly kind: 'end'; readonly reason: 'stop' | 'length' | 'calls' }
  | { readonly kind: 'usage'; readonly tokens: number };

/**
 * A language model of any make behind one small port. A stream ends with exactly one `end`, or throws an
 * `AssistantFailure` and nothing else. Whatever it says is checked before anyone sees it.
 */
export interface LanguageModel {
  /** Shown to people who ask who answers: `gpt-…`. */
  readonly name: string;
  /** Where the words go: the provider and the host. */
  readonly service: string;
  stream(request: ModelRequest): AsyncIterable<ModelPiece>;
}

export type FailureReason = 'timeout' | 'refused' | 'limited' | 'broken' | 'empty' | 'cut' | 'too-long' | 'aborted';

/** The model gave no usable answer. The reason is for counting, never for showing; no upstream text is in it. */
export class AssistantFailure extends Error {
  readonly reason: FailureReason;
  /** How long the service asked to be left alone. */
  readonly retryAfterMs: number | null;

  constructor(reason: FailureReason, retryAfterMs: number | null = null) {
    super(`assistant failed: ${reason}`);
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }
}
