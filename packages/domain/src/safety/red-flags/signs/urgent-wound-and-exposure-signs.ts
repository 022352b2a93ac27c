import { choice, notFollowedBy, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const cut = concept(
  `wounds? incision scar stitches section_scar c-?section operation_(?:wound|scar) surgical_(?:wound|cut)`,
);
const opens =
  /\b(?:opening|opened|open(?:s|ing)? up|coming apart|come (?:\w+ )?open|gap(?:s|ing)|burst|split|weep(?:s|ing)|leak\w*|ooz\w*|drain\w*|smell\w*|red and draining|pus)\b/i;
const operated = concept(
  `surgery operation appendix section c-?section caesar* stitches after_(?:my|the) last_week scar op`,
);
const foul = concept(`foul smelly unusual fishy green yellow bad_smell* stinking`);
const discharge = concept(`discharge`);
const withIt = concept(`fever pelvic belly pain temperature chills lower`);
const scald = concept(`scald* burn* burnt`);
const blisters = concept(`blisters?`);
const wide = concept(`half whole palm forearm big large size all_over cover*`);
const frozen = sequence(
  /\b(?:toes?|fingers?|ears?)\b[^.?!]{0,16}\b(?:went|gone|turned|white)\b/i,
  /[^.?!]{0,24}\b(?:blister\w*|numb)\b/,
  notFollowedBy(
    /[^]{0,80}\b(?:raynaud\w*|(?:since|as a|for) (?:school|child\w*|years|ever)|every winter|always (?:have|has|did|do))\b/,
  ),
  /(?<!\b(?:raynaud\w*|every winter|always)\b[^]{0,80})/,
);
const cellulitis =
  /\bcellulitis\b[^.?!]{0,30}\b(?:past|beyond|over|spread\w*|grow\w*|worse|bigger)\b|\b(?:red(?:ness)?|rash)\b[^.?!]{0,24}\b(?:past|beyond|over) the (?:line|pen|mark)\b/i;
const animalBite = oneOf(
  sequence(
    /\b(?:dog|cat|monkey|fox|raccoon|rat|horse|bat|squirrel|ferret)\b(?:(?! (?:ate|said)\b)[^.?!,]){0,16}/i,
    /\b(?:bit|bitten|has bitten|flew into|scratched) /,
    choice(
      /me|him|us|her(?= (?:\w+ )?(?:hand|arm|leg|face|finger|cheek|calf|foot|thigh|lip))/,
      /her(?=\W*$|[.,!?])/,
      sequence(
        /(?:my|our|his|her) (?:\w+ )?/,
        choice(
          /hand|arm|leg|face|fingers?|cheek|calf|foot|thigh|lip|nose|son|daughter|child|toddler|wife/,
          /husband|mum|mom|dad|mother|father|friend|kid|boy|girl/,
        ),
      ),
    ),
    /\b/,
  ),
  /\b(?:bitten|scratched) by (?:a|an|the|my|our|his|her) (?:[\w']+ )?(?:dog|cat|monkey|fox|raccoon|rat|bat|horse|squirrel|human)\b/i,
);
const stiInfection =
  /\b(?:may|might|could|think i|worried i|afraid i)(?:'ve| have| has)?(?: have)? (?:caught |got |have )?(?:an? )?(?:std|sti|chlamydia|gonorrh\w+|syphilis|herpes)\b/i;
const partnerHasIt = sequence(
  /\b(?:partner|boyfriend|girlfriend|husband|wife|ex|lover|date|he|she)(?:'s)?/i,
  / (?:has|had|got|caught|tested positive for|was diagnosed with|told me (?:he|she) has) (?:\w+ )?/,
  /(?:chlamydia|gonorrh\w*|syphilis|herpes|trichomon\w*|scabies|an? sti|an? std)\b/,
);
const exposure =
  /\b(?:exposed|exposure) to (?:hiv|hepatitis|rabies|measles)\b|\bneedle ?stick\b|\bcondom (?:broke|split|slipped)\b[^.?!]{0,40}\b(?:hiv|positive)\b/i;

/** Wounds, bites and what one may have caught. */
export const urgentWoundAndExposureSigns: readonly Signs[] = [
  { of: 'bite', patterns: [animalBite] },
  { of: 'infected-wound', patterns: [cellulitis], near: [[cut, opens, operated]] },
  { of: 'frostbite', patterns: [frozen] },
  { of: 'wound', near: [[scald, blisters, wide]] },
  {
    of: 'sexual-health',
    patterns: [exposure, stiInfection, partnerHasIt],
    near: [[discharge, foul, withIt]],
  },
];
