import * as z from 'zod/mini';
import {
  AssistantFailure,
  type ModelPiece,
  type ModelRequest,
  type ModelTurn,
} from '../../../platform/assistant/language-model.ts';
import { closing } from './closing.ts';
import type { ModelFormat } from './model-of-format.ts';
import type { ModelService } from './model-service.ts';
import { parseAs } from './sse.ts';
import { toArguments } from './tool-arguments.ts';

const version = '2023-06-01';
const usage = z.optional(z.object({ input_tokens: z.optional(z.number()), output_tokens: z.optional(z.number()) }));
const event = z.object({
  type: z.string(),
  index: z.optional(z.number()),
  message: z.optional(z.object({ usage })),
  content_block: z.optional(z.object({ type: z.string(), id: z.optional(z.string()), name: z.optional(z.string()) })),
  delta: z.optional(
    z.object({
      type: z.optional(z.string()),
      text: z.optional(z.string()),
      partial_json: z.optional(z.string()),
      stop_reason: z.optional(z.nullable(z.string())),
    }),
  ),
  usage,
});

/** The messages format of Anthropic. */
export function anthropicFormat({ name, baseUrl, key }: ModelService): ModelFormat {
  return {
    toUpstream: (request) => ({
      url: `${baseUrl}/messages`,
      headers: { 'anthropic-version': version, ...(key === undefined ? {} : { 'x-api-key': key }) },
      body: { model: name, max_tokens: request.maxTokens, stream: true, ...bodyOf(request) },
    }),
    readEvents,
  };
}

function bodyOf({ instructions, turns, tools }: ModelRequest): Record<string, unknown> {
  return {
    system: instructions,
    messages: grouped(turns),
    ...(tools.length > 0
      ? { tools: tools.map(({ name, description, parameters }) => ({ name, description, input_schema: parameters })) }
      : {}),
  };
}

/** Results of parallel tool calls belong into one user message. */
function grouped(turns: readonly ModelTurn[]): { role: string; content: unknown[] }[] {
  const messages: { role: string; content: unknown[] }[] = [];
  for (const turn of turns) {
    const role = turn.role === 'tool' ? 'user' : turn.role;
    const last = messages.at(-1);
    const content = toContent(turn);
    if (last?.role === role) last.content.push(...content);
    else messages.push({ role, content });
  }
  return messages;
}

function toContent(turn: ModelTurn): unknown[] {
  if (turn.role === 'tool') return [{ type: 'tool_result', tool_use_id: turn.call.id, content: turn.text }];
  const said = turn.text === '' ? [] : [{ type: 'text', text: turn.text }];
  if (turn.role === 'user') {
    const { jpegBase64: data } = turn;
    const source = { type: 'base64', media_type: 'image/jpeg', data };
    return data === undefined ? said : [{ type: 'image', source }, ...said];
  }
  const calls = (turn.calls ?? []).map(({ id, name, argumentsText }) => ({
    type: 'tool_use',
    id,
    name,
    input: toArguments(argumentsText),
  }));
  return [...said, ...calls];
}

interface StreamState {
  readonly calls: Map<number, { id: string; name: string; argumentsText: string }>;
  tokens: number;
  stop: string | null;
  isOver: boolean;
}

async function* readEvents(events: AsyncIterable<string>): AsyncGenerator<ModelPiece> {
  const state: StreamState = { calls: new Map(), tokens: 0, stop: null, isOver: false };
  for await (const json of events) {
    const said = parseEvent(json);
    if (said.delta?.text) yield { kind: 'text', text: said.delta.text };
    countTokens(state, said);
    collect(state, said);
    noteEnd(state, said);
  }
  yield* finishWith(state);
}

type Event = z.output<typeof event>;

function parseEvent(json: string): Event {
  const said = parseAs(event, json);
  if (said.type === 'error') throw new AssistantFailure('broken');
  return said;
}

function countTokens(state: StreamState, { message, usage: used }: Event): void {
  state.tokens += (message?.usage?.input_tokens ?? 0) + (used?.output_tokens ?? 0);
}

/** A tool call starts with its own block; its arguments follow in chunks with the same index. */
function collect({ calls }: StreamState, { index = 0, content_block: block, delta }: Event): void {
  if (block?.type === 'tool_use') calls.set(index, { id: block.id ?? '', name: block.name ?? '', argumentsText: '' });
  const call = calls.get(index);
  if (call && delta?.partial_json) call.argumentsText += delta.partial_json;
}

function noteEnd(state: StreamState, { type, delta }: Event): void {
  state.stop = delta?.stop_reason ?? state.stop;
  state.isOver ||= type === 'message_stop';
}

function* finishWith({ calls, tokens, stop, isOver }: StreamState): Generator<ModelPiece> {
  if (!isOver && stop === null) throw new AssistantFailure('cut');
  if (stop === 'refusal') throw new AssistantFailure('refused');
  yield { kind: 'usage', tokens };
  yield* closing([...calls.values()], stop === 'max_tokens');
}
