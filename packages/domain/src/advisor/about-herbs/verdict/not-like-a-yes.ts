import type { Herb } from '../../../herbs/herb.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { noCure, nothingEases } from '../../limits/cures.ts';
import type { Subject } from '../../reading/person/subject.ts';
import { inSentence } from '../../wording/names.ts';
import { isNothingFound } from './nothing-found.ts';

interface Asked {
  readonly question: string;
  readonly subject: Subject;
  readonly wish: readonly UseKey[];
}

/** "Can turmeric cure cancer?": what it was studied for beside that must not read like a yes. */
export function isCureOfNoUse({ question, subject, wish }: Asked): boolean {
  const answer = wish.length === 0 ? noCure(question, subject.person.conditions) : null;
  return answer !== null && nothingEases.test(answer);
}

/**
 * Beside "some that are sold, such as wormwood, can harm", "I suggest no herb that drives water" or "put no tea tree inside" there is no
 * room for "I found no warning for wormwood".
 */
export function withoutCalm(told: readonly string[], herbs: readonly Herb[], asides: readonly string[]): string[] {
  const names = herbs.map(({ name }) => inSentence(name).toLowerCase());
  const isWarnedOf = asides.some(
    (line) => noneAtAll.test(line) || (ofSome.test(line) && names.some((name) => line.toLowerCase().includes(name))),
  );
  return told.filter((block) => !(isWarnedOf && isNothingFound(block)));
}

const noneAtAll = /\bI (?:suggest|name) (?:no herb|nothing)\b/;
const ofSome = /\bcan harm\b|\b(?:put|take|use|rub) no\b/i;
