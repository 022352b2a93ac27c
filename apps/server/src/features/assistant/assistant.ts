import { type AdvisorAnswer, type AdvisorRequest, createGuard, emptyPerson } from '@herbie/domain';
import type { Profile } from '@herbie/contract';
import type { FastifyBaseLogger } from 'fastify';
import { AssistantFailure, type LanguageModel } from '../../platform/assistant/language-model.ts';
import type { AppDeps } from '../../platform/deps.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import { keepsToBuiltIn } from './ai-choice.ts';
import { createBudget } from './budget.ts';
import { createBuiltInEngine } from './built-in.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { type EngineRequest, UnsafeAnswer } from './engine.ts';
import { createModelEngine } from './model-engine.ts';
import { readPersonFacts } from './person-facts.ts';

interface AskedQuestion {
  readonly request: AdvisorRequest;
  readonly profile: Profile | null;
  readonly session: SignedIn;
  readonly stop: AbortSignal;
  /** Called first when the question describes an emergency. */
  readonly raise: (level: 'urgent' | 'emergency') => void;
  /** Shows block n. A later call for the same n replaces it; an empty text removes it. */
  readonly show: (block: number, html: string) => void;
}

export interface Written {
  readonly answer: AdvisorAnswer;
  /** As stored beside the answer. */
  readonly engine: string;
}

export interface Assistant {
  /** Always answers: with the model when it can, else with the built-in advisor and a line that says so. */
  answer(asked: AskedQuestion): Promise<Written>;
}

/** Why the built-in advisor answers although a model is configured. */
const lines = {
  unavailable: 'The language model could not answer just now, so the built-in guide did.',
  spent: "Today's share of language-model answers is used up, so the built-in guide answered.",
  several: 'For several people at once the built-in guide answers, for each by their own profile.',
  unsafe: "The language model's answer did not pass the safety check, so the built-in guide answered instead.",
} as const;

export function createAssistant(deps: AppDeps, log: FastifyBaseLogger): Assistant {
  const { clock, limits } = deps;
  const retailerHost = new URL(deps.config.RETAILER_SEARCH_URL).host;
  const breaker = createCircuitBreaker(clock);
  const budget = createBudget({ clock, limits });
  const builtIn = createBuiltInEngine(deps.advisor);
  if (deps.model !== null) setImmediate(warmUp);

  /** Streams the model's answer; replaces it with the composed answer when the model fails or the guard rejects it. */
  async function answerByModel({ asked, quietly, model, composed }: Attempt): Promise<Written> {
    const { user } = asked.session;
    let shown = 0;
    try {
      const facts = await readPersonFacts({ deps, user, profile: asked.profile });
      // Fire and forget: the answer does not wait for it.
      const spend = (tokens: number) =>
        void budget.spend(user.id, tokens).catch(() => log.warn('tokens of an answer could not be counted'));
      const engine = createModelEngine({ model, facts, spend, retailerHost });
      const answer = await engine.answer({
        ...quietly,
        show: (html) => {
          asked.show(shown, html);
          shown += 1;
        },
      });
      // A service that was stopped has not shown whether it works.
      if (asked.stop.aborted) breaker.failed(new AssistantFailure('aborted'));
      else breaker.succeeded();
      return { answer, engine: engine.name };
    } catch (error) {
      const isUnsafe = error instanceof UnsafeAnswer;
      if (isUnsafe) breaker.succeeded();
      else breaker.failed(error instanceof AssistantFailure ? error : new AssistantFailure('broken'));
      log.warn({ reason: reasonOf(error) }, 'the built-in advisor answers instead of the language model');
      return show(asked, noted(isUnsafe ? 'unsafe' : 'unavailable', composed), shown);
    }
  }

  return {
    async answer(asked) {
      const { model } = deps;
      const { request, stop, session } = asked;
      const quietly = { request, stop, stopping: deps.stopping, show: () => undefined };
      const composed = await builtIn.answer(quietly);
      if (model === null || composed.level !== 'none' || (await keepsToBuiltIn(deps, session)))
        return show(asked, composed);
      // Each part is checked against its own person; a model writes for one.
      if ((request.besides ?? []).length > 0) return show(asked, noted('several', composed));
      if (!(await budget.take(session.user.id))) return show(asked, noted('spent', composed));
      // Asked last, as a spent budget would use up its single probe.
      if (!breaker.allows()) {
        await budget.giveBack(session.user.id);
        return show(asked, noted('unavailable', composed));
      }
      return answerByModel({ asked, quietly, model, composed });
    },
  };
}

interface Attempt {
  readonly asked: AskedQuestion;
  readonly quietly: EngineRequest;
  readonly model: LanguageModel;
  /** Shown when the model's answer cannot be shown. */
  readonly composed: AdvisorAnswer;
}

/** Builds the vocabulary of the guard in advance, so that no first question waits for it. */
function warmUp(): void {
  createGuard({ question: '', history: [], person: emptyPerson, profileName: null }).next({
    kind: 'paragraph',
    lines: [[{ text: 'A word to begin with.' }]],
  });
}

function reasonOf(error: unknown): string {
  if (error instanceof UnsafeAnswer || error instanceof AssistantFailure) return error.reason;
  return error instanceof Error ? error.name : 'unknown';
}

function noted(reason: keyof typeof lines, answer: AdvisorAnswer): AdvisorAnswer {
  return { ...answer, blocks: [`<p><em>${lines[reason]}</em></p>`, ...answer.blocks] };
}

/** Shows a composed answer from the first block on, replacing blocks shown before. An alarm is shown whole, even when stopped. */
function show(asked: AskedQuestion, answer: AdvisorAnswer, before = 0): Written {
  if (answer.level !== 'none') asked.raise(answer.level);
  for (const [place, html] of answer.blocks.entries()) {
    if (asked.stop.aborted && answer.level === 'none') break;
    asked.show(place, html);
  }
  for (let place = answer.blocks.length; place < before; place += 1) asked.show(place, '');
  return { answer, engine: 'built-in' };
}
