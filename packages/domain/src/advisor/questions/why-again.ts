import type { AdvisorAnswer } from '../answer.ts';
import { gradeInList } from '../wording/grade-words.ts';
import { reasonsAgainst, reasonsFor } from '../about-herbs/reasons.ts';
import type { Understanding } from '../reading/understanding.ts';

/** "Why not?": the reasons once more. */
export function whyAgain(question: Understanding): AdvisorAnswer | null {
  const earlier = question.earlierHerbs;
  const isWhy = question.asks.why || (whyIsIt.test(question.question) && question.herbs.length === 0);
  if (!isWhy || earlier.length === 0) return null;
  const last = question.history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const isOffer = gradeInList.test(last) && !/\bnot\b/i.test(question.question);
  return isOffer ? reasonsFor(question, earlier) : reasonsAgainst(question, earlier);
}

/** "Why is it about my kidneys?", "why not? what could happen?" */
const whyIsIt =
  /^\W*(?:and |but |so |ok(?:ay)?,? )*what (?:happens|would happen|goes on) (?:then )?(?:in|to) (?:the|my) body\W*$|^\W*(?:and |but |so |ok(?:ay)?,? )*(?:why|how come)\b(?! (?:do|does|would) (?:people|anyone|everyone|somebody|others|they)\b)(?:[^?.!]{0,40}\b(?:it|that|this|they|them|those|these|not|matter|say|said)\b[^?.!]{0,40}|(?: not)?\W+what (?:could|can|might|would|will) happen(?: then| to me)?)\W*$/i;
