import { anyPhrase, withPlainApostrophes } from '../resolve/phrases.ts';
import { readText } from '../resolve/read.ts';
import type { Person } from '../safety/person.ts';

/** What was told of a person before, without what a message takes back: "I am not pregnant after all", "I meant clopidogrel". */
export function withoutCorrected(before: Person, message: string): Person {
  const text = withPlainApostrophes(message);
  const denied = readText(message).mentions.filter(({ kind, negated }) => kind === 'medicine' && negated);
  const isDenied = (id: string) => denied.some((mention) => mention.id === id);
  return {
    ...before,
    pregnant: before.pregnant && !noPregnancy.test(text),
    breastfeeding: before.breastfeeding && !noNursing.test(text),
    medicines: meantAnother.test(text) ? [] : before.medicines.filter(({ id }) => !isDenied(id)),
  };
}

const noPregnancy = anyPhrase(
  /(?:not|isn't|no longer|never) (?:\w+ ){0,2}pregnant/,
  /(?:no|false) (?:pregnancy|positive|test)/,
  /test (?:was|is|came back) (?:\w+ )?(?:wrong|false|negative)/,
  /lost the (?:baby|pregnancy)/,
  'miscarried',
);
const noNursing = anyPhrase(
  /(?:not|isn't|no longer|never|stopped) (?:\w+ ){0,2}(?:nursing|breast ?-?feeding)/,
  /(?:only |on )(?:formula|bottle)/,
);
/** Puts another medicine in the place of the one told. */
const meantAnother = anyPhrase(
  /(?:sorry|no|oops|wait)\b[^.?!]{0,16}\bi (?:meant?|take)\b(?= \w)/,
  /i meant/,
  /mixed (?:it|them) up/,
);
