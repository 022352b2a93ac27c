import { anyPhrase, sequence } from '../../../resolve/phrases.ts';
import type { Particular } from '../particular.ts';

/** Told in whole sentences rather than by a name. */
export const inPlainWords: readonly Particular[] = [
  {
    name: 'shakiness between meals',
    meets: anyPhrase(
      sequence(
        /(?:shaky|weak|trembly|wobbly|light[- ]?headed|jittery|irritable)(?: and \w+)?/,
        / (?:when|if|whenever|as soon as) (?:i|he|she)/,
        / (?:skips?|miss(?:es)?|forgets?|don'?t eat|haven'?t eaten|have not eaten|hasn'?t eaten|go without)/,
        /(?: (?:my |a )?(?:breakfast|lunch|dinner|meals?|food|eating))?/,
      ),
    ),
    says: 'Feeling shaky or weak between meals mostly passes once you eat. Eat every three to four hours, with protein and whole grain rather than sweets. With medicine for diabetes measure your sugar then. Shaking that comes although you eat, or fainting, needs a doctor. I suggest no herb for it.',
  },
  {
    name: 'getting ready for the birth',
    of: 'female',
    meets: anyPhrase(
      /(?:prepar(?:e|es|ing)|get(?:ting)? ready) (?:myself |my body |the body )?for (?:the |a |my )?(?:birth|labou?r|delivery)/,
    ),
    says: 'I suggest no herb to prepare a birth or to bring one on. Raspberry leaf is the one most named for it: the studies are small and show no clear help, so ask your midwife before you take any. A birth class, walking, and what your midwife shows you do more.',
  },
];
