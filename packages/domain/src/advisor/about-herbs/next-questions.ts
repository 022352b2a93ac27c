import type { Herb } from '../../herbs/herb.ts';
import type { Asks } from '../reading/wishes/asks.ts';
import { inSentence, isPlural } from '../wording/names.ts';

interface About {
  readonly asks: Asks;
  /** The checks leave it to this person. */
  readonly isAllowed: boolean;
}

/** What people ask next of a herb, without what was just told. */
export function nextQuestions(herb: Herb | undefined, { asks, isAllowed }: About): readonly string[] {
  if (!herb || herb.neverSuggest === true) return ['What could I take instead?', 'Which plants look like it?'];
  if (!isAllowed) return ['Why not?', 'What could I take instead?'];
  if (!herb.monograph) return ['What else could help?'];
  const name = inSentence(herb.name);
  const all = [
    ...(asks.amount || herb.monograph.amounts.length === 0 ? [] : [`How much ${name} do people take?`]),
    ...(asks.onset || !herb.monograph.timeToEffect
      ? []
      : [`How long ${isPlural(name) ? 'do' : 'does'} ${name} take to work?`]),
    ...(asks.sideEffects ? [] : [`What are the side effects of ${name}?`]),
    ...(asks.evidence ? [] : [`How well was ${name} studied?`]),
    'What else could help?',
  ];
  return all.slice(0, mostFollowUps);
}

const mostFollowUps = 3;
/** After a plain no. */
export const afterANo = ['What else could help?', 'When should I see a doctor?'];
