import { oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const hungerGone = sequence(
  /\b(?:kill(?:s|ing)?|stops?|stopping|suppress\w*|curb\w*|takes? away|dull\w*|numb\w*|stave\w*|beat|stop feeling|not feel(?:ing)?|ignore)/i,
  / (?:(?:my|the|all|any|being|feeling|his|her) )*(?:hunger|hungry|appetite)\b/,
);
const tooThin = oneOf(
  /\b(?:i'?m|i am|at|weigh|weighs|only|(?:down|got|get|come) to|she'?s|he'?s) (?:only |about |just |now )?(?:2\d|3\d|4[0-4]) ?(?:kilos?|kgs?|kilograms)\b/i,
  /\bbmi (?:is |of |at )?(?:about |only |just )?1[0-7](?:[.,]\d)?\b|\b(?:i'?m|i am|weigh|only) (?:[5-6] stone|[67]\d ?(?:lbs?|pounds))\b/i,
  /\b(?:only|just|under|less than|about|below|never more than) (?:(?:allow|let|eat|have|on) (?:myself )?)?(?:[1-7]\d\d|800) ?(?:cals?|kcals?|calories)\b|\b(?:eat|eating|allow(?:ing)? myself|on|have) (?:\w+ )?(?:[1-6]\d\d) ?(?:cals?|kcals?|calories) (?:a|per|each) day\b/i,
  /\b(?:still|too|so) fat\b[^]{0,60}\b(?:kilos?|kg|bmi|size (?:zero|0)|underweight|periods? (?:have |has )?stopped)\b|\b(?:kilos?|kg|bmi \d+|underweight)\b[^]{0,40}\b(?:still|too) (?:too )?fat\b/i,
  /\b(?:haven't|not|hardly|barely) eat(?:en|ing)?\b[^.?!]{0,24}\b(?:days?|proud|feels? (?:good|clean|powerful)|control)\b[^]{0,60}\b(?:hunger|hungry|thin\w*|weight|fat)\b/i,
  /\b(?:nobody|no one|mum|mom|they) (?:\w+ )?(?:knows?|notic\w+|must know|sees?)\b[^]{0,40}\b(?:not eating|don't eat|skip\w*|weight|hide)\b/i,
);
const fasts = concept(
  `skip*_(?:every_|all_)?meals? not_eating don't_eat no_food one_apple instead_of_(?:eating|food|meals) starv* thigh_gap fear_food* ana pro_?ana purg* anorexi* bulimi* binge*`,
);
const wantsToLose =
  /\b(?:los(?:e|ing) (?:(?:some|more|the|a|my|those|that|this|few|last|little|bit of|rest of (?:the|my)) )*(?:weight|kilos?|pounds|fat|bit|few|belly)|(?:burns?|burning|melts?) (?:the |my |off )*fat|(?:slim|thin|get) (?:down|thinner|skinn\w+)|slimming|weight ?loss|(?:stomach|belly|tummy|thighs?|hips) (?:still |is |are |just )*(?:sticks? out|fat|too big|huge))\b/i;

/** Hunger that somebody far too thin wants gone, or weight that she wants to lose. */
export const eatingSigns: readonly Signs[] = [
  {
    of: 'eating',
    patterns: [],
    together: [
      [hungerGone, tooThin],
      [wantsToLose, tooThin],
    ],
    near: [[hungerGone, fasts]],
  },
];
