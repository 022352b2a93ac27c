import { anyPhrase, withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { everydayHelp } from '../for-concerns/everyday-help.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import type { Understanding } from '../reading/understanding.ts';
import { wishOf } from '../reading/wish.ts';

/** "How do I sleep better without supplements?": what helps that is nothing to take. */
export function answerWithoutHerbs(question: Understanding): AdvisorAnswer | null {
  if (question.herbs.length > 0 || question.asks.inFood || !nothingToTake.test(withPlainApostrophes(question.question)))
    return null;
  const help = everydayHelp(wishOf(question), question.subject.person);
  if (help === null) return null;
  return plainAnswer(
    [
      question.said.includes(help) ? `As I said: ${help}` : help,
      'Give one change two weeks before the next, so that you see what it does. A doctor or pharmacist can look for a cause if it stays.',
    ].map(paragraph),
    ['Which herb would help?', 'When should I see a doctor?'],
  );
}

const nothingToTake = anyPhrase(
  /(?:without|besides|apart from|other than|instead of|not) (?:any |taking |using |the )*(?:herbs?|supplements?|pills|tablets|remedies|anything|teas and pills)(?=\W*$|[^?]{0,30}\?)/,
  /(?:don't|do not|rather not|won't) (?:want to |like to )?(?:take|swallow|use) anything/,
  /(?:lifestyle|non-?herbal|drug-?free|natural habits)\b/,
);
