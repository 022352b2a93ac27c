import { sequence } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import type { AdvisorRequest } from '../../answer.ts';

/** "And 3000?", after "vitamin C 2000 mg a day ok?": the same of another amount; "2 of em?": of so many. */
export function otherAmount(text: string, before: AdvisorRequest['history']): string {
  const last = before.findLast(({ role }) => role === 'user')?.text ?? '';
  const counted = countedAmount(text, last);
  if (counted !== null) return `is ${counted} of it ok?`;
  const amount = bareAmount.exec(text)?.[1];
  if (amount === undefined || !amountTold.test(last)) return text;
  const other = last.replace(amountTold, `${amount}$1`);
  return other.includes('?') ? other : `${other.replace(/[\s.!]*$/, '')}. Is that ok?`;
}

/** So many times the strength that was told of one: "900 mg". */
function countedAmount(text: string, last: string): string | null {
  const [, strength, behind] = countBehind.exec(text) ?? [];
  const told = amountTold.exec(strength ?? last);
  const [one, unit] = told ?? [];
  const count = countOf(behind ?? bareCount.exec(text)?.[1]);
  if (told === null || one === undefined || unit === undefined || count === null) return null;
  if (isOfAMedicine(strength ?? last, told.index)) return null;
  return `${count * Number(one.replaceAll(/[^\d.]/g, ''))}${unit}`;
}

/** "I take sertraline 100 mg" tells no strength of the herb. */
function isOfAMedicine(text: string, at: number): boolean {
  return readText(text).mentions.some(({ kind, end }) => kind === 'medicine' && end <= at && at - end < nextTo);
}

const nextTo = 6;

function countOf(typed: string | undefined): number | null {
  if (typed === undefined) return null;
  const word = typed.toLowerCase();
  const at = counts.findIndex((names) => names.includes(word));
  return at === -1 ? Number(typed) : at + 2;
}

const counts = [['two', 'double', 'twice'], ['three', 'triple'], ['four'], ['five'], ['six']];
const howMany = '([2-9]|two|three|four|five|six|double|twice|triple)';
const mayTake =
  /(?:(?:can|could|may|should|is it ok (?:if|to)|what if|i can|i could|would)\b ?(?:i |it be )?)?(?:ok |just )?(?:to )?(?:(?:take|have|do|use|go for|be)\b ?)?/;
const ofThem =
  /(?: ?x)?(?: of (?:em|'em|them|those|these|the (?:tablets|tabs|caps|capsules|pills)))?(?: (?:tablets|tabs|caps|capsules|pills|up|it|the dose|the amount))?/;
const howSo =
  /(?:,? (?:at once|together|in one go|at a time|a day|per day|daily|every day|a night|each night|too many|too much|ok|okay|fine|alright|then|instead))*\W*$/;
/** "2 of em?", "can i double up": so many of what was named with its strength. */
const bareCount = sequence(
  /^\W*(?:(?:and|or|so|but|what about|how about|how bout|is|are|wot about)\b[ ,]*)*/i,
  mayTake,
  howMany,
  ofThem,
  howSo,
);
/** "Tablet is 450mg, can i two?" */
const countBehind = sequence(
  /^([^?]*\d ?(?:mg|mcg|iu|g)\b[^?.]{0,16}[,.;] ?)(?:so |and )?/i,
  /(?:can i|could i|may i|is it ok to|should i|i can|what about|is)\b ?(?:take |have |use )?/,
  howMany,
  ofThem,
  howSo,
);

const bareAmount = sequence(
  /^\W*/i,
  /(?:(?:and|or|what about|how about|also|sorry|oh|no|wait|oops|actually|correction|i mean|i meant|i mean(?:t)? to say|it's|it is|make that|that's|that should be|not \d+(?: ?mg| ?mcg)?(?: but)?)[ ,:]+)+/,
  /(\d[\d.,]{1,6}|\d(?= ?(?:mg|mcg|iu|g)\b))(?: ?(?:mg|mcg|iu|g))?(?: (?:then|a day|daily))*\W*$/,
);
const amountTold = /\b\d[\d.,]*( ?(?:mg|mcg|µg|iu|g|units)\b)/i;
