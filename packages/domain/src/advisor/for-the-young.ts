import { isUnderage } from '../safety/person/age-group.ts';
import type { Understanding } from './reading/understanding.ts';
import { sentencesOf } from './wording/sentences.ts';

/** "My brother is 15, can he take it too?", of what was told a grown-up: what was said of those not grown up, or that it does not hold. */
export function otherForTheYoung({ subject, history, isForAnother }: Understanding): string | null {
  if (!isForAnother || !isUnderage(subject.person)) return null;
  const last = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const told = sentencesOf(last).filter((sentence) => ofTheYoung.test(sentence));
  return [
    'At this age it is another matter: what I said was of grown-ups.',
    ...told.slice(0, mostTold),
    'Give nothing of it before a pediatrician or pharmacist has agreed; good food, sleep and movement come first.',
  ].join(' ');
}

const mostTold = 2;
const ofTheYoung = /\b(?:under 18|under 12|child(?:ren)?|teen\w*|grown-ups?|not grown up)\b/i;
