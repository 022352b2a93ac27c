import type { AdvisorRequest } from '../../answer.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import { type Asks, asksForFacts } from '../asks.ts';
import { factsIn } from '../message-facts.ts';
import type { Understanding } from '../understanding.ts';
import { followUps } from './follow-up-kinds.ts';
import { likelyFollowUp } from './likely-follow-up.ts';

const longestFollowUp = 120;
/** So likely it must be where the rules have read something else, or another complaint. */
const sureEnough = 0.35;

/**
 * A short follow-up in words of its own, asked in plain ones: "does the clock matter with this?" asks when to take it. Null
 * for what the rules have read themselves, and for whatever tells more than the plain words would.
 */
export function inPlainWords(question: Understanding): AdvisorRequest | null {
  const text = withPlainApostrophes(question.question);
  if (question.history.length === 0 || text.length > longestFollowUp || tellsMore(question, text)) return null;
  const likely = likelyFollowUp(text);
  if (likely === null) return null;
  const { asks, ...rest } = followUps[likely.kind];
  if ('read' in rest && isRead(question.asks[rest.read])) return null;
  if (likely.share < sureEnough && (asksForSomething(question.asks) || wishesForOther(question))) return null;
  const which = whichOne.exec(text)?.[0];
  const plain = which === undefined ? asks : `${which}: ${asks}`;
  return plain === text ? null : { ...question, question: plain };
}

const isRead = (asked: unknown) => asked !== false && asked !== null;

function asksForSomething(asks: Asks): boolean {
  const { buying, more, comparing, together, uses, whatToAvoid, why, instead, inFood, nothingHelps, form } = asks;
  const isOne =
    buying || more || comparing || together || uses || whatToAvoid || why || instead || inFood || nothingHelps;
  return isOne || form !== null || asksForFacts(asks);
}

/** Names, figures, people, facts of a person or effects that are not wanted. */
function tellsMore(question: Understanding, text: string): boolean {
  const { asks, mentions, told } = question;
  return (
    /\d/.test(text) ||
    somebody.test(text) ||
    asks.avoidEffects.length > 0 ||
    told.length > 0 ||
    factsIn(text).conditions.length > 0 ||
    mentions.some(({ kind, id }) => kind !== 'condition' && !spokenOfByKind.has(id))
  );
}

/** Another complaint; "does my stomach have to be full?" only sounds like one. */
function wishesForOther({ wanted, particulars, earlierUses, earlierParticulars }: Understanding): boolean {
  return (
    wanted.some((use) => !earlierUses.includes(use)) ||
    particulars.some(({ name }) => !earlierParticulars.some((each) => each.name === name))
  );
}

/** What the kinds themselves ask of: coffee and alcohol. */
const spokenOfByKind: ReadonlySet<string> = new Set(['alcohol', 'caffeine', 'coffee']);

const whichOne = /\bthe (?:first|second|third|last|latter|former)(?: one)?\b/i;
const somebody =
  /\b(?:he|she|him|her|his|they're|(?:my|our|the) (?:sons?|daughters?|child(?:ren)?|kids?|baby|wife|husband|mother|father|mum|mom|dad|parents|partner|friend|sister|brother|nan|gran\w*))\b/i;
