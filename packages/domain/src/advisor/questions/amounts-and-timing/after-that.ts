import type { AdvisorAnswer } from '../../answer.ts';
import { readAsks } from '../../reading/wishes/asks.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { toldOfThose } from '../of-those-meant.ts';

/** "And after that?", once it was told for how long. */
export function answerAfterThat(question: Understanding): AdvisorAnswer | null {
  const last = question.history.findLast(({ role }) => role === 'user')?.text ?? '';
  if (!readAsks(last).duration && !ofTime.test(last)) return null;
  return toldOfThose(question, {
    asked: afterThat,
    fact: () => 'stop for some weeks and see whether you still need it.',
    last: 'If the trouble stays away, leave it; if it comes back, you may begin once more for as long. What needs it again and again, or all the time, is for a doctor to look at.',
    followUps: ['Any side effects?'],
  });
}

const afterThat =
  /^\W*(?:(?:ok(?:ay)?|and|so|but)\W+)*(?:after (?:that|this|those weeks|the (?:\w+ )?(?:weeks|months))|afterwards?|then(?: what)?|what (?:then|comes (?:next|after)|do i do (?:then|after(?:wards| that)?)|happens (?:then|after(?:wards| that)?))|once (?:that|the) time is (?:up|over))\W*$/i;
const ofTime = /\bhow (?:long|many (?:weeks|months|days))\b|\bfor how\b|\bwhen (?:do|should|can) i stop\b/i;
