import type { Herb } from '../../../herbs/herb.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import type { Person } from '../../../safety/person/person.ts';
import { howSoon } from '../../reading/wishes/topics.ts';
import { paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { lower, withStop } from '../../wording/sentences.ts';
import { amountsOfUse } from '../amounts/amounts.ts';

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
