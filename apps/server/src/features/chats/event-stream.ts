import { Readable } from 'node:stream';
import type { AnswerEvent } from '@herbie/contract';
import type { FastifyReply } from 'fastify';
import type { AppDeps } from '../../platform/deps.ts';
import type { FollowedAnswer } from './followed-answer.ts';
import { isLast } from './running-answers.ts';

const graceMs = 2500;
const restarting: AnswerEvent = {
  event: 'error',
  data: { message: 'The server is restarting. Please try again shortly.' },
};

interface Streaming {
  readonly deps: AppDeps;
  readonly reply: FastifyReply;
  readonly running: FollowedAnswer;
  /** The stream ends with this session. */
  readonly sessionId: number;
}

/** Sends a running answer as server-sent events until it ends, the caller leaves, logs out, or the server stops. */
export function streamAnswer({ deps, reply, running, sessionId }: Streaming): FastifyReply {
  const left = new AbortController();
  const leave = () => left.abort();
  reply.raw.on('close', leave);
  const leaveSoon = () => void setTimeout(leave, graceMs).unref();
  // A question may have been stored while the server began to stop.
  if (deps.stopping.aborted) leaveSoon();
  else deps.stopping.addEventListener('abort', leaveSoon, { once: true });
  const forget = deps.sessions.watch(sessionId, leave);

  async function* lines(): AsyncGenerator<string> {
    let ended = false;
    try {
      for await (const news of running.follow(left.signal)) {
        ended ||= news !== 'heartbeat' && news.some(isLast);
        yield news === 'heartbeat' ? ': still here\n\n' : news.map(toLines).join('');
      }
      if (deps.stopping.aborted && !ended) {
        yield toLines(restarting);
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

function toLines({ event, data }: AnswerEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
