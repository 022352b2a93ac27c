import { oneOf } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { unless } from '../unless.ts';
import { concept } from '../words/concept.ts';
import { longNosebleed } from './long-nosebleed.ts';

const bloodThinner = concept(
  `
    warfarin coumadin apixaban eliquis rivaroxaban xarelto edoxaban dabigatran pradaxa clopidogrel blood_thinners?
    anticoagulants?
  `,
);
const knock = concept(`fell fall fallen tripped bumped bump knocked knock hit banged bang slipped`);
const swellsFast =
  /\bswell(?:s|ing|ed)?\b[^.?!]{0,24}\b(?:fast|quick\w*|rapid\w*|huge\w*|football|balloon|melon|by the (?:hour|minute)|white|pale|grey)\b|\b(?:fast|rapid\w*|huge\w*)\b[^.?!]{0,16}\bswell\w*/i;
const flooding =
  /\b(?:i'?m|am|she'?s|keep|been|period is) flooding\b|\bpad after pad\b|\btampon after tampon\b|\bclots (?:like|the size of|as big as) (?:plums|golf balls|eggs|lemons|my (?:fist|palm))\b/i;
const goingFaint = concept(
  `pad_after_pad ears_(?:are_)?ringing faint* dizz* gr[ea]y light_?headed pale clots? soak* weak black_spots`,
);
const muchBlood = concept(
  `(?:large|huge|big)_(?:amounts?|quantit(?:y|ies)|clots?) lots loads a_lot pour* gush* pass* so_much bowl_(?:is|was)_full`,
);
const blood = concept(`blood bleed* clots?`);
const backPassage = concept(`back_?passage rectum rectal bottom anus bum bowels?`);
const nosebleedForHours = oneOf(
  /\bnose ?bleed\b[^.?!]{0,30}\b(?:more than|over|for|lasted|lasting|going|since)\b[^.?!]{0,16}\b(?:half an hour|an hour|hours|(?:two|three|four|[2-9]) hours|(?:[3-9]\d|thirty|forty|fifty) ?(?:min\w*))\b/i,
  /\bnose\b[^.?!]{0,16}\bbleeding (?:for|over|more than)\b[^.?!]{0,12}\b(?:an hour|hours|[3-9]\d ?min\w*)\b/i,
);
const blackStool =
  /\b(?:black|tarry|sticky black|black and sticky)\b[^.?!]{0,12}\b(?:poos?|poop|stools?|motions?|tar)\b|\b(?:poos?|poop|stools?|motions?)\b[^.?!]{0,16}\b(?:black|tarry|like tar)\b/i;
/** Water that turns red is much blood, unless it is urine, a period or beetroot. */
const redWater = unless(
  'pee|peed|peeing|wee|weed|weeing|urine|urinat\\w*|piss\\w*|beet\\w*|periods?|tampons?|coil|pads?|vagina\\w*|specks?|spots?|streaks?|pink\\w*',
  '(?=[^]*\\b(?:poo\\w*|stools?|bottom|bum|back passage|anus|blood\\w*|bleed\\w*|piles|h(?:a)?emorrhoids?|(?:i|she|he) goe?s?)\\b)',
  '(?:toilet|loo|bowl|pan|water)\\b[^.?!]{0,24}\\b(?:is|was|goes|went|gone|turns|turned|runs|ran) (?:(?:all|bright|dark|completely|quite|really) )*(?:red|crimson)',
);
const bleedsInside = concept(
  `dizz* faint* heart_(?:races|racing|is_racing|pounds) pale gr[ea]y light_?headed collaps* clammy breathless`,
);

/** Blood that is lost unseen, for too long or too much of it. */
export const hiddenBleedingSigns: readonly Signs[] = [
  {
    of: 'internal-bleeding',
    patterns: [redWater],
    together: [
      [bloodThinner, knock, swellsFast],
      [blackStool, bleedsInside],
    ],
  },
  {
    of: 'severe-bleeding',
    patterns: [nosebleedForHours, longNosebleed],
    near: [[muchBlood, blood, backPassage]],
  },
  { of: 'vaginal-bleeding', together: [[flooding, goingFaint]] },
];
