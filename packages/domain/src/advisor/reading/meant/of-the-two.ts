import { inSentence } from '../../wording/names.ts';
import type { Candidate } from './side-by-side.ts';

/** "Which of the two tonight?", after ashwagandha was asked about, and then magnesium: the last two that were named one by one. */
export function ofTheTwo(text: string, turns: readonly (readonly Candidate[])[]): string {
  if (!theTwo.test(text)) return text;
  const own = turns.filter(([first]) => first?.by === 'user');
  const [last, before] = own.toReversed().map((herbs) => [...new Map(herbs.map((herb) => [herb.id, herb])).values()]);
  if (last?.length !== 1 || before?.length !== 1) return text;
  const [one, other] = [before[0], last[0]];
  if (one === undefined || other === undefined || one.id === other.id) return text;
  return text.replace(theTwo, `which is better, ${inSentence(one.name)} or ${inSentence(other.name)},`);
}

/** How the two are pointed at. */
export const theTwo = /\bwhich (?:one )?of (?:the|these|those) two\b|\bwhich one of the two\b/i;
