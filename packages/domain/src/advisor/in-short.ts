import { findHerb } from '../herbs/catalogue.ts';
import { whatSpeaksAgainst } from '../herbs/recommend.ts';
import { isUnderage } from '../safety/age-group.ts';
import { oneAtATime } from './concern-suggestions.ts';
import { lower, withStop } from './amounts.ts';
import type { AdvisorAnswer } from './answer.ts';
import { paragraph } from './html.ts';
import { inSentence } from './names.ts';
import { plainAnswer } from './plain-answers.ts';
import { topicOf } from './topics.ts';
import type { Understanding } from './understanding.ts';
import { wishOf } from './wish.ts';

/** "Too long, one line please": the last answer in a sentence or two. */
export function answerInShort(question: Understanding): AdvisorAnswer | null {
  const asksForStart = whereToBegin.test(question.question) && question.said.includes(oneAtATime);
  if (
    !(asksForStart || wantsItShort.test(question.question)) ||
    question.wanted.length > 0 ||
    question.herbs.length > 0
  )
    return null;
  const last = question.history.findLast(({ role }) => role === 'assistant')?.text;
  if (last === undefined) return null;
  const { person } = question.subject;
  const [first] = question.earlierHerbs.flatMap(({ id }) => findHerb(id) ?? []);
  const [use] = wishOf(question);
  if (first === undefined || use === undefined || whatSpeaksAgainst(first, person).length > 0)
    return plainAnswer([paragraph(`In short: ${last.split(/(?<=[.!?])\s/)[0] ?? last}`)]);
  const amount = isUnderage(person) ? '' : withStop(first.monograph?.amounts[0]?.text ?? '');
  return {
    ...plainAnswer([
      paragraph(
        `In short: for ${topicOf(use)}, begin with ${inSentence(first.name)}${amount === '' ? '.' : `: ${lower(amount)}`}`,
      ),
    ]),
    recommended: [{ key: first.key, name: first.name }],
  };
}

/** "So what now?", after several were offered. */
const whereToBegin =
  /^\W*(?:so |ok(?:ay)?,? |and |well,? )*(?:what now|where (?:do|should) i (?:start|begin)|what (?:do|should) i do (?:now|first)|what first)\W*$/i;

const wantsItShort =
  /\b(?:too long|too much (?:text|to read)|one line|(?:in |keep it |make it |much )?shorter|tl;?dr|in short|keep it short|bottom line|in a (?:word|sentence|nutshell))\b|^\W*so\W*$/i;
