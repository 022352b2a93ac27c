import {
  type AdvisorAnswer,
  createGuard,
  type DraftBlock,
  finishGuarded,
  type Guard,
  type RecommendedKeys,
} from '@herbie/domain';
import {
  AssistantFailure,
  type LanguageModel,
  type ModelPiece,
  type ModelRequest,
  type ModelTurn,
  type ToolCall,
} from '../../platform/assistant/language-model.ts';
import { charactersPerToken, maxCharacters, maxTokensPerCall } from './budget.ts';
import { buildContext } from './context.ts';
import { type AssistantEngine, type EngineRequest, UnsafeAnswer } from './engine.ts';
import { createDraftReader, type DraftReader } from './language-model/draft-reader.ts';
import type { PersonFacts } from './person-facts.ts';
import { readRecommendedKeys } from './recommended-keys.ts';
import { instructions, toTurns } from './prompt.ts';
import { runTool, toolOffers } from './tools.ts';

const maxRounds = 4;
const maxCallsPerRound = 4;
export const maxAnswerMs = 120_000;

interface ModelEngine {
  readonly model: LanguageModel;
  /** The facts about the person that may be sent to a service. */
  readonly facts: PersonFacts;
  readonly spend: (tokens: number) => void;
  /** Whose searches a link may lead to; null where no link to a shop is kept. */
  readonly retailerHost?: string | null;
  readonly maxMs?: number;
}

/** A language model as an engine: it gets facts and read-only tools, and its text is shown only after the guard. */
export function createModelEngine({
  model,
  facts,
  spend,
  retailerHost = null,
  maxMs = maxAnswerMs,
}: ModelEngine): AssistantEngine {
  return {
    name: model.name,
    async answer(asked) {
      const late = AbortSignal.timeout(maxMs);
      const signal = AbortSignal.any([late, asked.stop, asked.stopping]);
      const guard = createGuard(asked.request);
      const shown: string[] = [];
      const show = (html: string) => {
        shown.push(html);
        asked.show(html);
      };
      for (const block of guard.opening()) show(block);
      const onBlock = (block: DraftBlock) => {
        const verdict = guard.next(block);
        if (verdict.outcome === 'replace') throw new UnsafeAnswer(verdict.reason);
        for (const html of verdict.html) show(html);
      };
      const recommendedKeys = await converse({
        model,
        facts,
        spend,
        retailerHost,
        signal,
        asked,
        guard,
        onBlock,
      }).catch((error: unknown) => {
        if (asked.stop.aborted && !(error instanceof UnsafeAnswer)) return nothing;
        throw late.aborted ? new AssistantFailure('timeout') : error;
      });
      if (guard.isHollow() && !asked.stop.aborted) throw new UnsafeAnswer('little-left');
      return finish({ asked, guard, shown, recommendedKeys });
    },
  };
}

const nothing: RecommendedKeys = { herbs: [], products: [] };

interface Conversation extends ModelEngine {
  readonly signal: AbortSignal;
  readonly asked: EngineRequest;
  readonly guard: Guard;
  readonly onBlock: (block: DraftBlock) => void;
}

/** Runs the model and its tool calls until it has finished; passes on each complete block. */
async function converse(conversation: Conversation): Promise<RecommendedKeys> {
  const { facts, guard, onBlock, retailerHost } = conversation;
  const turns = openingTurns(conversation);
  const reader = createDraftReader(retailerHost);
  let written = 0;
  for (let round = 0; ; round += 1) {
    const tools = round < maxRounds ? toolOffers : [];
    const { said, calls, isCut } = await listen(conversation, {
      turns,
      tools,
      reader,
      mayWrite: maxCharacters - written,
    });
    written += said.length;
    const wanted = tools.length > 0 && !isCut ? calls.slice(0, maxCallsPerRound) : [];
    if (wanted.length === 0) {
      const last = reader.end();
      if (!isCut) for (const block of last) onBlock(block);
      if (written === 0) throw new AssistantFailure('empty');
      return readRecommendedKeys(reader.data());
    }
    turns.push({ role: 'assistant', text: said, calls: wanted });
    for (const call of wanted) turns.push({ role: 'tool', call, text: await runTool(call, { guard, facts }) });
  }
}

function openingTurns({ asked: { request }, facts, guard }: Conversation): ModelTurn[] {
  return toTurns({
    data: buildContext({ request, guard, facts }),
    question: facts.withoutNames(request.question),
    history: request.history.map(({ role, text }) => ({ role, text: facts.withoutNames(text) })),
  });
}

interface Round {
  readonly turns: readonly ModelTurn[];
  readonly tools: ModelRequest['tools'];
  readonly reader: DraftReader;
  /** Characters left within the limit of an answer. */
  readonly mayWrite: number;
}

interface ModelOutput {
  readonly calls: ToolCall[];
  said: string;
  isCut: boolean;
  tokens: number;
}

/** Reads the model's output until it ends or is too long; its cost is counted even when it fails. */
async function listen(
  { model, spend, signal, onBlock }: Conversation,
  { turns, tools, reader, mayWrite }: Round,
): Promise<ModelOutput> {
  const output: ModelOutput = { calls: [], said: '', isCut: false, tokens: 0 };
  try {
    for await (const piece of model.stream({ instructions, turns, tools, maxTokens: maxTokensPerCall, signal })) {
      record(output, piece);
      if (piece.kind !== 'text') continue;
      for (const block of reader.push(piece.text)) onBlock(block);
      if (output.said.length > mayWrite) return { ...output, isCut: true };
    }
    return output;
  } finally {
    spend(output.tokens || Math.ceil((JSON.stringify(turns).length + output.said.length) / charactersPerToken));
  }
}

function record(output: ModelOutput, piece: ModelPiece): void {
  if (piece.kind === 'call') output.calls.push(piece.call);
  if (piece.kind === 'usage') output.tokens = Math.max(output.tokens, piece.tokens);
  if (piece.kind === 'end') output.isCut = piece.reason === 'length';
  if (piece.kind === 'text') output.said += piece.text;
}

interface Ending {
  readonly asked: EngineRequest;
  readonly guard: Guard;
  readonly shown: readonly string[];
  readonly recommendedKeys: RecommendedKeys;
}

function finish({ asked, guard, shown, recommendedKeys }: Ending): AdvisorAnswer {
  const answer = finishGuarded({ request: asked.request, guard, blocks: shown, recommendedKeys });
  // Stopped before its first word, there is nothing to end.
  if (asked.stop.aborted && shown.length === 0) return { ...answer, blocks: [] };
  for (const html of answer.blocks.slice(shown.length)) asked.show(html);
  return answer;
}
