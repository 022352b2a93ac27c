import type { Mention } from '../../../resolve/mention.ts';
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
  const ended = new Set([...changed, ...words.flatMap(putRightIn)]);
  return ended.size === 0 ? medicines : medicines.filter(({ id }) => !ended.has(id));
}

/** The medicine that another one stands for: never one that is only denied. */
function putRightIn(message: string): readonly string[] {
  if (!takesNotThat.test(message)) return [];
  const medicines = readText(message).mentions.filter(({ kind }) => kind === 'medicine');
  const isOneForOne = medicines.length === 2 && medicines[0]?.negated === false && medicines[1]?.negated === true;
  return isOneForOne ? medicines.slice(1).map(({ id }) => id) : [];
}

const takesNotThat = /^\W*(?:(?:sorry|no|oops|oh|wait|actually)\b[ ,.]*)*i take [a-z-]+,? not [a-z-]+\W*$/i;

const tellsOfChange =
  /\b(?:no longer|stopped|discontinued|ended|withdrawn|chang\w*|switch\w*|swapp\w*|replac\w*|instead|used to|years? ago|off|came off|moved (?:me )?(?:from|to|onto))\b/i;
