import type { Mention } from '../../../resolve/mention.ts';
import { findMedicineProfile } from '../../../medicines/catalogue.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { isNoLongerTaken } from '../../../resolve/medicine-history.ts';
import { readText } from '../../../resolve/read.ts';

/** "They changed me from Eliquis to Marcumar", "I take Sintrom, not warfarin": what the profile still names is not taken. */
export function withoutReplaced(medicines: readonly Mention[], words: readonly string[]): readonly Mention[] {
  if (medicines.length === 0) return medicines;
  const changed = words
    .filter((message) => tellsOfChange.test(message))
    .flatMap((message) =>
      readText(message).mentions.flatMap(({ kind, id, start, end }) =>
        kind === 'medicine' && isNoLongerTaken({ text: message, id, start, end }, false) ? [id] : [],
      ),
    );
  const ended = new Set([
    ...changed,
    ...words.flatMap(putRightIn),
    ...words.flatMap((message) => madeWayIn(message, medicines)),
  ]);
  return ended.size === 0 ? medicines : medicines.filter(({ id }) => !ended.has(id));
}

/** The medicine that another one stands for: never one that is only denied. */
function putRightIn(message: string): readonly string[] {
  if (!takesNotThat.test(message)) return [];
  const medicines = readText(message).mentions.filter(({ kind }) => kind === 'medicine');
  const isOneForOne = medicines.length === 2 && medicines[0]?.negated === false && medicines[1]?.negated === true;
  return isOneForOne ? medicines.slice(1).map(({ id }) => id) : [];
}

/** "They swapped me to rivaroxaban", under a profile with warfarin: the one that does the same work has made way. */
function madeWayIn(message: string, medicines: readonly Mention[]): readonly string[] {
  if (!tellsOfSwap(message)) return [];
  const named = readText(message).mentions.filter(({ kind, negated }) => kind === 'medicine' && !negated);
  const [come] = named;
  const work = [...(findMedicineProfile(come?.id ?? '')?.classes ?? [])];
  if (come === undefined || named.some(({ id }) => id !== come.id)) return [];
  const ofTheSame = medicines.filter(
    ({ id }) => id !== come.id && work.some((each) => findMedicineProfile(id)?.classes.has(each) === true),
  );
  // Of two that do the same work nobody knows which one ended.
  return ofTheSame.length === 1 ? ofTheSame.map(({ id }) => id) : [];
}

/** "Not on that any more, it's apixaban now": which one came in its place is told. */
export function tellsOfSwap(message: string): boolean {
  const text = withPlainApostrophes(message);
  return swapsTo.test(text) && !ofKin.test(text);
}

const swapsTo = anyPhrase(
  /(?:haven'?t (?:had|taken)|not (?:had|taken)|came off) [\w-]+ (?:for|in|since) (?:ages|years|months|\w+),? (?:it'?s|i'?m on|on|its) [\w-]+/,
  /(?:swapp?ed|switched|changed|moved|transferred)(?: me| it| that| mine| over| across)* (?:on ?to|to|for) [\w-]+/,
  /(?:put|started) me on [\w-]+ instead|(?:on|it'?s|it is|take|taking) [\w-]+ instead/,
  /(?:out of date|outdated|old info|(?:needs?|wants) updating|not up to date|(?:list|profile|record|info) is (?:old|wrong))\b[^.?!]{0,40}\b(?:on|it'?s|take|taking|have|to) [\w-]+/,
  /(?:not on|off|no longer on|finished with) (?:that|it|them)(?: one)?(?: any ?more| now| since \w+| for (?:ages|years|months))?,?(?: and| so)? (?:it'?s|i'?m on|on|now on|just|its) [\w-]+/,
);
const ofKin =
  /\b(?:mum|mom|mam|mother|dad|father|gran\w*|nan|husband|wife|partner|sister|brother|friend|son|daughter)\b/i;

const takesNotThat = /^\W*(?:(?:sorry|no|oops|oh|wait|actually)\b[ ,.]*)*i take [a-z-]+,? not [a-z-]+\W*$/i;

const tellsOfChange =
  /\b(?:no longer|stopped|discontinued|ended|withdrawn|chang\w*|switch\w*|swapp\w*|replac\w*|instead|used to|years? ago|off|came off|moved (?:me )?(?:from|to|onto))\b/i;
