import { choice, withPlainApostrophes } from '../../resolve/phrases.ts';
import { concernsIn } from '../particular/concerns-in.ts';

/** What was told may be a misreading, or is being seen to, and something else is asked. */
export function goesOn(question: string, told: string, mayBeMisreading: boolean, isDark: boolean): boolean {
  const text = withPlainApostrophes(question);
  if (eases.test(text) || asksForRelief.test(text)) return false;
  if (mayBeMisreading) return true;
  const { uses, particulars } = concernsIn(question);
  const before = concernsIn(told).uses;
  const isOther = forOneself.test(text) || uses.length + particulars.length > 0;
  return !isDark && willCall.test(text) && isOther && !uses.some((use) => before.includes(use));
}

/** "Ok i will call. For me i also want something". */
const willCall =
  /^\W*(?:(?:ok(?:ay)?|yes|right|alright|thanks?|thank you)\b\W*)*(?:i|we)(?:'ll| will|'m going to|'m| have|'ve)? (?:\w+ )?(?:call\w*|ring|rang|phone\w*|go|going|went)\b|^\W*(?:ok(?:ay)? )?(?:did|done|called|rang) (?:that|them|it)\b/i;
const forOneself = /\b(?:for (?:me|myself)|and me|as for me)\b/i;

/** For what was told as an alarm. */
export const eases =
  /\b(?:ease|calm|stop|settle|help|soothe|for) (?:it|that|this|the pain|him|her|them)\b|\bfor the pain\b|\bwhile (?:i|we) (?:wait|think)\b/i;

export const asksForRelief = new RegExp(
  String.raw`^\W*(?:(?:and|so|but|ok(?:ay)?|then|is there|do you (?:have|know)|have you got|got|can you (?:suggest|give me))\b[ ,]*)*${choice(
    /what (?:helps?|now|works?|(?:can|could|should|do|must) (?:i|we|he|she)\b|(?:would |could |might )?(?:calms?|eases?|settles?|stops?|slows?|brings?|helps?)\b)/,
    /is (?:that|this|it) (?:normal|ok|bad|dangerous|serious|fine)/,
    /(?:something|anything|a (?:tea|herb|plant))(?: (?:i|we|he|she) (?:can|could|may) (?:take|drink|do|have|use))?(?: natural| herbal|(?: natural| herbal)? (?:for (?:it|that|this)|to|(?:that|which) (?:calms?|eases?|helps?|settles?|slows?|stops?)))\b|should i worry/,
    /how (?:do|can) (?:i|we) (?:stop|calm|slow|ease)\b/,
    /(?:will|would|might) (?:an? |some |the |it |that )?[\w ]{0,20}\b(?:sort|help|fix|settle|ease|calm|cure)\b/,
    /[^?]{0,60}\b(?:tomorrow|in the morning|(?:till|until) morning|on monday|can (?:it|i|we) wait|wait (?:till|until|and see))\b/,
  )}`,
  'i',
);
