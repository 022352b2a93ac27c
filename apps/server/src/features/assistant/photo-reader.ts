import type { FastifyBaseLogger } from 'fastify';
import { AssistantFailure, type LanguageModel } from '../../platform/assistant/language-model.ts';
import type { AppDeps } from '../../platform/deps.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import { keepsToBuiltIn } from './ai-choice.ts';
import { charactersPerToken, createBudget, maxTokensPerCall } from './budget.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { pictureInstructions, readSeenPicture, type SeenPicture } from './seen-picture.ts';

const maxLookMs = 45_000;
const maxReply = 16_000;
/** An estimate for services that do not report their usage of a picture of this size. */
const tokensOfPicture = 2_000;

/** `kept`: no vision model, or the person wants none. The other two: it could not be asked. */
export type PhotoReading =
  | { readonly outcome: 'read'; readonly seen: SeenPicture }
  | { readonly outcome: 'kept' | 'unavailable' | 'spent' };

interface Look {
  /** Redrawn, without metadata: the only data sent with the fixed instructions. */
  readonly jpegBase64: string;
  readonly session: SignedIn;
}

export interface PhotoReader {
  look(look: Look): Promise<PhotoReading>;
}

/** Shows a photo to the vision model. Never throws: without an answer only the printed text is used. */
export function createPhotoReader(deps: AppDeps, log: FastifyBaseLogger, maxMs = maxLookMs): PhotoReader {
  const { photoModel, clock, limits } = deps;
  const breaker = createCircuitBreaker(clock);
  const budget = createBudget({ clock, limits });
  return {
    async look({ jpegBase64, session }) {
      if (photoModel === null || (await keepsToBuiltIn(deps, session))) return { outcome: 'kept' };
      const userId = session.user.id;
      if (!(await budget.take(userId))) return { outcome: 'spent' };
      if (!breaker.allows()) return { outcome: 'unavailable' };
      const signal = AbortSignal.any([AbortSignal.timeout(maxMs), deps.stopping]);
      const spend = (tokens: number) =>
        void budget.spend(userId, tokens).catch(() => log.warn('tokens of a photo could not be counted'));
      try {
        const seen = readSeenPicture(await hear({ model: photoModel, jpegBase64, signal, spend }));
        breaker.succeeded();
        return { outcome: 'read', seen };
      } catch (error) {
        const failure = error instanceof AssistantFailure ? error : new AssistantFailure('broken');
        const isOurs = deps.stopping.aborted;
        breaker.failed(failure.reason === 'aborted' && !isOurs ? new AssistantFailure('timeout') : failure);
        log.warn({ reason: failure.reason }, 'a photo could not be shown to the service');
        return { outcome: 'unavailable' };
      }
    },
  };
}

interface Hearing {
  readonly model: LanguageModel;
  readonly jpegBase64: string;
  readonly signal: AbortSignal;
  readonly spend: (tokens: number) => void;
}

async function hear({ model, jpegBase64, signal, spend }: Hearing): Promise<string> {
  let said = '';
  let tokens = 0;
  try {
    const turns = [{ role: 'user', text: 'The photo.', jpegBase64 }] as const;
    const asked = { instructions: pictureInstructions, turns, tools: [], maxTokens: maxTokensPerCall, signal };
    for await (const piece of model.stream(asked)) {
      if (piece.kind === 'usage') tokens = Math.max(tokens, piece.tokens);
      if (piece.kind === 'end' && piece.reason === 'length') throw new AssistantFailure('too-long');
      if (piece.kind !== 'text') continue;
      said += piece.text;
      if (said.length > maxReply) throw new AssistantFailure('too-long');
    }
  } finally {
    spend(tokens || tokensOfPicture + Math.ceil(said.length / charactersPerToken));
  }
  if (said.trim() === '') throw new AssistantFailure('empty');
  return said;
}
