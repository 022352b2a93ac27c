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

/** What the herbs last spoken of are all taken for, else what the first of them mostly is. */
export function usesOfLast({ earlierHerbs }: Understanding): readonly UseKey[] {
  const [first = [], ...others] = earlierHerbs.map(({ id }) => usesOf(id));
  const shared = first.find((use) => others.every((uses) => uses.includes(use)));
  return [shared ?? first[0]].filter((use) => use !== undefined);
}

function usesOf(herb: string): readonly UseKey[] {
  const uses = findHerb(herb)?.monograph?.uses ?? [];
  return uses.filter(({ result }) => result === undefined).map(({ use }) => use);
}

/** "Tried valerian, useless": others are wanted. */
export function rejects({ asks, isRefusing }: Understanding): boolean {
  return isRefusing && !asks.checking && !asksForFacts(asks);
}
