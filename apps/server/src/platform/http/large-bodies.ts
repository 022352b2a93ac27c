import type { FastifyReply, FastifyRequest } from 'fastify';

/** Large bodies in memory at once: each takes up to four times its 15 MB until it was parsed. */
const maxAtOnce = 3;

/** Admits large bodies one at a time per person, and three at a time in total. */
export interface LargeBodies {
  /** Resolves when this person's body may be received. The turn ends with `releaseBody`, at the latest with the answer. */
  waitForTurn(request: FastifyRequest, reply: FastifyReply, who: number): Promise<void>;
}

interface Turn {
  readonly who: number;
  readonly begin: () => void;
}

const endTurnOf = new WeakMap<FastifyRequest, () => void>();

export function createLargeBodies(maxReceiving = maxAtOnce): LargeBodies {
  const receiving = new Map<number, Turn>();
  let waiting: readonly Turn[] = [];

  function admit() {
    for (const turn of waiting) {
      if (receiving.size >= maxReceiving) break;
      if (!receiving.has(turn.who)) receiving.set(turn.who, turn);
    }
    const begun = waiting.filter((turn) => receiving.get(turn.who) === turn);
    waiting = waiting.filter((turn) => !begun.includes(turn));
    for (const { begin } of begun) begin();
  }

  function end(turn: Turn) {
    waiting = waiting.filter((other) => other !== turn);
    if (receiving.get(turn.who) === turn) receiving.delete(turn.who);
    admit();
  }

  return {
    waitForTurn(request, { raw }, who) {
      return new Promise((begin) => {
        const turn = { who, begin };
        // A caller who leaves while waiting gives up the turn.
        const over = () => {
          end(turn);
          begin();
        };
        endTurnOf.set(request, over);
        raw.once('finish', over).once('close', over);
        waiting = [...waiting, turn];
        admit();
      });
    },
  };
}

/** Call it when the handler has read what it needs: frees the memory and admits the next body. */
export function releaseBody(request: FastifyRequest): void {
  request.body = undefined;
  endTurnOf.get(request)?.();
}
