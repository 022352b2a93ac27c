import * as z from 'zod/mini';
import { AssistantFailure } from '../../../platform/assistant/language-model.ts';

/** The data of each server-sent event, as text. */
export async function* eventsOf(bytes: AsyncIterable<Uint8Array>, maxLine: number): AsyncGenerator<string> {
  let data: string[] = [];
  for await (const line of linesOf(bytes, maxLine)) {
    if (line.startsWith('data:')) data.push(line.slice(line.startsWith('data: ') ? 6 : 5));
    if (line !== '') continue;
    if (data.length > 0) yield data.join('\n');
    data = [];
  }
  if (data.length > 0) yield data.join('\n');
}

/** Lines of any chunking; a character may be split between two chunks. The last line needs no line break. */
async function* linesOf(bytes: AsyncIterable<Uint8Array>, maxLine: number): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of bytes) {
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    if (lines.some((line) => line.length > maxLine)) throw new AssistantFailure('too-long');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  const last = (rest + decoder.decode()).trimEnd();
  if (last !== '') yield last;
}

/** A whole body as text. */
export async function wholeText(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of bytes) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

/** Parses JSON of a shape; throws an `AssistantFailure` when it is invalid or another one. */
export function parseAs<Shape extends z.ZodMiniType>(shape: Shape, text: string): z.output<Shape> {
  const parsed = z.safeParse(shape, parseJson(text));
  if (!parsed.success) throw new AssistantFailure('broken');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AssistantFailure('broken');
  }
}
