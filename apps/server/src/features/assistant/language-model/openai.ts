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

const text = z.optional(z.nullable(z.string()));
const toolPart = z.object({
  index: z.optional(z.number()),
  id: text,
  function: z.optional(z.object({ name: text, arguments: text })),
});
const said = z.optional(z.object({ content: text, tool_calls: z.optional(z.nullable(z.array(toolPart))) }));
const chunk = z.object({
  choices: z.optional(z.array(z.object({ delta: said, message: said, finish_reason: text }))),
  usage: z.optional(z.nullable(z.object({ total_tokens: z.optional(z.number()) }))),
  error: z.optional(z.unknown()),
});

interface OpenAiService extends ModelService {
  /** OpenAI renamed its output limit; compatible servers know the old name. */
  readonly limitName: 'max_tokens' | 'max_completion_tokens';
}

/** The chat-completions format: OpenAI itself, Ollama, llama.cpp, vLLM, LM Studio and many more. */
export function openAiFormat({ name, baseUrl, key, limitName }: OpenAiService): ModelFormat {
  return {
    toUpstream: (request) => ({
      url: `${baseUrl}/chat/completions`,
      headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
      body: { model: name, [limitName]: request.maxTokens, stream: true, ...bodyOf(request) },
    }),
    readEvents,
    readWhole,
  };
}

function bodyOf({ instructions, turns, tools }: ModelRequest): Record<string, unknown> {
  return {
    messages: [{ role: 'system', content: instructions }, ...turns.map(toMessage)],
    ...(tools.length > 0 ? { tools: tools.map((offer) => ({ type: 'function', function: offer })) } : {}),
  };
}

function toMessage(turn: ModelTurn): unknown {
  if (turn.role === 'tool') return { role: 'tool', tool_call_id: turn.call.id, content: turn.text };
  if (turn.role === 'user') return { role: 'user', content: toContent(turn) };
  if (!turn.calls) return { role: turn.role, content: turn.text };
  const calls = turn.calls.map(({ id, name, argumentsText }) => ({
    id,
    type: 'function',
    function: { name, arguments: argumentsText },
  }));
  return { role: 'assistant', content: turn.text === '' ? null : turn.text, tool_calls: calls };
}

function toContent({ text: words, jpegBase64 }: { text: string; jpegBase64?: string }): unknown {
  if (jpegBase64 === undefined) return words;
  const url = `data:image/jpeg;base64,${jpegBase64}`;
  return [
    { type: 'text', text: words },
    { type: 'image_url', image_url: { url } },
  ];
}

type Calls = Map<number, { id: string; name: string; argumentsText: string }>;
type Chunk = z.output<typeof chunk>;

async function* readEvents(events: AsyncIterable<string>): AsyncGenerator<ModelPiece> {
  const calls: Calls = new Map();
  let finish: string | null = null;
  for await (const event of events) {
    if (event.trim() === '[DONE]') break;
    const { choices, usage } = parseChunk(event);
    const choice = choices?.[0];
    yield* readChoice(calls, choice);
    finish = choice?.finish_reason ?? finish;
    yield* toUsage(usage);
  }
  if (finish === null) throw new AssistantFailure('cut');
  yield* finishWith(finish, [...calls.values()]);
}

function* readWhole(body: string): Generator<ModelPiece> {
  const { choices, usage } = parseChunk(body);
  const choice = choices?.[0];
  if (!choice) throw new AssistantFailure('broken');
  const calls: Calls = new Map();
  for (const [index, part] of (choice.message?.tool_calls ?? []).entries()) collect(calls, { ...part, index });
  if (choice.message?.content) yield { kind: 'text', text: choice.message.content };
  yield* toUsage(usage);
  yield* finishWith(choice.finish_reason ?? 'stop', [...calls.values()]);
}

/** Some services send `message` where others send `delta`. */
function* readChoice(calls: Calls, choice: NonNullable<Chunk['choices']>[number] | undefined): Generator<ModelPiece> {
  const content = choice?.delta?.content ?? choice?.message?.content;
  if (content) yield { kind: 'text', text: content };
  for (const part of choice?.delta?.tool_calls ?? []) collect(calls, part);
}

function* toUsage(usage: Chunk['usage']): Generator<ModelPiece> {
  if (usage?.total_tokens !== undefined) yield { kind: 'usage', tokens: usage.total_tokens };
}

function* finishWith(finish: string, calls: readonly ToolCall[]): Generator<ModelPiece> {
  if (finish === 'content_filter') throw new AssistantFailure('refused');
  yield* closing(calls, finish === 'length');
}

type ToolPart = z.output<typeof toolPart>;

function collect(calls: Calls, part: ToolPart): void {
  const index = part.index ?? calls.size;
  const call = calls.get(index) ?? { id: `call_${index}`, name: '', argumentsText: '' };
  if (part.id) call.id = part.id;
  call.name += part.function?.name ?? '';
  call.argumentsText += part.function?.arguments ?? '';
  calls.set(index, call);
}

function parseChunk(json: string): Chunk {
  const parsed = parseAs(chunk, json);
  if (parsed.error !== undefined) throw new AssistantFailure('broken');
  return parsed;
}
