import { lately } from '../../resolve/lately.ts';
import { askedInGeneralIn } from './asked-in-general.ts';
import { withPeopleNamed } from './called-like-plants.ts';
import { deniedIn } from './denied-lists.ts';
import { despairOvercomeIn } from './despair-overcome.ts';
import { withoutExplained, withoutIdioms } from './harmless.ts';
import { normalIn } from './normal-for-one.ts';
import { plainWords } from './plain-words.ts';
import { smallInjuriesIn } from './small-injuries.ts';
import { withoutSpans } from './spans.ts';
import { ofTheDeadIn, overIn } from './told-as-over.ts';
import { fictionIn } from './told-in-fiction.ts';
import { yearsAgoIn } from './years-ago.ts';

const longestMessage = 8000;
/** What the frame of whole clauses makes harmless. */
const finders = [
  deniedIn,
  overIn,
  ofTheDeadIn,
  yearsAgoIn,
  despairOvercomeIn,
  fictionIn,
  askedInGeneralIn,
  normalIn,
  smallInjuriesIn,
];

/** A message in mended words and without what is harmless whoever tells it; kept for a while, for several read it. */
export const asHeardFromPerson = lately((message) => {
  const plain = withPeopleNamed(plainWords(message.slice(0, longestMessage)));
  // Found in all that was said: what is taken out for one reason may be what another one hangs on.
  const calm = finders.flatMap((find) => find(plain));
  return withoutSpans(withoutIdioms(plain), calm);
});

/** The same without complaints of which an ordinary cause is told: whom they endanger, no cause calms. Read by rules and by likeness. */
export const asHeard = lately((message) => withoutExplained(asHeardFromPerson(message)));
