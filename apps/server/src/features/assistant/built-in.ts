import type { Advisor } from '../../platform/assistant/advisor.ts';
import type { AssistantEngine } from './engine.ts';

/** The engine that needs no network: what the advisor composes, block by block. */
export function createBuiltInEngine(advisor: Advisor): AssistantEngine {
  return {
    name: 'built-in',
    async answer({ request, show }) {
      const answer = await advisor.compose(request);
      for (const block of answer.blocks) show(block);
      return answer;
    },
  };
}
