import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';

/** Who cuts or burns the own skin. */
export const selfInjurySigns: readonly Signs[] = [
  {
    of: 'self-harm',
    patterns: [
      oneOf(
        sequence(
          /\b(?:burning|burn|cut|cutting|scratch\w*|hitting|bruising|punching|starving) myself\b[^.?!]{0,40}\b/i,
          choice(
            /cope|lighter|relief|feel (?:something|better|anything)|on purpose|again|razor|blade|knife/,
            /deal|punish|release|numb|deserve|thighs?|arms?|wrists?/,
          ),
          /\b/,
        ),
        /\b(?:razor|blade|knife|scissors|lighter)s?\b[^.?!]{0,30}\b(?:my (?:arms?|wrists?|thighs?|skin|legs?)|cope|calm(?:s)? me|relief|feel better)\b(?! (?:cooking|chopping|shav\w+))/i,
      ),
      sequence(
        /\b(?:i|i've|i have|she|he)(?: \w+)?/i,
        / (?:cut|cuts|slit|slash\w*|carve\w*|scratch\w*|burn\w*) (?:my|his|her)/,
        / (?:arms?|wrists?|thighs?|legs?|stomach|skin)\b[^.?!]{0,24}\b/,
        choice(
          /to (?:feel|cope|punish|escape|get)|again|on purpose|because i|when i(?:'m| am| feel)/,
          /deliberately|every (?:day|night)|for relief/,
        ),
      ),
      /\b(?:cutting|cuts|burning|harming) (?:herself|himself|themsel\w+|my wrists?|her wrists?|his arms?|her arms?|my arms?|my thighs?)\b/i,
      // What burns again is mostly the bladder, the stomach or the skin.
      /\b(?:cutting|cuts|harming) again\b|\bburning again\b[^.?!]{0,20}\b(?:my|her|his) (?:arms?|wrists?|thighs?)\b/i,
      oneOf(
        /\b(?:disappear|go away|vanish|leave)(?: \w+)? and never (?:come|be|return|wake)\b/i,
        /\b(?:cuts?|scratch(?:es)?|burns?)\b[^.?!]{0,40}\b(?:(?:did|made|done|caused) (?:it|them|this|that|these)(?: myself)? |myself )(?:on purpose|deliberately)\b|\b(?:cuts?|scratches) on purpose\b/i,
        sequence(
          /\b(?:cut|hurt|burn) myself /i,
          choice(
            /and it|because it|it helps|when i(?:'m| am| feel)|to (?:feel|cope|sleep|calm)|again|every/,
            /on purpose|deliberately|sometimes|so i/,
          ),
          /\b/,
        ),
      ),
    ],
  },
];
