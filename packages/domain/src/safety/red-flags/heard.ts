import { lately } from '../../resolve/lately.ts';
import { withPeopleNamed } from './called-like-plants.ts';
import { withoutIdioms } from './harmless.ts';
import { plainWords } from './plain-words.ts';

const longestMessage = 8000;

/** A message in mended words and without what is harmless wherever it stands; kept for a while, for it is read by rules and by likeness. */
export const asHeard = lately((message) =>
  withoutIdioms(withPeopleNamed(plainWords(message.slice(0, longestMessage)))),
);
