import { oneOf } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const fingertip = oneOf(
  /\b(?:tip|end|top|bit|part) of (?:my|his|her|the) (?:\w+ )?(?:finger|thumb|toe|nose|ear)\b[^.?!]{0,12}\boff\b/i,
  /\b(?:sliced|cut|chopped|took|tore|ripped|bit|sawed|came|come)\b[^.?!]{0,12}\b(?:tip|end|top) (?:of|off) (?:my|his|her|the) (?:\w+ )?(?:finger|thumb|toe|nose|ear)\b[^.?!]{0,8}(?:\boff\b|$)/i,
  /\b(?:sliced|cut|chopped|took|tore|ripped|bit)\b[^.?!]{0,12}\b(?:finger|thumb|toe) ?tip\b[^.?!]{0,12}\boff\b/i,
  /\b(?:finger|thumb|toe) ?tip\b[^.?!]{0,12}\b(?:came|come|is|sliced|cut|torn|ripped) off\b/i,
);
const noStool = concept(
  `(?:no|not|haven't|hasn't|without)_(?:had_)?(?:a_|any_)?(?:bowel_movements?|stools?|poo*|motion|wind)`,
);
const bigBelly = concept(
  `
    (?:belly|stomach|tummy|abdomen)_(?:is_|has_)?(?:\\w+_)?(?:huge|swollen|bloated|distended|tight|blown_up|big|hard)
    swollen_(?:belly|stomach|tummy|abdomen)
  `,
);
const bringsUp = concept(`vomit* throw*_up can't_keep being_sick`);
const lowRight =
  /\b(?:navel|belly button|umbilicus|middle of (?:my|his|her|the) (?:belly|tummy|stomach))\b[^?!]{0,60}\b(?:now|then|since|moved|shifted|settled|gone|went|crept)\b[^.?!]{0,30}\bright\b(?! (?:away|after|now|before|arm|leg|hand|ear|eye|shoulder))|\bpain\b[^.?!]{0,16}\b(?:low|lower|down)\b[^.?!]{0,12}\bright\b|\b(?:low|lower) (?:on the |down on the )?right\b[^.?!]{0,24}\b(?:pain|hurts?|sore)\b|\bmoved (?:to|down to) (?:the |my )?(?:lower )?right\b/i;
const appendixSigns = concept(
  `
    fever* let_go let* vomit* can't_(?:stand|walk|move|jump) temp temperature rebound pressing hop* bump* jolt* jump* cough*
    3[89](?:\\.\\d)? off_(?:my|his|her|their|the)_food can't_straighten bent_double hunched being_sick
  `,
);
const pulsing =
  /\b(?:pulsing|pulsating|throbbing|beating)\b[^.?!]{0,12}\b(?:lump|mass|swelling)\b[^.?!]{0,16}\b(?:belly|tummy|stomach|abdomen)\b/i;
const bowelsShut = oneOf(
  /\b(?:nothing|nowt|not a thing)(?:'s| is| has)? (?:come|coming|comes|came|passed|passing|goes|going|gone|will come) (?:out |through )?(?:of |from |at )?(?:either|both|any) ends?\b/i,
  /\bno (?:poo|poop|stool|motion)s?\b[^.?!]{0,12}\bno (?:farts?|wind|gas)\b|\b(?:can't|haven't|hasn't|not) (?:poo\w*|passed)[^.?!]{0,20}\b(?:or|nor) (?:fart\w*|passed? (?:wind|gas))\b/i,
);
const bellyBlown = concept(
  `(?:belly|tummy|stomach|abdomen)_(?:\\w+_){0,2}(?:swell*|swollen|swelled|huge|hard|tight|blown|distended|big|drum|balloon|football) swollen_(?:belly|tummy|stomach) bloated throw*_up vomit* being_sick bringing_up`,
);
const throughToBack = concept(
  `(?:through|bor(?:es|ing)|straight|going|goes)_(?:in)?to_(?:my|the|his|her)_back through_to_the_back into_the_back_like_a_belt`,
);
const bellyPain = concept(`pain* belly stomach tummy gut agony knife`);
const sick = concept(`sick vomit* throw*_up threw_up retch*`);
const cause = concept(
  `drink drinking drank booze alcohol vodka wine beer gall_?stones? party weekend binge can't_(?:lie|stop|keep)`,
);

const constipatedLong = concept(
  `constipat*_(?:for_)?(?:\\w+_){0,2}(?:days|weeks?|fortnight) (?:no|not|haven't|hasn't|without)_(?:\\w+_){0,3}(?:poo*|stools?|bowel_movement)_(?:\\w+_){0,3}(?:days|weeks?|fortnight)`,
);
const bellyHurts = concept(
  `(?:belly|tummy|stomach|abdom*|gut)_(?:pain*|ach*|hurt*|cramp*) (?:pain*|cramp*)_in_(?:my|his|her|the)_(?:belly|tummy|stomach|abdomen)`,
);
const rupture = concept(`hernia (?:lump|bulge|swelling)_in_(?:my|his|her|the)_groin groin_(?:lump|bulge|swelling)`);
const trapped = concept(
  `
    used_to_(?:be_)?(?:go|push|pop|slip)(?:ed)?_(?:it_)?(?:back|in) no_longer_(?:goes|go|pushes|pops|slips)_(?:back|in) (?:won't|doesn't|will_not)_(?:go|push|pop|slip)_(?:back|in)
    can't_(?:be_)?push(?:ed)?_(?:it_|that_)?(?:back|in) stays_out (?:became|become|gone|turned|now|got|is)_(?:\\w+_)?(?:firm|hard|tender)
  `,
);

/** Emergencies of the belly, the kidneys and hidden bleeding. */
export const gutEmergencySigns: readonly Signs[] = [
  {
    of: 'acute-belly',
    patterns: [pulsing],
    together: [
      [bringsUp, noStool, bigBelly],
      [concept(`vomit* throw*_up threw_up (?:been|being|was)_sick can't_keep`), constipatedLong, bellyHurts],
      [lowRight, appendixSigns],
    ],
  },
  { of: 'acute-belly', together: [[bowelsShut, bellyBlown]] },
  { of: 'acute-belly', near: [[bellyPain, throughToBack, sick, cause]] },
  { of: 'acute-belly', near: [[rupture, trapped]] },
  { of: 'severe-bleeding', patterns: [fingertip] },
];
