import { findRedFlag } from '../../safety/red-flags/find-red-flag.ts';
import type { RedFlag } from '../../safety/red-flags/red-flag.ts';
import type { AdvisorRequest } from '../answer.ts';
import { addresseesOf } from '../letter-of-several.ts';
import { isLetter } from '../reading/story.ts';

/** Of an alarm in a letter: whom it is about, where one of its people alone tells of it, and that the rest of the letter can wait. */
export function aboutWhomInLetter(alarm: RedFlag, request: AdvisorRequest): string | null {
  const { question } = request;
  if (!isLetter(question)) return null;
  const raising = addresseesOf(request).filter(({ told }) =>
    [...told.story.values(), [...told.story.values()].join(' ')].some((words) => isSame(findRedFlag(words), alarm)),
  );
  const [one, ...others] = raising;
  if (one === undefined || others.length > 0 || !one.subject.isOther) return null;
  return `I read this of ${one.subject.who}. ${canWait}`;
}

const canWait = 'What else you ask can wait: write it again once that is looked after.';

function isSame(heard: RedFlag | null, { id, level }: RedFlag): boolean {
  return heard !== null && (heard.id === id || heard.level === level);
}
