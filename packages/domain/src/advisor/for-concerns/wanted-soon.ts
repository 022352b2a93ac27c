import { listHerbs } from '../../herbs/catalogue.ts';
import { anyPhrase, withPlainApostrophes } from '../../resolve/phrases.ts';

/** What takes weeks to act, once it is wanted for tonight or for the exam tomorrow: keys of herbs. */
export function tooSlowFor(question: string): readonly string[] {
  return wantedSoon.test(withPlainApostrophes(question)) ? slow() : [];
}

const wantedSoon = anyPhrase(
  /tomorrow|tonight|(?:in|within) (?:an|one|two|three|a few|\d{1,2}) (?:hours?|minutes)/,
  /(?:works?|acts?|helps?|kicks in) (?:really |very )?(?:fast|quick(?:ly)?|right away|straight away|immediately|at once)/,
  /fast[- ]acting|quick (?:fix|relief)|(?:an|one|two|half an|\d{1,2}) (?:hours?|minutes) before/,
  /right before|shortly before/,
  /(?:exam|test|interview|speech|flight|presentation|concert|dentist)\b[^.?!]{0,12}\btoday/,
);

let slowKeys: readonly string[] | undefined;

function slow(): readonly string[] {
  slowKeys ??= listHerbs().flatMap(({ key, monograph }) => (isSlow(monograph?.timeToEffect ?? '') ? [key] : []));
  return slowKeys;
}

function isSlow(timeToEffect: string): boolean {
  return /\b(?:weeks?|months?)\b/i.test(timeToEffect) && !/\b(?:minutes?|hours?|days?|nights?)\b/i.test(timeToEffect);
}
