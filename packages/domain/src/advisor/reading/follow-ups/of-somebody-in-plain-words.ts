import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorRequest } from '../../answer.ts';
import { readSubject } from '../person/read-subject.ts';
import { relation } from '../person/relation-words.ts';
import type { Understanding } from '../understanding.ts';
import { type FollowUpKind, followUps } from './follow-up-kinds.ts';
import { asksForSomething } from './in-plain-words.ts';
import { likelyFollowUp } from './likely-follow-up.ts';

const longest = 110;
/** So likely it must be, and where the rules have read another question as well. */
const likelyEnough = 0.11;
const sureEnough = 0.4;

/**
 * A short follow-up for somebody else, in words of its own: "can my husband drive after that?" is read as if it were asked for
 * oneself, and the
 * plain words are asked of him. Null for what the rules have read themselves, and for whatever tells more.
 */
export function ofSomebodyInPlainWords(question: Understanding): AdvisorRequest | null {
  const { history, mentions, told, asks, isRefusing } = question;
  const text = withPlainApostrophes(question.question);
  if (history.length === 0 || text.length > longest || /\d/.test(text)) return null;
  if (mentions.some(({ kind }) => kind !== 'condition') || told.length > 0 || isRefusing) return null;
  const [who, ...others] = new Set([...text.matchAll(someone)].map(([each]) => each.toLowerCase()));
  if (who === undefined || others.length > 0 || isBare.test(text) || turnsDown.test(text)) return null;
  if (takesOrSays.test(text)) return null;
  const likely = likelyFollowUp(asOfOneself(text));
  if (likely === null || asksForLeave.has(likely.kind)) return null;
  if (likely.share < (asksForSomething(asks) || question.wanted.length > 0 ? sureEnough : likelyEnough)) return null;
  const asked = ofThem[likely.kind] ?? followUps[likely.kind].asks;
  const request = { ...question, question: asked, history: toldFor(who, history) };
  // "My nose is blocked. What can I give the boy?": in plain words it would be asked for the nose.
  const meant = readSubject(request);
  const { isOther, person } = question.subject;
  const isLost = isOther && (!meant.isOther || meant.person.ageYears !== person.ageYears);
  return isLost ? null : request;
}

const someone = new RegExp(String.raw`\b(?:my|our|the) (?:\w+ )?${relation}\b(?!'s)`, 'gi');

/** "And for my wife?" asks for all of it. */
const isBare = new RegExp(
  String.raw`^\W*(?:(?:and|or|so|ok|also|what about|how about|for|is|would|could|can|are)\W+)*(?:my|our|the) (?:\w+ )?${relation}(?: (?:too|as well|then|also|have (?:it|them|that)|take (?:it|them|that)))*\W*$`,
  'i',
);

/** "My wife can't swallow capsules" asks for something else. */
const turnsDown = /\b(?:can't|cannot|won't|doesn't|don't|hates?|dislikes?|refuses?|never|allergic)\b/i;

/** "Why not? My sister takes it" asks nothing for her. */
const takesOrSays = new RegExp(
  String.raw`\b${relation} (?:\w+ )?(?:takes|took|uses|used|swears|says|said|told|gave|loves|likes|drinks|drank|tried|had|does|did)\b`,
  'i',
);

/** The same words, had it been asked for oneself. */
function asOfOneself(text: string): string {
  return text
    .replaceAll(someone, 'I')
    .replaceAll(/\b(?:he|she)\b/gi, 'I')
    .replaceAll(/\b(?:him|her(?= ?(?:[?.!,]|$)))\b/gi, 'me')
    .replaceAll(/\b(?:his|her)\b/gi, 'my')
    .replaceAll(/\bdoes I\b/g, 'do I')
    .replaceAll(/\bis I\b/g, 'am I')
    .replaceAll(/\bhas I\b/g, 'have I')
    .replaceAll(/\bI (?:is|'s)\b/g, 'I am')
    .replaceAll(/\bI has\b/g, 'I have');
}

/** As if it had been said at once whom it is for. */
function toldFor(who: string, history: AdvisorRequest['history']): AdvisorRequest['history'] {
  const last = history.findLastIndex(({ role }) => role === 'user');
  return history.map((turn, place) => (place === last ? { ...turn, text: `${turn.text} It is for ${who}.` } : turn));
}

/** Where the plain words would ask for oneself. */
const ofThem: Readonly<Partial<Record<FollowUpKind, string>>> = { amount: 'how much of it is taken?' };

/** Whether it is for them at all is a question for the checks. */
const asksForLeave: ReadonlySet<FollowUpKind> = new Set([
  'safe-for-me',
  'my-medicines',
  'children-too',
  'who-not',
  'pets',
]);
