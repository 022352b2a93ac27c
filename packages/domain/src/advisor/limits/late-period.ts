import { sideTopicName } from './side-topics.ts';
import type { Understanding } from '../reading/understanding.ts';

/** "I'm sure I'm not pregnant", after herbs to bring a period on were asked for: they poison all the same. */
export function notToBringItOn({ history, told, herbs, earlierHerbs, said }: Understanding): string | null {
  const wasWanted = history.some(({ role, text }) => role === 'user' && sideTopicName(text) === 'a late period');
  const isRuledOut = told.includes('not pregnant') && earlierHerbs.length > 0;
  if (!wasWanted || (herbs.length === 0 && !isRuledOut)) return null;
  if (!said.includes(poisonsAllTheSame)) return poisonsAllTheSame;
  return isRuledOut ? 'As I said, I would use none of them to bring a period on, pregnant or not.' : null;
}

const poisonsAllTheSame =
  'To bring a period on I would use no herb, pregnant or not: the amounts that act have poisoned women. A doctor or clinic can find out why it is late.';
