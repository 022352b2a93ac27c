import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { topicsOf } from '../../reading/wishes/topics.ts';
import { wishOf } from '../../reading/wishes/wish.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Nothing touches it, I end up on the bathroom floor", of the complaint that was spoken of: too much for a herb. */
export function answerHowBadItIs(question: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question.question);
  if (question.history.length === 0 || question.herbs.length > 0 || !laysOneLow.test(text) || ofElse.test(text))
    return null;
  const [particular] = question.earlierParticulars;
  const uses = question.earlierUses.length > 0 ? question.earlierUses : wishOf(question);
  if (particular === undefined && uses.length === 0) return null;
  const isPeriod = uses.includes('menstrual-cramps');
  const topic = particular?.name ?? topicsOf(isPeriod ? ['menstrual-cramps'] : uses.slice(0, 1), '');
  const line = seenFirst(topic, isPeriod);
  return question.said.includes(line)
    ? null
    : plainAnswer([line, meanwhile].map(paragraph), ['When should I see a doctor?']);
}

const laysOneLow = anyPhrase(
  /nothing (?:touches|helps|works on|shifts|even touches) (?:it|them|this|the pain)/,
  /(?:end up|ended up|lying|curled up|doubled (?:up|over)|crawling|screaming|crying)\b[^.?!]{0,30}\b(?:floor|ball|bed|pain|agony|with (?:it|pain))/,
  /(?:so|that) (?:bad|severe|strong|painful|awful|sore) (?:that )?(?:i|he|she) (?:can't|cannot|can hardly|can barely|have to|had to|miss|missed|cry|cried|vomit|throw|threw|pass)\b/,
  /(?:can't|cannot|can hardly|can barely|couldn't|unable to) (?:even )?(?:work|go to (?:work|school)|get (?:up|out of bed)|stand(?: up)?(?: straight)?|function|move|walk|sleep at all|leave the (?:house|bed)|do anything)/,
  /(?:unbearable|excruciating|agony|agonising|agonizing|10 out of 10|ten out of ten|worst pain)/,
  /(?:miss|missed|missing|off) (?:work|school|college|uni|lectures)\b[^.?!]{0,20}\b(?:with|from|because|every|each|over|for) /,
  /painkillers? (?:don't|doesn't|do nothing|hardly|barely) ?(?:touch|help|work|do anything)?/,
);
/** Sleep is told of otherwise, and a wish is no measure. */
const ofElse =
  /\b(?:what (?:else|can|could)|anything else|which|something (?:else|stronger)|stop taking|drive|sleep at all)\b/i;
const meanwhile =
  'What I named can at most ease it a little until then; do not take more of it because it does too little.';

function seenFirst(topic: string, isPeriod: boolean): string {
  const cause = isPeriod
    ? 'period pain of that kind is not normal, and endometriosis or fibroids, which can be treated, may be behind it'
    : 'there may be a cause with a treatment of its own, and stronger help than any plant';
  return `That is too much for herbs alone. Please see a doctor about ${topic} in the next days: ${cause}. Go today, or call for help, if it came on suddenly or is the worst ever, with fever, fainting, vomiting that does not stop, blood, weakness or numbness, or if a pregnancy is possible.`;
}
