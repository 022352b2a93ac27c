import {
  type AdvisorAnswer,
  createGuard,
  type DraftBlock,
  finishGuarded,
  type Guard,
  type PutForward,
} from '@herbie/domain';
import {
  AssistantFailure,
  type LanguageModel,
  type ModelTurn,
  type ToolCall,
} from '../../platform/assistant/language-model.ts';
import { mostCharacters, mostTokensPerCall } from './budget.ts';
import { buildContext } from './context.ts';
import { type AssistantEngine, type EngineRequest, UnsafeAnswer } from './engine.ts';
import { createDraftReader } from './language-model/draft-reader.ts';
import type { PersonFacts } from './person-facts.ts';
import { readPutForward } from './put-forward.ts';
import { instructions, toTurns } from './prompt.ts';
import { runTool, toolOffers } from './tools.ts';

const mostRounds = 4;
const mostCallsPerRound = 4;
const charactersPerToken = 4;
export const longestAnswerMs = 120_000;

interface ModelEngine {
  readonly model: LanguageModel;
  /** The little of the person that may be sent to a service. */
  readonly facts: PersonFacts;
  readonly spend: (tokens: number) => void;
  readonly longestMs?: number;
}

/** A language model as an engine: given the facts, held to the tools, and shown only through the safety pass. */
export function createModelEngine({ model, facts, spend, longestMs = longestAnswerMs }: ModelEngine): AssistantEngine {
  return {
    name: model.name,
    async answer(asked) {
      const late = AbortSignal.timeout(longestMs);
      const signal = AbortSignal.any([late, asked.stop, asked.stopping]);
      const guard = createGuard(asked.request);
      const shown: string[] = [];
      const show = (html: string) => {
        shown.push(html);
        asked.show(html);
      };
      for (const block of guard.opening()) show(block);
      const took = (block: DraftBlock) => {
        const verdict = guard.next(block);
        if (verdict.outcome === 'replace') throw new UnsafeAnswer(verdict.reason);
        for (const html of verdict.html) show(html);
      };
      const putForward = await converse({ model, facts, spend, signal, asked, guard, took }).catch((error: unknown) => {
        if (asked.stop.aborted && !(error instanceof UnsafeAnswer)) return nothing;
        throw late.aborted ? new AssistantFailure('timeout') : error;
      });
      if (guard.isHollow() && !asked.stop.aborted) throw new UnsafeAnswer('little-left');
      return finish({ asked, guard, shown, putForward });
    },
  };
}

const nothing: PutForward = { herbs: [], products: [] };

interface Talk extends ModelEngine {
  readonly signal: AbortSignal;
  readonly asked: EngineRequest;
  readonly guard: Guard;
  readonly took: (block: DraftBlock) => void;
}

/** Lets the model speak and use its tools until it has ended; hands over each finished block. */
async function converse({ model, facts, spend, signal, asked, guard, took }: Talk): Promise<PutForward> {
  const { request } = asked;
  const turns: ModelTurn[] = toTurns({
    data: buildContext({ request, guard, facts }),
    question: facts.withoutNames(request.question),
    history: request.history.map(({ role, text }) => ({ role, text: facts.withoutNames(text) })),
  });
  const reader = createDraftReader();
  let written = 0;
  for (let round = 0; ; round += 1) {
    const tools = round < mostRounds ? toolOffers : [];
    const calls: ToolCall[] = [];
    let said = '';
    let isCut = false;
    let tokens = 0;
    try {
      for await (const piece of model.stream({ instructions, turns, tools, mostTokens: mostTokensPerCall, signal })) {
        if (piece.kind === 'call') calls.push(piece.call);
        if (piece.kind === 'usage') tokens = Math.max(tokens, piece.tokens);
        if (piece.kind === 'end') isCut = piece.reason === 'length';
        if (piece.kind !== 'text') continue;
        said += piece.text;
        written += piece.text.length;
        for (const block of reader.push(piece.text)) took(block);
        if (written > mostCharacters) {
          isCut = true;
          break;
        }
      }
    } finally {
      spend(tokens || Math.ceil((JSON.stringify(turns).length + said.length) / charactersPerToken));
    }
    const wanted = tools.length > 0 && !isCut ? calls.slice(0, mostCallsPerRound) : [];
    if (wanted.length === 0) {
      const last = reader.end();
      if (!isCut) for (const block of last) took(block);
      if (written === 0) throw new AssistantFailure('empty');
      return readPutForward(reader.data());
    }
    turns.push({ role: 'assistant', text: said, calls: wanted });
    for (const call of wanted) turns.push({ role: 'tool', call, text: await runTool(call, { guard, facts }) });
  }
}

interface Ending {
  readonly asked: EngineRequest;
  readonly guard: Guard;
  readonly shown: readonly string[];
  readonly putForward: PutForward;
}

function finish({ asked, guard, shown, putForward }: Ending): AdvisorAnswer {
  const answer = finishGuarded({ request: asked.request, guard, blocks: shown, putForward });
  for (const html of answer.blocks.slice(shown.length)) asked.show(html);
  return answer;
}
