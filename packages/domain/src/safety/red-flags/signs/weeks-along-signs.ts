import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { pregnant } from '../words/people-words.ts';

/** How far along, without the word: "31 weeks, the monitor shows 175 over 115". */
const weeksAlong =
  /\b(?:2\d|3\d|4[0-2]) ?(?:weeks?|wks?)\b(?! (?:old|ago|on|of|since|after|now))(?<!\b(?:for|since|last|past|every|over) \d\d ?(?:weeks?|wks?))/i;
const earlyWeeks =
  /\b(?:[4-9]|1[0-2]|four|five|six|seven|eight|nine|ten|eleven|twelve) weeks? (?:gone|along|pregnant|in my pregnancy)\b/i;
const veryHigh = /\b1[6-9]\d ?(?:\/|over|on) ?(?:[89]\d|1[0-4]\d)\b|\b2[0-4]\d ?(?:\/|over|on) ?1\d\d\b/i;
const raised = /\b1[4-5]\d ?(?:\/|over|on) ?(?:9\d|10\d)\b/i;
const sharpPain = concept(
  `stab* sharp severe agony doubled terrible unbearable shoulder_?tip faint* passed_out pass_out`,
);
const lowPain = concept(`pain* low_down one_side (?:on_the_)?(?:right|left)(?:_side)? side shoulder_?tip stab*`);
const swollen = concept(`swell* swoll?en puff*`);
/** A period that fails to come and a pain on one side: a pregnancy may sit outside the womb, after a sterilisation too. */
const periodLate =
  /\bperiods? (?:is |are |was |has been )?(?:\w+ ){0,3}(?:late|overdue)\b|\b(?:missed|skipped) (?:my |a |her )?period\b/i;
const stabbing = concept(`stab* sharp agony severe terrible unbearable excruciat* doubled_over faint* dizz*`);
const oneSided = concept(
  `(?:on|in)_(?:the|my|her)_(?:left|right) (?:left|right)_side one_side* one-sided shoulder_?tip`,
);
const coil = concept(`iud coil mirena copper_(?:coil|t)`);
const maybePregnant =
  /\bpositive (?:\w+ )?test\b|\btest (?:is|was|came back|turned) positive\b|\bpregnan\w+\b|\bperiod\b[^.?!]{0,24}\blate\b|\bmissed (?:my |a )?period\b/i;
const toEndIt =
  /\b(?:took|taken|drank|drunk|taking|drinking|swallowed|using|used|had)\b[^.?!]{0,60}\b(?:end|ending|terminat\w+|abort|get rid of|getting rid of|lose)\b (?:my |the |this |a |her )?(?:pregnancy|baby|foetus|fetus)\b/i;

/** Nobody waits until the next day with it. */
const movesLess =
  /\bbaby (?:is )?(?:mov(?:es|ing)|kick(?:s|ing)) (?:\w+ )?(?:less|fewer times)(?: than (?:usual|normal|before))?\b/i;

/** Pregnancies told by their weeks, by a test beside a coil, or by what was taken to end them. */
export const weeksAlongSigns: readonly Signs[] = [
  {
    of: 'pregnancy',
    patterns: [toEndIt, movesLess],
    near: [
      [earlyWeeks, sharpPain, lowPain],
      [periodLate, stabbing, oneSided],
    ],
    together: [
      [weeksAlong, veryHigh],
      [pregnant, [swollen, concept(`face`)]],
      [pregnant, veryHigh],
    ],
  },
  {
    of: 'pregnancy-check',
    near: [[coil, maybePregnant]],
    together: [[pregnant, raised]],
  },
];
