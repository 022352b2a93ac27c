import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What one call of the fake service does. */
export type Act = (response: ServerResponse, request: ReceivedCall) => void | Promise<void>;

interface ReceivedCall {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: {
    readonly messages: readonly {
      readonly role: string;
      readonly content: string | null;
      readonly tool_calls?: readonly unknown[];
    }[];
    readonly tools?: readonly unknown[];
  };
  readonly text: string;
}

export interface FakeModelServer {
  /** What stands before /chat/completions. */
  readonly baseUrl: string;
  readonly calls: readonly ReceivedCall[];
  /** Connections on which an answer is being written, and answers whose reader left early. */
  open(): number;
  aborted(): number;
  /** The next calls do these; the last one goes on for all that follow. */
  script(...acts: readonly Act[]): void;
  stop(): Promise<void>;
}

/** An OpenAI-compatible service on a port of its own that does as it is told. */
export async function startFakeModelServer(): Promise<FakeModelServer> {
  const calls: ReceivedCall[] = [];
  let acts: readonly Act[] = [says('Hello.')];
  let next = 0;
  let open = 0;
  let aborted = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(Buffer.from(part as Uint8Array));
      const text = Buffer.concat(parts).toString('utf8');
      // safe: only this project's own adapter calls here.
      const call = { path: request.url ?? '', headers: request.headers, text, body: JSON.parse(text) } as ReceivedCall;
      calls.push(call);
      open += 1;
      response.on('close', () => {
        open -= 1;
        if (!response.writableFinished) aborted += 1;
      });
      const act = acts[Math.min(next, acts.length - 1)];
      next += 1;
      await act?.(response, call);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // safe: a server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    open: () => open,
    aborted: () => aborted,
    script(...next_) {
      acts = next_;
      next = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const eventStream = { 'content-type': 'text/event-stream' };

/** One event as the chat-completions format writes it. */
export function event(delta: unknown, finish: string | null = null): string {
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
}

/** A whole, right answer, cut into text pieces of a size. */
export function says(text: string, { size = 12, finish = 'stop' }: { size?: number; finish?: string } = {}): Act {
  return (response) => {
    response.writeHead(200, eventStream);
    for (let place = 0; place < text.length; place += size)
      response.write(event({ content: text.slice(place, place + size) }));
    response.end(`${event({}, finish)}data: [DONE]\n\n`);
  };
}

export function calls(name: string, argumentsText: string, id = 'call_1'): Act {
  return (response) => {
    response.writeHead(200, eventStream);
    response.write(event({ tool_calls: [{ index: 0, id, type: 'function', function: { name, arguments: '' } }] }));
    for (const part of argumentsText.match(/.{1,7}/gs) ?? [])
      response.write(event({ tool_calls: [{ index: 0, function: { arguments: part } }] }));
    response.end(`${event({}, 'tool_calls')}data: [DONE]\n\n`);
  };
}

/** Writes raw bytes as an event stream, then ends as told. */
export function writes(
  pieces: readonly (string | Uint8Array)[],
  { end = true, destroy = false, pauseMs = 0, type = 'text/event-stream' } = {},
): Act {
  return async (response) => {
    response.writeHead(200, { 'content-type': type });
    for (const piece of pieces) {
      if (response.destroyed) return;
      response.write(piece);
      if (pauseMs > 0) await new Promise((wake) => setTimeout(wake, pauseMs));
    }
    // What was written must be on its way before the line is cut.
    if (destroy) setTimeout(() => response.destroy(), 30);
    else if (end) response.end();
  };
}

export function fails(status: number, body: string, headers: Record<string, string> = {}): Act {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };
}
