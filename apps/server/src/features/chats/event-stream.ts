import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { AppDeps } from '../../platform/deps.ts';
import type { RunningAnswer } from './running-answers.ts';

/** Sends a running answer as server-sent events until it ends, the caller leaves, logs out, or the server stops. */
export function streamAnswer({
  deps,
  reply,
  running,
}: {
  deps: AppDeps;
  reply: FastifyReply;
  running: RunningAnswer;
}): FastifyReply {
  const left = new AbortController();
  const leave = () => left.abort();
  reply.raw.on('close', leave);
  deps.stopping.addEventListener('abort', leave, { once: true });
  const forget = deps.sessions.onEnd((userId) => {
    if (userId === running.userId) leave();
  });

  async function* lines(): AsyncGenerator<string> {
    try {
      for await (const event of running.follow(left.signal)) {
        yield event === 'heartbeat'
          ? ': still here\n\n'
          : `event: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`;
      }
      if (deps.stopping.aborted) {
        yield `event: error\ndata: ${JSON.stringify({ message: 'The server is restarting. Please try again shortly.' })}\n\n`;
      }
    } finally {
      forget();
      deps.stopping.removeEventListener('abort', leave);
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
