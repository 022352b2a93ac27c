import { choice, withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { isSettled } from './after-alarm.ts';

/** "But it was only a streak", "I'll sleep on it", after something that a doctor should see: little counts too, and waiting does not help. */
export function playsItDown({ history, question }: AdvisorRequest): AdvisorAnswer | null {
  const last = history.findLast(({ role }) => role === 'assistant')?.text;
  const isOpen = last !== undefined && saysSoon.test(last);
  if (!isOpen || question.includes('?') || question.length > longest || isSettled(question)) return null;
  const text = withPlainApostrophes(question);
  const says = putsOff.test(text) ? notPutOff : isSmall.test(text) ? evenSo : null;
  return says === null ? null : { ...plainAnswer([paragraph(says)]), level: 'urgent' };
}

const saysSoon = /\ba doctor should look at soon\b|Please call your doctor or a medical advice line today/;
const longest = 60;
const isSmall =
  /^\W*(?:(?:but|well|oh|no|ok|yeah|hm+)\b[ ,]*)*(?:(?:it|that|there)(?:'s| was| is|'s been)? )?(?:really )?(?:only|just|barely|hardly)\b[^?]*$|^\W*(?:but )?(?:it|that)(?:'s| was| is) (?:not (?:much|a lot|that (?:bad|much))|nothing much|tiny|a tiny|a little)\b[^?]*$/i;
const evenSo =
  'Even so, please have it looked at: a little of it can have the same cause as a lot, and a call costs nothing. Ring your doctor or a medical advice line today. If it comes again, gets more, or you feel faint or short of breath, call your emergency number: 911, 112, 999 or 000.';
/** "Let me lie down first", "I'll see how it is on Monday". */
const putsOff = new RegExp(
  String.raw`^\W*(?:(?:but|well|ok(?:ay)?|no|nah|hm+|and)\b[ ,]*)*(?:(?:let me|lemme|i(?:'ll| will|'d rather|'m going to|'m gonna| think i'll)|maybe i'll|gonna|going to)\b[^?]*\b${choice(
    /first|later|tomorrow|wait|in the morning|next week|after (?:work|lunch|the|my)|when i/,
    /(?:mon|tues|wednes|thurs|fri|satur|sun)day|sleep on it|see how|lie down|sleep it off|leave it|give it/,
  )}\b[^?]*|(?:wait and see|too busy|no time))\W*$`,
  'i',
);
const notPutOff =
  'Please do not put it off: what you told me can get worse while you rest or wait, and a tablet may only hide it. Ring your doctor or a medical advice line now; it costs one call. If it gets worse, or you feel faint, confused or short of breath, call your emergency number: 911, 112, 999 or 000.';
