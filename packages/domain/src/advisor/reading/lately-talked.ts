import { whenForgetting } from '../../forget-texts.ts';
import type { AdvisorRequest } from '../answer.ts';

/** One answer asks for a talk as it was typed, as it was understood and as it is guarded, and seldom for another between. */
const mostTalks = 6;

type Talk = Pick<AdvisorRequest, 'question' | 'history' | 'person' | 'profileName' | 'isOfMember'>;

/** Memoizes a pure function of a talk for the last few talks: one answer reads the same talk from several sides. */
export function latelyTalked<T>(read: (talk: Talk) => T): (talk: Talk) => T {
  const known: { readonly talk: Talk; readonly value: T }[] = [];
  whenForgetting(() => known.splice(0));
  return ({ question, history, person, profileName, isOfMember = false }) => {
    const talk = { question, history, person, profileName, isOfMember };
    const before = known.find((each) => isSame(each.talk, talk));
    if (before) return before.value;
    const value = read(talk);
    known.unshift({ talk, value });
    known.length = Math.min(known.length, mostTalks);
    return value;
  };
}

function isSame(one: Talk, other: Talk): boolean {
  return (
    one.question === other.question &&
    one.person === other.person &&
    one.profileName === other.profileName &&
    one.isOfMember === other.isOfMember &&
    isSameHistory(one.history, other.history)
  );
}

function isSameHistory(one: Talk['history'], other: Talk['history']): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  // From the end: talks that differ seldom differ at their beginning alone.
  return !one.some((_, back) => {
    const [turn, otherTurn] = [one.at(-1 - back), other.at(-1 - back)];
    return turn?.text !== otherTurn?.text || turn?.role !== otherTurn?.role;
  });
}
