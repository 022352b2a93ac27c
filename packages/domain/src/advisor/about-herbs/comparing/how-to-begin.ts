import type { Herb } from '../../../herbs/herb.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import type { Person } from '../../../safety/person/person.ts';
import { howSoon } from '../../reading/wishes/topics.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { lower, withStop } from '../../wording/sentences.ts';
import { amountsOfUse } from '../amounts/amounts.ts';
import { choice } from './choice-first.ts';

/** "Which of those first?" wants one of them, and how it is tried. */
export const asksWhereToBegin = /\b(?:first|start|starts|begin|order|try)\b(?![^?]*\bor\b)/i;

/** The one to begin with as it was tried: how much, and how soon it shows. Those not grown up are told no amount. */
export function howToBegin(herb: Herb, topic: UseKey | undefined, person: Person): string[] {
  if (isUnderage(person) || herb.monograph === null) return [];
  const [amount] = amountsOfUse(herb, topic).filter(({ form }) => form !== 'topical');
  if (amount === undefined || topic === undefined) return [];
  const soon = howSoon(herb.monograph.timeToEffect ?? '', topic);
  const told = `${capital(inSentence(herb.name))}: ${lower(withStop(amount.text))}`;
  return [paragraph([told, soon, takeStock].filter((part) => part !== '').join(' '))];
}

const takeStock = 'If nothing has changed after that time, mostly four to eight weeks, stop and try the next.';

/** Nothing tells them apart: asked where to begin, the first that was named. */
export function tied(
  level: readonly Herb[],
  { topicName, question }: { readonly topicName: string; readonly question: string },
): { readonly line: string; readonly herb?: Herb } {
  const names = level.map(({ name }) => inSentence(name));
  const [best] = level;
  if (best === undefined || !asksWhereToBegin.test(question)) {
    const either = listed(names).replace(/ and (?!.* and )/, ' or ');
    return { line: `None stands out from what I know: for ${topicName}, you can start with ${either}.` };
  }
  const stand = names.length > 2 ? 'stand' : 'stands';
  return {
    line: `${choice} ${names[0]}. For ${topicName} ${listed(names.slice(1))} ${stand} level with it by what I know, so that is the second choice.`,
    herb: best,
  };
}
