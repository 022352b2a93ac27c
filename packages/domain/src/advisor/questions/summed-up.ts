import { usesFromText } from '../../herbs/uses-from-text.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { gradeInList } from '../wording/grade-words.ts';
import { listed, paragraph } from '../wording/html.ts';
import { inSentence } from '../wording/names.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { topicOf } from '../reading/topics.ts';
import type { Understanding } from '../reading/understanding.ts';

const fewest = 2;

/** "Sum that up for my fridge", after several complaints: what was named first for each. */
export function summedUp({ question, history }: Understanding): AdvisorAnswer | null {
  if (!asksForSum.test(question)) return null;
  const firsts = history.flatMap(({ role, text }, place) => {
    const [use] = role === 'user' ? usesFromText(text) : [];
    const name = gradeInList.exec(history[place + 1]?.text ?? '')?.[1];
    return use === undefined || name === undefined ? [] : [`${inSentence(name)} for ${topicOf(use)}`];
  });
  const all = [...new Set(firsts)];
  return all.length < fewest
    ? null
    : plainAnswer([paragraph(`In short: ${listed(all)}. Mind what I said of each, and begin with one.`)]);
}

const asksForSum = /\bsum (?:it|that|this|them|all|everything)?(?: all)? ?up\b/i;
