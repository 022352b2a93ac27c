import { findHerb } from '../../../herbs/catalogue.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { asksForFacts } from './asks.ts';
import type { Understanding } from '../understanding.ts';
import { fitToStage } from './wanted-uses.ts';

/** What the question wants help with, else what the conversation last wanted. */
export function wishOf(question: Understanding): readonly UseKey[] {
  const { wanted, subject, asks } = question;
  if (wanted.length > 0) return wanted;
  const before = question.earlierUses;
  if (before.length > 0) return fitToStage(before, subject.person.pregnant);
  const spoken = question.earlierParticulars.some(({ says }) => says === undefined || question.said.includes(says));
  if (question.particulars.length > 0 || spoken) return [];
  return asks.more || asks.instead || rejects(question) ? usesOfLast(question) : [];
}

/** What the herb last spoken of is mostly taken for. */
export function usesOfLast(question: Understanding): readonly UseKey[] {
  const [last] = question.earlierHerbs;
  const use =
    last === undefined ? undefined : findHerb(last.id)?.monograph?.uses.find(({ result }) => result === undefined);
  return use === undefined ? [] : [use.use];
}

/** "Tried valerian, useless": others are wanted. */
export function rejects({ asks, isRefusing }: Understanding): boolean {
  return isRefusing && !asks.checking && !asksForFacts(asks);
}
