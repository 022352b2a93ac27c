import { readText } from '../../../resolve/read.ts';
import { lastAnswer, lastMessage } from '../last-said.ts';
import type { AdvisorRequest } from '../../answer.ts';
import type { Asks } from './asks.ts';

export const whichIsMeant = 'Which herb or supplement do you mean? Name it, and I look.';

/** "How much should I take?", before anything was named. */
export function asksOfNothingNamed({
  amount,
  preparation,
  onset,
  duration,
  timing,
  buying,
  sideEffects,
}: Asks): boolean {
  return amount || preparation || onset || duration || timing || buying || sideEffects;
}

/** "Magnesium", right after "how much should I take?" and the question which: the two are one question. */
export function withOpenQuestion(text: string, history: AdvisorRequest['history']): string {
  const answer = lastAnswer(history);
  if (!asksWhich.test(answer) || !isNameAlone(text)) return text;
  const last = lastMessage(history);
  const named = text.replace(/[\s.!?]+$/, '');
  const isOfTea = /\btea\b/i.test(standIn.exec(last)?.[0] ?? '') && !/\btea\b/i.test(named);
  return standIn.test(last)
    ? last.replace(standIn, isOfTea ? `${named} tea` : named)
    : `${last.replace(/[\s.!?]+$/, '')}, ${named}?`;
}

const asksWhich = /\bWhich herb or supplement do you mean\?|\bWhich tea or herb was it\b/;

function isNameAlone(text: string): boolean {
  const { mentions } = readText(text);
  if (mentions.length === 0 || mentions.some(({ kind }) => kind !== 'herb')) return false;
  const left = mentions.toReversed().reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
  return besideAName.test(left);
}

const besideAName = /^(?:\W|\b(?:oh|sorry|well|and|or|the|some|my|of|tea|capsules?|drops|tincture|i mean(?:t)?)\b)*$/i;
const standIn =
  /\b(?:it|them|this|that|(?:the|a|an|some|my) (?:herbal )?(?:tea|herb|supplement|drops|capsules?|stuff)|(?:two|some) herbs)\b/i;
