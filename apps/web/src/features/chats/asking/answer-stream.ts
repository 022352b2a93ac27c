import type { Answer, AnswerEvent } from '@herbie/contract';

/** Reads a streamed answer and hands over each event; answers the whole once it is done. */
export async function readAnswer(response: Response, onEvent: (event: AnswerEvent) => void): Promise<Answer> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('the answer has no body');
  let waiting = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) throw new Error('the answer broke off');
    waiting += value;
    const parts = waiting.split('\n\n');
    waiting = parts.pop() ?? '';
    for (const part of parts) {
      const event = parse(part);
      if (!event) continue;
      onEvent(event);
      if (event.event === 'done') return event.data;
      if (event.event === 'error') throw new Error(event.data.message);
    }
  }
}

/** One server-sent event; null for a heartbeat. */
function parse(text: string): AnswerEvent | null {
  const name = /^event: (\w+)$/m.exec(text)?.[1];
  const data = /^data: (.*)$/m.exec(text)?.[1];
  if (name === undefined || data === undefined) return null;
  // safe: the server writes these events from the contract's own type.
  return { event: name, data: JSON.parse(data) } as AnswerEvent;
}
