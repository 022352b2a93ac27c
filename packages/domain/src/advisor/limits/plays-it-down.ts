import { withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { isSettled } from './after-alarm.ts';

/** "But it was only a streak", after something that a doctor should see: little of it counts too. */
export function playsItDown({ history, question }: AdvisorRequest): AdvisorAnswer | null {
  const last = history.findLast(({ role }) => role === 'assistant')?.text;
  const isOpen = last !== undefined && saysSoon.test(last);
  if (!isOpen || question.includes('?') || question.length > longest || isSettled(question)) return null;
  return isSmall.test(withPlainApostrophes(question)) ? { ...plainAnswer([paragraph(evenSo)]), level: 'urgent' } : null;
}

const saysSoon = /\ba doctor should look at soon\b|Please call your doctor or a medical advice line today/;
const longest = 60;
const isSmall =
  /^\W*(?:(?:but|well|oh|no|ok|yeah|hm+)\b[ ,]*)*(?:(?:it|that|there)(?:'s| was| is|'s been)? )?(?:really )?(?:only|just|barely|hardly)\b[^?]*$|^\W*(?:but )?(?:it|that)(?:'s| was| is) (?:not (?:much|a lot|that (?:bad|much))|nothing much|tiny|a tiny|a little)\b[^?]*$/i;
const evenSo =
  'Even so, please have it looked at: a little of it can have the same cause as a lot, and a call costs nothing. Ring your doctor or a medical advice line today. If it comes again, gets more, or you feel faint or short of breath, call your emergency number: 911, 112, 999 or 000.';
