import { setTimeout as wait } from 'node:timers/promises';
import { type Act, event, type FakeModelServer, startFakeModelServer } from '../fake-model-server.ts';
import type { ProcessClient } from '../server-process.ts';

export interface Told {
  readonly status: number;
  readonly events: readonly { readonly event: string; readonly data: string }[];
  /** False where the line was cut before the last event. */
  readonly isWhole: boolean;
}

interface Question {
  readonly client: ProcessClient;
  readonly chat: number;
  readonly content: string;
  /** Called with everything received so far. */
  readonly heard?: (text: string) => void;
}

/** Asks for a stream and reads it to its end, or until it breaks. */
export async function readStream({ client, chat, content, heard }: Question): Promise<Told> {
  const headers = { accept: 'text/event-stream' };
  const response = await client.fetch(`/api/chats/${chat}/messages`, {
    method: 'POST',
    body: JSON.stringify({ content }),
    headers,
  });
  return readEvents(response, heard);
}

export async function readEvents(response: Response, heard: (text: string) => void = () => undefined): Promise<Told> {
  let text = '';
  try {
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      heard(text);
    }
  } catch {
    // The line was cut: what came before counts.
  }
  const events = [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, name = '', data = '']) => ({
    event: name,
    data,
  }));
  const isRefusal = response.status >= 400;
  const isWhole = isRefusal || events.some((each) => each.event === 'done' || each.event === 'error');
  return { status: response.status, events, isWhole };
}

const sentences = ['Many people rest better with regular hours.', 'A dark and quiet room is worth the effort.'];

/** A language model that speaks a sentence at a time, as many as it is told, with a pause after each. */
export async function startSlowService({ pieces, pauseMs }: { pieces: number; pauseMs: number }): Promise<{
  readonly service: FakeModelServer;
  readonly settings: Record<string, string>;
}> {
  const service = await startFakeModelServer();
  const speaks: Act = async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (let piece = 0; piece < pieces && !response.destroyed; piece += 1) {
      response.write(event({ content: `${sentences[piece % sentences.length]}\n\n` }));
      await wait(pauseMs);
    }
    response.end(`${event({}, 'stop')}data: [DONE]\n\n`);
  };
  service.script(speaks);
  return {
    service,
    settings: {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'slow',
      AI_BASE_URL: service.baseUrl,
      AI_API_KEY: 'not-a-key',
    },
  };
}
