import { isUnderage } from '../safety/age-group.ts';
import { oneOf } from './html.ts';
import type { Subject } from './subject.ts';

interface Opening {
  readonly topics: string;
  readonly who: string;
  readonly question: string;
  readonly seed: string;
  readonly isMore: boolean;
}

/** The words before a list of suggestions. */
export function opening({ topics, who, question, seed, isMore }: Opening): string {
  if (isMore)
    return oneOf(
      [`Some more that may suit ${who} for ${topics}:`, `Beyond those, I would look at these for ${topics}:`],
      seed,
    );
  return oneOf(
    [
      `For ${topics}, these may be worth a look. I checked each of them against what I know of ${who}.`,
      `Here is what I would look at first for ${topics}, checked for ${who}.`,
      `There are a few gentle options for ${topics}. Each one was checked for ${who}.`,
      ...(suffers.test(question)
        ? [`Sorry to hear that. For ${topics} I would think of these, and I checked each for ${who}.`]
        : []),
      `Let us see what could suit ${who} for ${topics}. These passed my checks.`,
    ],
    seed,
  );
}

/** What is said when nothing can be suggested. */
export function noOption({ person, who, isOther }: Subject, topics: string): string {
  if (person.pregnant || person.breastfeeding)
    return `For ${topics} in pregnancy and while nursing I suggest nothing to take. A midwife or doctor can help ${isOther ? who : 'you'} choose.`;
  if (isUnderage(person))
    return `For ${topics} I suggest nothing to take at this age. A pediatrician or pharmacist can help you choose.`;
  return `For ${topics} I know no herb that I could suggest for ${who} with a good conscience.`;
}

const suffers =
  /\b(?:hurts?|painful|suffer\w*|terrible|awful|miserable|struggl\w+|can'?t sleep|unbearable|horrible|wrecks?|killing me)\b/i;
