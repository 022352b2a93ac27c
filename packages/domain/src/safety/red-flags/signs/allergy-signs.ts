import type { Signs } from '../red-flag.ts';
import { allergyTrigger } from '../words/breath-words.ts';
import { concept } from '../words/concept.ts';

const mouthAndThroat = concept(`throats? tongues? lips? voice airway uvula mouth`);
const reacts = concept(
  `
    swell* swoll?en fat thick huge big puff* balloon* tingl* itch* numb heavy hoarse squeak* croak* tight* clos*
    funny odd strange weird burn* blew_up blown_up going enlarged
  `,
);
const trigger = concept(
  `(?:new|after|since|from|ate|eaten|eating|took|taken|had|drank|tried|given|stung|sting|bitten|allerg*)`,
);

const insect = concept(`bees? wasps? hornets? ants? fire_ants? yellow_jackets? insects?`);
const stings = concept(`sting* stung bit bites? bitten`);
const shockBegins = concept(
  `
    chest_(?:is_)?tight tight_chest can't_(?:get_(?:enough_)?air|breathe) wheez* faint* throat
    heart_(?:is_)?(?:pounding|racing) flushed_all_over dizzy
  `,
);
const skinReacts = concept(
  `
    hives rash welts itch* blotch* flush* swell*
    (?<!\\b(?:calf|calves|legs?|ankles?|feet|foot|knees?|glands?|tonsils)_(?:(?:is|are|has|have|all|so)_)?)swoll?en
    puff* lumps
  `,
);
const allOver = concept(
  `(?:welts|hives|lumps|bumps|blotch*|rash|itch*|red)_(?:\\w+_){0,3}?all_over all_over_(?:\\w+_){0,2}?(?:welts|hives|lumps|itch*|rash)`,
);
const doom = concept(
  `
    about_to_happen going_to_(?:die|pass_out) doom dread terrible terrif* something_(?:is_)?(?:very_|really_)?wrong
    vomit* sick belly_cramps diarrh* weak floppy swimmy woozy
  `,
);
const soonAfter = concept(
  `within_(?:\\w+_)?(?:minutes|seconds) minutes_(?:after|later) straight_after right_after as_soon_as`,
);
const throatToo = concept(`throats? tongues? swallow* breathe? breathing voice`);
const hinders = concept(
  `
    thick tight* swoll?en swell* clos* can't_(?:\\w+_)?(?:breathe|swallow|speak) trouble_(?:swallowing|breathing)
    hard_to_(?:breathe|swallow) difficult*_(?:swallowing|breathing|to_swallow|to_breathe) hoarse lump
  `,
);

/** Something eaten, taken or a sting, and then the mouth, the throat or the voice. */
export const allergySigns: readonly Signs[] = [
  {
    of: 'severe-allergy',
    patterns: [
      /\banaphyla\w+\b[^.?!]{0,30}\b(?:now|having|think|shock|help)\b|\b(?:having|in|going into|think it'?s)\b[^.?!]{0,15}\banaphyla\w+/i,
      /\btongue\b[^.?!,;]{0,16}\b(?:too (?:big|fat|large|thick) for|(?:doesn't|won't|can't|no longer|hardly|barely|does not|will not)(?: quite| even)? fits? (?:in|inside|into)|fills?|filling|has filled) (?:my|his|her|the) (?:whole )?mouth\b/i,
    ],
    near: [
      [insect, stings, shockBegins],
      [concept(`stung sting bees? wasps? hornets?`), allOver, doom],
      [skinReacts, throatToo, hinders],
      [soonAfter, throatToo, hinders],
      [trigger, allergyTrigger, mouthAndThroat, reacts],
      [
        allergyTrigger,
        concept(`floppy limp faint* collaps* gr[ea]y dizz* pass(?:ed|ing)_out wobbly`),
        concept(`blotch* hives rash* welts swollen swell* itch* lumps bumps red_all`),
      ],
    ],
  },
];
