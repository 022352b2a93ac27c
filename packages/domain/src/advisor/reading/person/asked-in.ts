import { opinionAsked } from './opinion-asked.ts';
import { anyoneNamed, relation } from './relation-words.ts';

/** The sentences that ask; of a message without a question mark the last. */
export function askedIn(text: string): string {
  const sentences = text.split(/(?<=[.!?;])\s+|\n+/).filter((sentence) => /\w/.test(sentence));
  const asking = sentences.filter((sentence) => sentence.includes('?'));
  return (asking.length > 0 ? asking : sentences.slice(-1)).join(' ');
}

/** "I am afraid for her. Should she stop?": what is asked is asked of them. */
export function asksOfThem(text: string): boolean {
  return /\b(?:can|could|may|should|must|does|will|would|is) (?:he|she|they)\b/i.test(askedIn(text));
}

/** What is asked says whom it is for: "is it ok for my mother?", "can she have it?", "and for Leo?"; "them" may be herbs. */
export function asksOfAnyone(text: string, name: string | null): boolean {
  const asked = askedIn(text);
  if (forOwn.test(asked) || opinionAsked(text) !== null) return false;
  const isCalled = name !== null && asked.toLowerCase().includes(name.trim().split(/\s+/)[0]?.toLowerCase() ?? name);
  return isCalled || anyoneNamed.test(asked) || someone.test(asked);
}

/** "The neighbour says it is the thing for my cough." */
const forOwn = new RegExp(String.raw`\b(?:for|with|on) my (?!(?:\w+ ){0,2}?${relation.replace('(', '(?:')}\b)\w+`, 'i');
const someone = /\b(?:he|she|him|her|his|hers)\b/i;
