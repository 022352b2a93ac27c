import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { child, pregnant } from '../words/people-words.ts';
import { swallowedThing } from '../words/swallowed-things.ts';

const harmfulInPregnancy = concept(
  `isotretinoin roaccutane accutane valproate methotrexate warfarin ramipril lisinopril statin* mycophenolate blue_cohosh pennyroyal black_cohosh misoprostol acitretin topiramate`,
);
const took = concept(`took taking taken drinking drank been_on using`);
const puffyInPregnancy = concept(
  `(?:ankles?|feet|hands?|fingers?|legs)_(?:\\w+_){0,4}(?:swell*|swelled|swollen|puff*) swollen_(?:hands|feet|fingers|ankles)`,
);
const quickly = concept(`since_yesterday suddenly a_lot this_week overnight quickly`);
const keepsNoFood =
  /\b(?:everything|all|anything|whatever) (?:that )?(?:i|she)\b[^.?!]{0,40}\b(?:comes?|came|coming|goes|shoots) (?:(?:straight|right|all|just) )?(?:back )?(?:up|out)\b(?! of)|\b(?:every|each) meal (?:comes|came) (?:\w+ )?(?:back )?(?:up|out)\b|\b(?:no food|nothing) (?:\w+ )?stays (?:down|in)\b/i;
const feelsNothing =
  /\bfeels? (?:nothing|no love|numb) (?:for|towards) (?:the|her|my|our|his) (?:baby|son|daughter|child|newborn)\b/i;
const toddlerFever =
  /\b(?:toddler|[2-9] ?(?:year|yr)|one-year|two-year|three-year|5[- ]month|[4-9][- ]months?|\d\d[- ]months?)\b[^]{0,40}\b(?:fever|temperature)\b[^]{0,40}\b(?:days|38\.\d|39|40)\b/i;
const walking =
  /\b(?:refus\w+ to|won't) (?:walk|stand|put (?:any )?weight)\b|\blimp(?:s|ing)?\b|\b(?:has|with|got) a limp\b/i;
const sinceThen = concept(`since yesterday this_morning days fever* hip leg knee pain* foot(?!_bath) today suddenly`);
const runs = concept(`diarrh* loose_(?:stools?|motions?) the_runs vomit* throw*_up`);
const drinksLittle = concept(
  `drink(?:s|ing)_(?:very_|only_a_|too_)?little hardly_drink* barely_drink* not_drinking(?!_(?:alcohol|coffee)) won't_drink refuses_(?:to_drink|drinks?|water|milk)`,
);
const noPeriods = concept(
  `(?:haven't|hasn't|never|not)_(?:\\w+_)?(?:started|had|got|begun)_(?:(?:my|her|any|a)_)?periods? no_periods?_yet`,
);
const sixteenUp = concept(`1[5-9] fifteen sixteen seventeen eighteen`);

/** Wanting a doctor soon: pregnancy, birth and small children. */
export const urgentPregnancyAndBabiesSigns: readonly Signs[] = [
  { of: 'after-birth-mind', patterns: [feelsNothing] },
  { of: 'child-check', patterns: [toddlerFever], near: [[child, walking, sinceThen]] },
  { of: 'child-check', together: [[child, runs, drinksLittle]] },
  {
    of: 'child-check',
    near: [[child, concept(`swallow*`), concept(`coin marble bead button stone pebble plastic lego toy`)]],
  },
  { of: 'child-check', near: [[swallowedThing, concept(`he she he's she's son daughter toddler`)]] },
  { of: 'no-periods', near: [[noPeriods, sixteenUp]] },
  {
    of: 'pregnancy-check',
    together: [
      [pregnant, harmfulInPregnancy, took],
      [pregnant, keepsNoFood],
    ],
    near: [[pregnant, puffyInPregnancy, quickly]],
  },
];
