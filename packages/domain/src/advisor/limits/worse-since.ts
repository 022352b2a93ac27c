import { oneOf, withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { isSettled } from './settled.ts';
import { callToday } from '../../safety/red-flags/urgent-flag.ts';

/** "Shivery now", a turn or two after what a doctor should see today: it gets worse, and is not for tomorrow. */
export function worseSince({ history, question }: AdvisorRequest): AdvisorAnswer | null {
  const place = history.findLastIndex(({ role, text }) => role === 'assistant' && text.includes(callToday));
  const since = history.slice(place + 1);
  if (place < 0 || since.length > turnsBack * 2 || question.length > longest || question.includes('?')) return null;
  if (isSettled(question) || since.some(({ role, text }) => role === 'user' && isSettled(text))) return null;
  return getsWorse.test(withPlainApostrophes(question))
    ? { ...plainAnswer([paragraph(callNow)]), level: 'urgent' }
    : null;
}

const turnsBack = 2;
const longest = 90;
const getsWorse = oneOf(
  /\b(?:shiver\w*|shak(?:y|ing)|rigors?|sweat(?:s|ing|y)|hot and cold|burning up|fever\w*|temp(?:erature)? (?:is |of |up|now)*\d+)\b/i,
  /\b(?:worse|spreading|spread|bigger|redder|more (?:swollen|painful|blood)|getting bad)\b/i,
  /\b(?:vomit\w*|throwing up|being sick|faint\w*|dizzy|confus\w*|muddled|drows\w*|can'?t stand|weak(?:er)? now)\b/i,
);
const callNow =
  'That sounds as if it is getting worse, so it is not for tomorrow: call now, a medical advice line or the doctor on duty, and say what began it and what is new. Go to hospital, or call your emergency number (911, 112, 999 or 000), with shaking chills, confusion, faintness, fast breath, mottled skin or pain you cannot bear. Take no herb meanwhile. If help has been there already, tell me so and I go on.';
