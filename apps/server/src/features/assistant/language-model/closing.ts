import type { ModelPiece, ToolCall } from '../../../platform/assistant/language-model.ts';

/** The last pieces of every response: its tool calls, then why it ended. */
export function* closing(calls: readonly ToolCall[], isTooLong: boolean): Generator<ModelPiece> {
  for (const call of calls) yield { kind: 'call', call };
  if (calls.length > 0) yield { kind: 'end', reason: 'calls' };
  else yield { kind: 'end', reason: isTooLong ? 'length' : 'stop' };
}
