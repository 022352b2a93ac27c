import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { movesWithCaffeine } from './caffeine-changes.ts';
import { fluidLimit } from './fluid-limit.ts';
import { driesOutOnLithium } from './salt-on-lithium.ts';
import { risesWithoutSmoke } from './stops-smoking.ts';

/**
 * A change of habit that moves the level of a medicine, or dries out what swells, comes first, whatever the message is answered with: "packing in the
 * fags" on clozapine, "hardly drink" on lithium. Where nothing is asked, it is the answer.
 */
export function withLevelThatMoves(asked: Understanding, answer: AdvisorAnswer): AdvisorAnswer {
  if (answer.level !== 'none') return answer;
  const all = [risesWithoutSmoke(asked), movesWithCaffeine(asked), driesOutOnLithium(asked), fluidLimit(asked)];
  const lines = all.filter((line) => line !== null).map((line) => paragraph(line));
  if (lines.length === 0) return answer;
  const isTold =
    !asked.told.some((fact) => fact.startsWith('taking ')) &&
    asked.herbs.length === 0 &&
    !asksForSomething.test(asked.question);
  if (answer.isLost === true || isTold) return plainAnswer(lines, ['Which herbs should I avoid with my medicines?']);
  return { ...answer, blocks: [...lines, ...answer.blocks.filter((block) => !lines.includes(block))] };
}

const asksForSomething =
  /\?|\b(?:what(?:'?s| is| helps?| can| could| would| else| do| herbs?| teas?| about)|which|how (?:can|could|do|to|about)|any(?:thing)?|good for|can i|could i|should i|is there|herbs?|teas?|remed\w+|something|looking for)\b/i;
