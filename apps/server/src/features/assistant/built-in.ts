import { advise, guardComposed } from '@herbie/domain';
import type { AssistantEngine } from './engine.ts';

/** The advisor that needs no network: composed from the knowledge base, then passed through the same safety pass. */
export const builtInEngine: AssistantEngine = {
  name: 'built-in',
  async answer({ request, show }) {
    const answer = guardComposed(request, advise(request));
    for (const block of answer.blocks) show(block);
    return answer;
  },
};
