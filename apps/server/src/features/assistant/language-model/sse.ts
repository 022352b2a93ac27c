import { AssistantFailure } from '../../../platform/assistant/language-model.ts';

/** The data of each server-sent event, as text. Letters cut in two by the network are put together again. */
export async function* eventsOf(bytes: AsyncIterable<Uint8Array>, mostLine: number): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  for await (const chunk of bytes) {
    rest += decoder.decode(chunk, { stream: true });
    if (rest.length > mostLine) throw new AssistantFailure('too-long');
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) yield data.join('\n');
        data = [];
      } else if (line.startsWith('data:')) data.push(line.slice(line.startsWith('data: ') ? 6 : 5));
    }
  }
  const last = rest + decoder.decode();
  if (last.startsWith('data:')) data.push(last.slice(5).trim());
  if (data.length > 0) yield data.join('\n');
}

/** A whole body as text. */
export async function wholeText(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of bytes) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

/** JSON, or a failure: what a service sends may be anything. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AssistantFailure('broken');
  }
}
