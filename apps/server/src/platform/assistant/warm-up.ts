import { setImmediate as untilNextTurn } from 'node:timers/promises';
import { emptyPerson, findRedFlag, resolveName } from '@herbie/domain';
import type { FastifyInstance } from 'fastify';
import { plainAdvisor } from './advisor.ts';

/** From the indexes of names over the alarms to a whole answer: each builds what the next one needs. */
const usualSteps = [
  () => resolveName('a name'),
  () => findRedFlag('A plain sentence with more than a few words in it.'),
  () => plainAdvisor.compose({ question: 'What helps me sleep?', history: [], person: emptyPerson, profileName: null }),
];

/**
 * Reads the knowledge base into its indexes as soon as somebody comes to sign in: that takes half a second and 40 MB, for which no
 * first question should wait, and which a server that nobody uses should not hold.
 */
export function warmUpForFirstVisitor(http: FastifyInstance, steps: readonly (() => unknown)[] = usualSteps): void {
  let isWarm = false;
  http.addHook('onResponse', async ({ url }) => {
    if (isWarm || !url.startsWith('/api/auth/')) return;
    isWarm = true;
    for (const step of steps) {
      await untilNextTurn();
      await step();
    }
  });
}
