import { choice, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

/** "so I don't wake up": wished for, not told of another. "So I don't wake up groggy" goes on and is meant well. */
const notWaking = choice(
  /\bi(?:'ll| will| can| just)? (?:just |simply |then )?(?:don't|won't|never|didn't|do not|not) (?:ever |have to |need to |even )?wake?/,
  /(?:\bto|\bmust|\bcould|\bcan|\brather|\bme|\byou|\bbetter) (?:not|never|don't) (?:to |have to |need to |ever )*wak(?:e|ing)/,
  /\band (?:not |never |don't )(?:to |have to |need to |ever )*wake/,
);
const forEver = String.raw`(?: up)?(?: (?:at all|more|any ?more|any longer|again|ever|ever again|tomorrow|tmrw|tomorow|in the morning|from it|no more|one day|to (?:this|another day)))*(?=\s*(?:$|[.,!?;)]|and\b|because|so (?:my|everyone|they)))`;
const notWakingUp = new RegExp(notWaking + forEver, 'i');
const wished = concept(
  `
    herbs? teas? plants? something anything mix* pills? tablets? meds medicines? drugs? sleep* hope hoping pray*
    wish* want* make_sure ensure how rather dose take remed* strong* blend drink
  `,
);

export const notWakingSigns: readonly Signs[] = [
  {
    of: 'self-harm',
    near: [[notWakingUp, wished]],
    patterns: [
      sequence(
        /\b(?:sleep|drift off|nod off)\b/i,
        /[^.?!]{0,16}\b(?:and|then) (?:to )?(?:never|not|don't) (?:to |have to |ever )*wak(?:e|ing)(?: up)?\b/,
        /(?! (?:at|early|several|in the (?:night|middle)|with|feeling|groggy|so|too|up (?:at|early|several)))/,
      ),
    ],
  },
];
