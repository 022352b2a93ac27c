import type { FastifyReply, FastifyRequest } from 'fastify';

/** So many large bodies are in memory at once: each takes up to four times its 15 MB until it has been read. */
const mostAtOnce = 3;

/** Lets large bodies in one after the other for each person, and three at a time for all. */
export interface LargeBodies {
  /** Resolves when this person's body may be received. The turn ends with `letGoOfBody`, at the latest with the answer. */
  waitForTurn(request: FastifyRequest, reply: FastifyReply, who: number): Promise<void>;
}

interface Turn {
  readonly who: number;
  readonly begin: () => void;
}

const endTurnOf = new WeakMap<FastifyRequest, () => void>();

export function createLargeBodies(most = mostAtOnce): LargeBodies {
  const receiving = new Map<number, Turn>();
  let waiting: readonly Turn[] = [];

  function letIn() {
    for (const turn of waiting) {
      if (receiving.size >= most) break;
      if (!receiving.has(turn.who)) receiving.set(turn.who, turn);
    }
    const begun = waiting.filter((turn) => receiving.get(turn.who) === turn);
    waiting = waiting.filter((turn) => !begun.includes(turn));
    for (const { begin } of begun) begin();
  }

  function end(turn: Turn) {
    waiting = waiting.filter((other) => other !== turn);
    if (receiving.get(turn.who) === turn) receiving.delete(turn.who);
    letIn();
  }

  return {
    waitForTurn(request, { raw }, who) {
      return new Promise((begin) => {
        const turn = { who, begin };
        // Whoever left while waiting has no turn to end, and nobody waits for it.
        const over = () => {
          end(turn);
          begin();
        };
        endTurnOf.set(request, over);
        raw.once('finish', over).once('close', over);
        waiting = [...waiting, turn];
        letIn();
      });
    },
  };
}

/** The handler has what it needs of a large body: its memory is given up, and the next one may come. */
export function letGoOfBody(request: FastifyRequest): void {
  request.body = undefined;
  endTurnOf.get(request)?.();
}
