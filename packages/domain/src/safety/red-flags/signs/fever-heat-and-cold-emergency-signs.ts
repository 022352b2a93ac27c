import { oneOf } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { confused } from '../words/body-words.ts';
import { concept } from '../words/concept.ts';

const eyeOut = concept(`bulg* sticks?_out sticking_out pushed_out protrud*`);
const eye = concept(`eyes? eyelids? eyeball`);
const hot = concept(`fever* temperature 38* 39* 40*`);
const newMedicine = concept(
  `
    new_(?:\\w+_){0,2}(?:tablets?|medicine|medication|drug|pills?|antibiotic) antibiotic* lamotrigine carbamazepine
    allopurinol phenytoin sulfa* gout_tablet epilepsy_(?:drug|tablets?|medicine) nevirapine
  `,
);
const mouthSores = concept(
  `
    (?:blisters?|sores|ulcers)_(?:in|on|inside|round|all_over)_(?:my|his|her|the)_(?:mouth|lips|eyes|genitals)
    mouth_(?:is_)?full_of_(?:sores|blisters|ulcers) lips_(?:are_)?raw sore_(?:eyes|mouth)
  `,
);
const peels = concept(
  `rash skin_(?:is_)?(?:peel*|blister*|com(?:es|ing)_off) comes_off_in_sheets peel* blister* burning_rash`,
);
const skinComesOff =
  /\bskin\b[^.?!]{0,12}\b(?:comes?|coming|falls|peels|peeling) off\b[^.?!]{0,12}\b(?:in )?(?:sheets|layers|my (?:back|chest|face))\b/i;
const spreadsByTheHour =
  /\b(?:red\w*|rash|skin|infection|cellulitis)\b[^.?!]{0,50}\b(?:spread\w*|grow\w*|bigger)\b[^.?!]{0,16}\b(?:by the hour|every hour|within hours|so fast|as i watch)\b/i;
const agony = concept(`agon* unbearable excruciat* terrible_pain worst_pain purple black* blister* numb grey`);
const skinTurns =
  /\b(?:redness|red area|red patch|infection|cellulitis|rash|wound)\b[^]{0,80}\bskin (?:is |has |was )?(?:turn\w*|gone|going|went) (?:purple|black|dusky|grey|blue)\b/i;
const highNumber =
  /\b(?:39\.[5-9]|4[01](?:\.\d)?|10[3-6](?:\.\d)?)\b(?! ?(?:years|weeks|mg|ml|kg|kilos|pounds|minutes|units|tablets|cigarettes))/i;
const seesWhoIsNot =
  /\b(?:talk\w*|speak\w*|see(?:s|ing)?) (?:to )?(?:people|things|someone|animals|bugs) (?:who|that|which)? ?(?:are|is)(?:n't| not) there\b/i;
const tampon = concept(`tampon*`);
const toxic = concept(`rash dizz* faint* vomit* confus* sunburn*`);
const shiversHard = concept(`shiver*_so_hard teeth_chatter* rigors?`);
const blotches = concept(`blotchy mottled marbl* can_hardly_stand can't_stand grey`);
const hotPlace = concept(
  `
    (?:very_|so_|too_)?hot_in_the_(?:garden|sun|car|greenhouse|kitchen|attic|field) parked_car hot_car
    in_the_(?:hot_)?sun greenhouse heatwave
  `,
);
const limpOrRed = concept(`floppy limp red drows* vomit* hot unresponsive`);
const wound = concept(`flesh skin wound cut scratch bite sore leg arm foot hand graze incision cellulitis`);
const dyingFlesh = concept(
  `turn(?:ing|ed)_(?:purple|black|gr[ea]y|dusky) going_(?:purple|black|gr[ea]y) purple black dusky blistering crackl*`,
);
const outOfProportion = concept(
  `out_of_(?:all_)?proportion agony unbearable excruciating spread*_(?:fast|by_the_hour|in_hours) in_hours within_hours by_the_hour racing_up`,
);
const asked = /(?<!\b(?:could|is|maybe|thought|not|was|be|about|against|had|of|from|after|vaccine) )\bmeningitis\b/i;
const rash = concept(`rash spots blotches`);
const doesNotFade = concept(
  `not_fading (?:don't|doesn't|didn't|won't|not)_(?:fade|blanch) not_blanching non_?blanch* doesn't_(?:go|disappear) won't_(?:go|disappear|blanch)_\\w* stays`,
);
const coldWater = concept(
  `frozen_(?:pond|lake|river) ice_water icy_(?:water|lake|river|pond) (?:fell|fallen|went|pulled)_(?:\\w+_){0,3}(?:ice|sea|lake|river|loch|pond|snow)`,
);
const goingCold = concept(
  `sleepy drows* mumbl* slurr* confus* stopped_shivering not_shivering stiff can't_(?:stop_)?(?:walk|talk|shivering) limp`,
);
const jawOrNeck = concept(`neck_muscles neck jaw face`);
const locks = concept(`lock* clench* rigid clamp* seiz*_up`);
const archesBack = concept(
  `back_(?:then_)?arch(?:es|ing|ed) arches_(?:by_itself|backwards) arching_backwards can't_swallow lockjaw`,
);
const lightHurts = oneOf(
  /\b(?:light|lamp|sun|brightness|telly)(?:s)? (?:kills?|hurts?|bothers?|stabs?|is (?:killing|hurting))\b|\bhates? (?:the )?(?:light|lamp)\b|\bcan't (?:bear|stand) (?:the )?light\b/i,
);
const neckStays = concept(
  `bend_(?:his|her|my|the)_neck neck_(?:\\w+_){0,3}bend chin_to_(?:his|her|my)_chest neck_(?:is_)?(?:like_a_board|rigid|stiff|locked)`,
);
const hotOrSleepy = concept(`hot fever* burning temp* drows* sleepy vomit* sick rash muddled`);
const newMedicineOfSeriousInfection = concept(
  `(?:new|started|since_the|after_the|on_the)_(?:\\w+_){0,3}(?:pills?|tablets?|medicine|antibiotics?|drug) allopurinol lamotrigine carbamazepine co_?trimoxazole phenytoin sulf*`,
);
const blisters = concept(`blister* peel* raw sores skin_(?:is_)?(?:coming|falling)`);
const eyesAndMouth = concept(
  `eyes_and_(?:\\w+_)?mouth mouth_and_(?:\\w+_)?eyes lips_and_eyes mouth_raw lips_raw genitals`,
);
const yellow = concept(`yellow* jaundice*`);
const rigors = concept(
  `shaking_chills rigors? shiver* teeth_chatter* shaking_(?:with|and)_(?:cold|fever) uncontrollable_shak* fever* confus*`,
);
const underRibs = concept(
  `under_(?:(?:my|the|his|her)_)?(?:right_)?ribs? right_(?:upper_)?(?:side|ribs?|belly|tummy) upper_(?:right|belly|tummy) gall_?bladder gall_?stones? bile_duct stent`,
);

/** Emergencies of infection, heat and cold. */
export const feverHeatAndColdEmergencySigns: readonly Signs[] = [
  {
    of: 'heat-stroke',
    together: [
      [hotPlace, confused],
      [hotPlace, limpOrRed, concept(`toddler baby child he she son daughter gran* mother father`)],
    ],
  },
  { of: 'hypothermia', near: [[coldWater, goingCold]] },
  {
    of: 'serious-infection',
    patterns: [skinTurns, skinComesOff],
    near: [[eye, eyeOut, hot]],
    together: [
      [newMedicine, mouthSores, peels],
      [spreadsByTheHour, agony],
      [highNumber, seesWhoIsNot],
      [tampon, hot, toxic],
      [shiversHard, blotches],
    ],
  },
  {
    of: 'serious-infection',
    near: [
      [wound, dyingFlesh, outOfProportion],
      [wound, concept(`black purple dusky`), concept(`blistering blisters crackl*`)],
      [rash, doesNotFade, concept(`meningitis uni fever* headache neck sepsis ill poorly glass tumbler`)],
    ],
    together: [[asked, [rash, doesNotFade]]],
    patterns: [/\bnec(?:roti[sz]ing)? fasc\w*\b(?=[^]*\b(?:redness|red|pain|spread\w*|leg|arm|scared|worried)\b)/i],
  },
  { of: 'serious-infection', near: [[jawOrNeck, locks, archesBack]] },
  {
    of: 'serious-infection',
    near: [
      [lightHurts, neckStays, hotOrSleepy],
      [newMedicineOfSeriousInfection, blisters, eyesAndMouth],
    ],
  },
  { of: 'serious-infection', together: [[yellow, rigors, underRibs]] },
];
