import { findHerb } from '../../../herbs/catalogue.ts';
import { isMeantToBeTaken, asksToSwallow } from '../wishes/asks-to-swallow.ts';
import type { AdvisorRequest } from '../../answer.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import { type Asks, asksForFacts, ordinalNamed } from '../wishes/asks.ts';
import { isOfTheInside } from '../named-things/as-spoken-of.ts';
import { supposesSurgery } from '../person/supposed.ts';
import { factsIn } from '../person/message-facts.ts';
import type { Understanding } from '../understanding.ts';
import { type FollowUpKind, followUps } from './follow-up-kinds.ts';
import { type LikelyFollowUp, likelyFollowUp } from './likely-follow-up.ts';

export const longestFollowUp = 120;
/** So likely it must be where the rules have read something else, or another complaint. */
const sureEnough = 0.4;

/**
 * A short follow-up in words of its own, asked in plain ones: "does the clock matter with this?" asks when to take it. Null
 * for what the rules have read themselves, and for whatever tells more than the plain words would.
 */
export function inPlainWords(question: Understanding): AdvisorRequest | null {
  const text = withPlainApostrophes(question.question);
  if (question.history.length === 0 || text.length > longestFollowUp || tellsMore(question, text)) return null;
  if (isOfOneAlone.test(text) || onlyBegs.test(text)) return null;
  if (tellsComplaint.test(text) && wishesForOther(question)) return null;
  const likely = likelyFollowUp(text);
  if (likely === null || (/\d/.test(text) && !mayHoldFigures(likely, text))) return null;
  const { asks, ...rest } = followUps[likely.kind];
  if ('read' in rest && isRead(question.asks[rest.read])) return null;
  if (likely.share < sureEnough && (asksForSomething(question.asks) || wishesForOther(question))) return null;
  const named = [...text.matchAll(ordinalNamed)].map(([each]) => each);
  const which = named.length === 1 ? named[0] : undefined;
  // "And mine?", "may I have the very same capsules?", after somebody else: the plain words are of oneself as well.
  const isOwn = question.earlierHerbs.length > 0 || ofOneself.test(text);
  const whom = question.isForAnother && !question.subject.isOther && isOwn ? 'for me: ' : '';
  const ofTheBaby = aBaby.test(question.question) ? asks.replace('children have', 'my baby have') : asks;
  const plain = which === undefined ? `${whom}${ofTheBaby}` : `${which}: ${ofTheBaby}`;
  return plain === text ? null : { ...question, question: plain };
}

/** "And the stomach thing on planes? I get sick" tells of something else that ails. */
const tellsComplaint =
  /(?:[.?!,;] ?|^\W*(?:and |also |but )*)i (?:always |often |also |usually )?(?:get|feel|have|suffer from) \w/i;

/** What a child may have, a baby may not. */
const aBaby = /\b(?:bab(?:y|ies)|newborns?|infants?)\b/i;

/** "And the second one?" asks the same of another herb. */
const isOfOneAlone =
  /^\W*(?:(?:and|so|ok(?:ay)?|but|then|what about|how about)\W+)*the (?:first|second|third|last|other)(?: one)?(?:,? (?:then|please|instead))?\W*$/i;

const ofOneself = /\b(?:me|mine|myself|my (?:own|tablets?|pills?|meds|medicines?|medication))\b/i;

/** "Please?" asks nothing in words of its own. */
const onlyBegs = /^\W*(?:(?:oh|pretty|please|pls|plz|come on|help|me)\W*)+$/i;

const isRead = (asked: unknown) => asked !== false && asked !== null;

export function asksForSomething(asks: Asks): boolean {
  const { buying, more, comparing, together, uses, whatToAvoid, why, instead, inFood, nothingHelps, form } = asks;
  const isOne =
    buying || more || comparing || together || uses || whatToAvoid || why || instead || inFood || nothingHelps;
  return isOne || form !== null || asksForFacts(asks);
}

/** "18+ or no?", "5 or 50?", "30 min, 2 h, 4 h?": figures that the plain sentence asks for; amounts are read as they stand. */
function mayHoldFigures({ kind, share }: LikelyFollowUp, text: string): boolean {
  return share >= sureEnough && askedInFigures.has(kind) && !amountTold.test(text);
}

const askedInFigures: ReadonlySet<FollowUpKind> = new Set(['age-limit', 'price', 'apart', 'when', 'proof', 'sure']);
const amountTold = /\d ?(?:mg|mcg|µg|ug|g|iu|ml|units?|%|percent|drops?|(?:tab|cap)\w*)\b/i;

/** Names, people, facts of a person or effects that are not wanted. */
export function tellsMore(question: Understanding, text: string): boolean {
  const { asks, mentions, told } = question;
  return (
    somebody.test(text) ||
    asksToSwallow.test(text) ||
    (isOfTheInside(text) && question.earlierHerbs.some(({ id }) => isNotTaken(id))) ||
    wishesForNatural.test(text) ||
    asks.avoidEffects.length > 0 ||
    supposesSurgery(text) ||
    told.length > 0 ||
    factsIn(question.question).conditions.some(({ id }) => !knownBefore(question).has(id)) ||
    mentions.some(({ kind, id }) => kind !== 'condition' && !spokenOfByKind.has(id))
  );
}

/** "Can I drink it too?", of arnica or comfrey: that it is to be drunk is the whole question. */
function isNotTaken(id: string): boolean {
  const herb = findHerb(id);
  return herb !== undefined && !isMeantToBeTaken(herb);
}

/** "Is it ok with my liver disease?" tells an illness, though it only asks. */
function knownBefore({ history }: Understanding): ReadonlySet<string> {
  const told = history.filter(({ role }) => role === 'user').flatMap(({ text }) => factsIn(text).conditions);
  return new Set(told.map(({ id }) => id));
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

/** "Something natural" is a wish, and no word on nature. */
const wishesForNatural = /\b(?:some|any)thing (?:\w+ )?(?:natural|herbal)\b/i;

export const somebody =
  /\b(?:he|she|him|her|his|they're|(?:my|our|the) (?:[\w-]+ ){0,3}?(?:sons?|daughters?|girls?|boys?|twins|teenagers?|toddlers?|child(?:ren)?|kids?|baby|wife|husband|mother|father|mum|mom|dad|parents|partner|friend|sister|brother|nan|gran\w*))\b/i;
