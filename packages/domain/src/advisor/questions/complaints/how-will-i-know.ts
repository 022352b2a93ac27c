import type { UseKey } from '../../../herbs/use-keys.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { usesOfLast, wishOf } from '../../reading/wishes/wish.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "How will I know it's working?": what to measure or write down, and when to take stock. */
export function answerHowWillIKnow(question: Understanding): AdvisorAnswer | null {
  const { earlierHerbs, history } = question;
  if (history.length === 0 || earlierHerbs.length === 0 || !asksHowToTell.test(withPlainApostrophes(question.question)))
    return null;
  const uses = [...wishOf(question), ...usesOfLast(question)];
  const measured = uses.map((use) => shownBy[use]).find((line) => line !== undefined);
  return plainAnswer([measured ?? diary, takeStock].map(paragraph), ['How soon does it work?']);
}

const pressure =
  'By the numbers: measure your blood pressure at home, at rest and at the same time of day, and write it down. Compare the average of a week before with that of a week after some weeks.';
const blood =
  'You cannot feel it: only a blood test shows it. Have it tested before you start and again after about three months.';
const shownBy: Partial<Readonly<Record<UseKey, string>>> = {
  'blood-pressure': pressure,
  cholesterol: blood,
  'blood-sugar':
    'By your sugar: measure it as your care team taught you, and have the long-term value tested after about three months.',
  sleep:
    'Write down each morning how long it took you to fall asleep, how often you woke and how rested you feel, for a week before and while you take it.',
};
const diary =
  'Write down each day how strong it is, from 0 to 10, for a week before and while you take it. A diary tells more than memory does.';
const takeStock =
  'If nothing has changed after the time it was tried for, mostly four to eight weeks, stop. Change one thing at a time, or you cannot tell what did it.';
const asksHowToTell =
  /\bhow (?:will|would|do|can|could|should) (?:i|we|you) (?:know|tell|notice|see|measure|judge)\b[^.?!]{0,12}\b(?:if|whether|that|when)? ?(?:it|they|this|that)(?:'s|s| is| are|'re)? ?(?:really |actually )?(?:work\w*|help\w*|doing (?:anything|something))/i;
