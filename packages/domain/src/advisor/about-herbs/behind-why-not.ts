import type { Understanding } from '../reading/understanding.ts';

/** "Why not? I have six beers a night, it would relax me": what is told behind it is news for what was spoken of, and no new wish. */
export function behindWhyNot(question: Understanding): Understanding {
  const rest = question.question.replace(asksWhyNot, '');
  if (rest === question.question || question.earlierHerbs.length === 0 || rest.includes('?')) return question;
  return wouldHelpMe.test(rest)
    ? { ...question, question: rest, wanted: [], particulars: [] }
    : { ...question, question: rest };
}

const asksWhyNot =
  /^\W*(?:(?:but|and|ok|hm+|so)\b\W*)*(?:why(?: (?:not|ever not|is that|so))?|how come|really|seriously)\s*[?!.,;:-]+\s*(?=\w)/i;
const wouldHelpMe =
  /\b(?:it |that |they |would |will |might |['’]d |helps? |just |really |to )+(?:help|relax|calm|settle|ease|soothe|knock|cheer|sort)s? (?:me|my)\b/i;
