import type { Mention } from '../../../resolve/mention.ts';
import { isNoLongerTaken } from '../../../resolve/medicine-history.ts';
import { readText } from '../../../resolve/read.ts';

/** "They changed me from Eliquis to Marcumar": what the profile still names is no longer taken. */
export function withoutReplaced(medicines: readonly Mention[], words: readonly string[]): readonly Mention[] {
  if (medicines.length === 0) return medicines;
  const ended = new Set(
    words
      .filter((message) => tellsOfChange.test(message))
      .flatMap((message) =>
        readText(message).mentions.flatMap(({ kind, id, start, end }) =>
          kind === 'medicine' && isNoLongerTaken({ text: message, id, start, end }, false) ? [id] : [],
        ),
      ),
  );
  return ended.size === 0 ? medicines : medicines.filter(({ id }) => !ended.has(id));
}

const tellsOfChange =
  /\b(?:no longer|stopped|discontinued|ended|withdrawn|chang\w*|switch\w*|swapp\w*|replac\w*|instead|used to|years? ago|off|came off|moved (?:me )?(?:from|to|onto))\b/i;
