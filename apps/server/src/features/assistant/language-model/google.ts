import * as z from 'zod/mini';
import {
  AssistantFailure,
  type ModelPiece,
  type ModelRequest,
  type ModelTurn,
  type ToolCall,
} from '../../../platform/assistant/language-model.ts';
import { closing } from './closing.ts';
import type { ModelFormat } from './model-of-format.ts';
import type { ModelService } from './model-service.ts';
import { parseAs } from './sse.ts';
import { toArguments } from './tool-arguments.ts';

const part = z.object({
  text: z.optional(z.string()),
  thought: z.optional(z.boolean()),
  functionCall: z.optional(z.object({ name: z.string(), args: z.optional(z.unknown()) })),
});
const chunk = z.object({
  candidates: z.optional(
    z.array(
      z.object({
        content: z.optional(z.object({ parts: z.optional(z.array(part)) })),
        finishReason: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
  usageMetadata: z.optional(z.object({ totalTokenCount: z.optional(z.number()) })),
  promptFeedback: z.optional(z.object({ blockReason: z.optional(z.string()) })),
  error: z.optional(z.unknown()),
});

/** The generate-content format of Google. */
export function googleFormat({ name, baseUrl, key }: ModelService): ModelFormat {
  return {
    toUpstream: (request) => ({
      url: `${baseUrl}/models/${encodeURIComponent(name)}:streamGenerateContent?alt=sse`,
      headers: key === undefined ? {} : { 'x-goog-api-key': key },
      body: bodyOf(request),
    }),
    readEvents,
  };
}

function bodyOf({ instructions, turns, tools, maxTokens }: ModelRequest): Record<string, unknown> {
  return {
    systemInstruction: { parts: [{ text: instructions }] },
    contents: turns.map(toContent),
    generationConfig: { maxOutputTokens: maxTokens },
    ...(tools.length > 0 ? { tools: [{ functionDeclarations: tools }] } : {}),
  };
}

function toContent(turn: ModelTurn): unknown {
  if (turn.role === 'user') {
    const { jpegBase64: data } = turn;
    const picture = data === undefined ? [] : [{ inlineData: { mimeType: 'image/jpeg', data } }];
    return { role: 'user', parts: [...picture, { text: turn.text }] };
  }
  if (turn.role === 'tool')
    return {
      role: 'user',
      parts: [{ functionResponse: { name: turn.call.name, response: { result: turn.text } } }],
    };
  const said = turn.text === '' ? [] : [{ text: turn.text }];
  const calls = (turn.calls ?? []).map(({ name, argumentsText }) => ({
    functionCall: { name, args: toArguments(argumentsText) },
  }));
  return { role: 'model', parts: [...said, ...calls] };
}

interface StreamState {
  readonly calls: ToolCall[];
  finish: string | null;
  tokens: number;
}

async function* readEvents(events: AsyncIterable<string>): AsyncGenerator<ModelPiece> {
  const state: StreamState = { calls: [], finish: null, tokens: 0 };
  for await (const json of events) {
    const { candidates, usageMetadata } = parseChunk(json);
    const candidate = candidates?.[0];
    yield* readParts(state, candidate?.content?.parts ?? []);
    state.finish = candidate?.finishReason ?? state.finish;
    state.tokens = usageMetadata?.totalTokenCount ?? state.tokens;
  }
  yield* finishWith(state);
}

function parseChunk(json: string): z.output<typeof chunk> {
  const parsed = parseAs(chunk, json);
  if (parsed.error !== undefined) throw new AssistantFailure('broken');
  if (parsed.promptFeedback?.blockReason !== undefined) throw new AssistantFailure('refused');
  return parsed;
}

function* readParts({ calls }: StreamState, parts: readonly z.output<typeof part>[]): Generator<ModelPiece> {
  for (const { text, thought, functionCall } of parts) {
    if (text !== undefined && text !== '' && thought !== true) yield { kind: 'text', text };
    if (functionCall === undefined) continue;
    const { name, args } = functionCall;
    calls.push({ id: `call_${calls.length}`, name, argumentsText: JSON.stringify(args ?? {}) });
  }
}

function* finishWith({ calls, finish, tokens }: StreamState): Generator<ModelPiece> {
  if (finish === null) throw new AssistantFailure('cut');
  if (finish !== 'STOP' && finish !== 'MAX_TOKENS') throw new AssistantFailure('refused');
  yield { kind: 'usage', tokens };
  yield* closing(calls, finish === 'MAX_TOKENS');
}
