import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { AppDeps } from '../../platform/deps.ts';
import type { FollowedAnswer } from './followed-answer.ts';

const graceMs = 2500;

interface Streaming {
  readonly deps: AppDeps;
  readonly reply: FastifyReply;
  readonly running: FollowedAnswer;
  /** Whose end ends the stream. */
  readonly sessionId: number;
}

/** Sends a running answer as server-sent events until it ends, the caller leaves, logs out, or the server stops. */
export function streamAnswer({ deps, reply, running, sessionId }: Streaming): FastifyReply {
  const left = new AbortController();
  const leave = () => left.abort();
  reply.raw.on('close', leave);
  const leaveSoon = () => void setTimeout(leave, graceMs).unref();
  deps.stopping.addEventListener('abort', leaveSoon, { once: true });
  const forget = deps.sessions.watch(sessionId, leave);

  async function* lines(): AsyncGenerator<string> {
    let ended = false;
    try {
      for await (const event of running.follow(left.signal)) {
        ended ||= event !== 'heartbeat' && (event.event === 'done' || event.event === 'error');
        yield event === 'heartbeat'
          ? ': still here\n\n'
          : `event: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`;
      }
      if (deps.stopping.aborted && !ended) {
        yield `event: error\ndata: ${JSON.stringify({ message: 'The server is restarting. Please try again shortly.' })}\n\n`;
      }
    } finally {
      forget();
      deps.stopping.removeEventListener('abort', leaveSoon);
      reply.raw.off('close', leave);
    }
  }

  return reply
    .status(200)
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
      'cache-control': 'no-store',
    })
    .send(Readable.from(lines()));
}
