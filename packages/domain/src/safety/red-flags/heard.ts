import { lately } from '../../resolve/lately.ts';
import { withPeopleNamed } from './called-like-plants.ts';
import { withoutExplained, withoutIdioms } from './harmless.ts';
import { plainWords } from './plain-words.ts';

const longestMessage = 8000;

/** A message in mended words and without what is harmless whoever tells it; kept for a while, for several read it. */
export const asHeardFromPerson = lately((message) =>
  withoutIdioms(withPeopleNamed(plainWords(message.slice(0, longestMessage)))),
);

/** The same without complaints of which an ordinary cause is told: whom they endanger, no cause calms. Read by rules and by likeness. */
export const asHeard = lately((message) => withoutExplained(asHeardFromPerson(message)));
