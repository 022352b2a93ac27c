import { oneOf } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { wholeDegrees } from '../words/whole-degrees.ts';
import { youngBaby } from '../words/people-words.ts';

const afterDelivery =
  /\bafter (?:the |my |her )?(?:delivery|labou?r|confinement)\b(?! (?:of (?:the|my) (?:parcel|order|package)))/i;
const ill = concept(`fever* ${wholeDegrees} (?:3[89]|40)[.,]\\d temperature foul smelly chills bleeding`);
const labour =
  /\b(?:2\d|3[0-6]) ?(?:weeks|wks)\b[^.?!]{0,40}\b(?:pains?|tighten\w*|cramps?)\b[^.?!]{0,16}\bevery (?:\w+ )?(?:minutes|mins)\b/i;
const positiveTest =
  /\b(?:test (?:is|was|came (?:back|out)|turned out)|it's|test:?) positive\b|\bpositive (?:pregnancy )?test\b/i;
const sharpOrFaint = concept(
  `(?:strong|sharp|severe|bad|one_sided)_pain pain_on_(?:my|the)_(?:left|right) shoulder_tip bleed*`,
);
const faint = concept(`dizz* faint* left right one_side collaps* bleed*`);
const dryNappies = concept(
  `(?:napp(?:y|ies)|diapers?)_(?:(?:is|are|has_been|have_been|been|stay(?:ed|s)?|still)_)?(?:bone_)?dry dry_(?:napp(?:y|ies)|diapers?) no_wet_(?:napp(?:y|ies)|diapers?)`,
);
const liesThere = concept(
  `(?:lies|lays|lying|laying)_(?:there|still|about) listless limp floppy sleepy drows* won't_(?:wake|look|feed|drink|play) hardly_moves not_(?:interested|himself|herself|moving) sunken`,
);
const littleOne = concept(`bub bab(?:y|ies) infant newborn toddler lo(?!-) little_one daughter son child kid`);
const burningUp = concept(`burning_up boiling 39(?:[.,]\\d)? 4[01](?:[.,]\\d)? 10[3-6] fever*`);
const notWithUs = concept(
  `won't_(?:look|respond|react|wake|smile|focus) doesn't_(?:look|respond|react|recogni[sz]e) not_(?:looking|responding|reacting|with_it) staring glassy`,
);
const testPositive = oneOf(
  /\b(?:pregnancy )?tests? (?:was|is|came (?:back|up)|came out|turned) (?:faintly )?positive\b|\b(?:positive (?:pregnancy )?test|two lines|second line)\b/i,
);
const oneSided = concept(
  `(?:left|right|one)_side (?:left|right)_(?:hip|ovary|groin|tummy|belly) low_down shoulder_tip shoulder`,
);
const knifeOrFaint = concept(
  `knife stab* faint* dizz* collaps* agony doubled_over sharp excruciat* sweat* pass*_out bleed*`,
);
const unborn = concept(
  `bubs?_(?:inside|in_there|in_me) bump(?:_baby)? baby_(?:inside|in_(?:my|the)_(?:belly|tummy|bump)) little_one_inside my_bump passenger`,
);
const lazy = concept(
  `on_strike gone_quiet not_moving still_all_day no_(?:kicks?|movement*|dance*|flutter*) stopped hasn't_(?:moved|kicked|wriggled|danced|budged) asleep_all_day`,
);
const newbornDays = concept(
  `newborn (?:[1-9]|1[0-9]|2[0-8]|two|three|four|five|six|seven|eight|nine|ten)_days?_olds? (?:1|2|3|one|two|three)_(?:weeks?|wks?)_olds? (?:[1-9]|two|three|four|five|six|seven|ten)_days born_(?:last|on|yesterday)`,
);
const yellow = concept(`yellow* jaundice* orange_(?:skin|tint)`);
const hardToFeed = concept(
  `sleeps?_through_(?:his_|her_|the_|every_|all_)?feeds? flick* too_sleepy hard_to_wake wake*_(?:him|her)_to_feed falls_asleep_(?:at|on|after) won't_(?:wake|feed|suck|latch) no_(?:wet_)?napp* floppy limp`,
);
const green = concept(`green* bilious spinach`);
const vomits = concept(`vomit* throw*_up threw_up puk* sick bring*_up spew*`);

/** Emergencies of pregnancy, birth and small children. */
export const pregnancyAndBabiesEmergencySigns: readonly Signs[] = [
  {
    of: 'pregnancy',
    together: [
      [afterDelivery, ill],
      [positiveTest, sharpOrFaint, faint],
    ],
    patterns: [labour],
  },
  { of: 'pregnancy', together: [[testPositive, [oneSided, knifeOrFaint]]], near: [[unborn, lazy]] },
  {
    of: 'sick-baby',
    near: [
      [dryNappies, liesThere],
      [littleOne, burningUp, notWithUs],
    ],
  },
  { of: 'sick-baby', together: [[newbornDays, [yellow, hardToFeed]]], near: [[newbornDays, yellow, hardToFeed]] },
  { of: 'sick-baby', near: [[youngBaby, green, vomits]] },
];
