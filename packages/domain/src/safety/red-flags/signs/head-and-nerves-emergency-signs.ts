import { choice, followedBy, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { unless } from '../unless.ts';
import { concept } from '../words/concept.ts';
import { kin } from '../words/people-words.ts';
import { drools, lockedJaw, throat } from '../words/throat-words.ts';

const handDisobeys =
  /\b(?:hand|arm|leg|fingers)\b[^.?!]{0,16}\b(?:would not|wouldn't|won't|doesn't|does not|didn't) (?:obey|do what|listen|follow)\b/i;
const firstFit =
  /\bnever had an? (?:fit|seizure)\b[^.?!]{0,24}\b(?:just had|now|had one|today)\b|\bfirst (?:ever )?(?:fit|seizure)\b/i;
const cannotRouse = /\bcan't be (?:roused|woken|wakened)\b|\bcannot be (?:roused|woken)\b/i;
const knock = concept(`tackle knock* hit fell fall blow bang* crash kick* rugby football head accident`);
const clearFluid =
  /\b(?:clear|watery) (?:fluid|liquid|water)\b[^.?!]{0,24}\b(?:ear|nose)\b|\b(?:ear|nose)\b[^.?!]{0,16}\b(?:clear|watery) (?:fluid|liquid)\b/i;
const inTheEye =
  /\b(?:sharp|metal|glass|splinter|nail|wire)\b[^.?!]{0,16}\b(?:is |are )?(?:stuck|sticking|lodged|went|gone|flew)\b[^.?!]{0,12}\b(?:in|into|out of) (?:my|his|her) (?:eyeball|eye)\b/i;
const harshLiquid = concept(
  `
    vinegar(?!_(?:of|pills?|gummies|tablets?|capsules?)) essence bleach bleach_spray hair_dye hair_bleach dye
    hand_(?:sanitiser|sanitizer|gel) sanitiser sanitizer perfume aftershave cologne hairspray lime plaster mortar concrete
    limescale descaler toilet_cleaner (?:toilet|bathroom|oven|drain)_\\w+ chilli chili pepper capsaicin insecticide fly_spray
    nail_(?:varnish|polish)\\w* acetone thinner white_spirit petrol diesel washing_(?:up_liquid|powder|liquid) capsule_burst
    dishwasher_\\w+ fertili[sz]er weed_?killer glue
  `,
);
const intoTheEye = concept(
  `
    (?:in|into|to|hit|up_into|splashed|all_over)_(?:(?:one|both|an?|of|my|his|her|the|their|(?:\\w+'s)|baby's?|left|right|our|toddler's?)_){0,3}eyes?
    eyes?_(?:got|full|is_full|was_hit|burn*|sting*|splash*) hit_(?:my|his|her|the|me_in_the)_eyes?
  `,
);
const eyeIsBad = concept(
  `
    burn* sting* scream* can't_open can't_see won't_open red sore agony hurt* pain* blurr* see splash* squirt* spray* hit got
    spill* went flew full rubbed
  `,
);
const inTheFace = concept(`(?:in|on|into|over|hit|all_over)_(?:my|his|her|the)_face in_the_face`);
const sightGoes = concept(`can't_(?:\\w+_)?see can't_open blind blurr* eyes?`);
const thinner = concept(
  `warfarin coumadin apixaban eliquis rivaroxaban xarelto edoxaban lixiana dabigatran pradaxa blood_thinn* clopidogrel plavix anticoagulants?`,
);
const fitAfterFit = oneOf(
  sequence(
    /\b(?:second|third|fourth|fifth|2nd|3rd|4th|another) (?:fit|seizure|convulsion)\b/i,
    followedBy(
      sequence(
        /[^.?!]{0,40}\b/,
        choice(
          /in (?:half|an?|one|the last|\d+)|today|tonight|now|already|minutes|hour|row|running/,
          /not stopp\w*|still/,
        ),
        /\b/,
      ),
    ),
  ),
  /\b(?:in|gone into) status\b(?! quo)/i,
  /\bstatus epilepticus\b(?=[^.?!]{0,40}\b(?:she|he|now|help|my)\b)/i,
);
const soreThroat = concept(
  `sore_throat throat_(?:is_)?(?:\\w+_)?(?:sore|agony|killing|swollen|closing) tonsil* quinsy epiglott* muffled hot_potato`,
);
const oneSided = concept(
  `one_side(?:d)? (?:on|at)_(?:the|my|his|her)_(?:left|right|one)(?:_side)? (?:left|right)_(?:side|tonsil) one_tonsil`,
);
const inflamedTonsils = concept(`tonsil* quinsy`);
const spitStays = concept(
  `drool* dribbl* can't_swallow_(?:\\w+_)?(?:spit|saliva) spitting_into muffled hot_potato leans?_forward*`,
);
const toothTrouble = concept(
  `tooth toothache teeth dental dentist wisdom_tooth gums? jaw abscess root_canal extraction`,
);
const spreadsToThroat = concept(
  `floor_of_(?:my|the|his|her)?_?mouth under_(?:my|the|his|her)_(?:tongue|chin|jaw) neck jaw face cheek throat swoll?en swell*`,
);
const hardToOpen = concept(
  `
    can't_(?:\\w+_)?(?:open|swallow) (?:trouble|hard|difficult*|hurts|painful)_(?:with_|to_)?(?:swallow*|open*|breath*) swallowing
    drool* muffled (?:mouth|jaw)_(?:\\w+_)?(?:won't|will_not|doesn't|hardly|barely)_open* lockjaw
  `,
);
const fatCheek = concept(
  `
    (?:cheek|jaw|gum)_(?:\\w+_){0,3}(?:fat|huge|massive|swollen|swelled|swelling|puffy|puffed|ballooned|bigger|out_like)
    (?:fat|huge|massive|swollen|puffy)_(?:cheek|jaw)
  `,
);
const mouthStaysShut = concept(
  `
    (?:can't|can_barely|can_hardly|barely)_open_(?:it_)?wide can't_(?:\\w+_)?open_(?:\\w+_){0,2}(?:mouth|jaw) (?:mouth|jaw)_(?:\\w+_){0,2}(?:won't|will_not|doesn't|hardly|barely)_open* (?:barely|hardly)_open_(?:\\w+_)?(?:mouth|jaw)
  `,
);
const downTheNeck = concept(
  `
    swell*_(?:\\w+_){0,2}(?:down|into|to|reach*)_(?:\\w+_)?(?:my|the|his|her)?_?(?:neck|throat) neck_(?:is_|has_|are_)?(?:\\w+_)?(?:swelling|swelled|swollen|ballooned)(?!_glands?)
  `,
);
const rising = concept(
  `
    mov(?:ing|es|ed)_up (?:creep|climb|spread|travel|work|ris)(?:s|ing|es|ed)?_(?:its_way_)?(?:up|upwards|to_(?:my|the|his|her)_(?:arms|hands)) up_to_(?:my|the|his|her)_(?:arms|hands|thighs|chest) now_(?:my|the)_(?:arms|hands)
  `,
);
const nervesGo = concept(`tingl* numb* pins_and_needles weak* prickl*`);
const legsFail = concept(
  `
    can't_(?:climb|walk|stand|get_up|lift|manage|go_up|rise) legs_(?:buckle|buckling|give|gave|giving|won't|don't|like_jelly|feel_weak|are_weak|weak) stairs weak*
  `,
);
const repeats = concept(
  `
    (?:repeat|ask)(?:s|ing|ed)?_(?:herself|himself|the_same|same|things|over) keeps_(?:asking|repeating|forgetting) forgets_what forgetful confus* muddled drows* sleepy
    drop(?:s|ped|ping)_(?:her|his|things|a|the|everything) unsteady vomit* not_(?:herself|himself) slurr* wobbly
  `,
);
const fellLately = concept(
  `
    (?:a|had_a|bad|nasty|after_a|her|his|the)_fall fell fallen tumble banged_(?:her|his|my)_head hit_(?:her|his|my|the)_head bump(?:ed)?_(?:her|his|my)_head slipped tripped
  `,
);
const temple = concept(`temples? scalp`);
const jawTires = concept(
  `jaw_(?:\\w+_)?(?:tires?|tired|ach\\w*|hurts?|pains?|gives_up|cramps?) (?:hurts?|tires?|ach\\w*)_(?:to_|when_(?:i_)?)?chew* chew*`,
);
const templeHurts = concept(`tender* sore* hurt* ach* pain* throb*`);
const pastFifty = concept(
  `5\\d [6-8]\\d fifty* sixty* seventy* eighty* pension* gran grandma grandad grandpa nan nana`,
);
const sightDims = concept(
  `eye_(?:\\w+_)?(?:dim\\w*|went|gone|blurr\\w*|dark|grey|misty) (?:dim|grey|lost|blurr\\w*|misty)_(?:\\w+_)?(?:eye|sight|vision) (?:sight|vision|eyesight)_(?:\\w+_){0,2}(?:dims?|gr[ea]y|blurr\\w*|misty|dark|black|went|goes) can't_see double couldn't_see dimmed`,
);

/** A vertigo that takes the hearing with it, and no known illness of the ear or wax. */
const spinsAndDeaf = unless(
  "meni[eè]re'?s?|labyrinthitis|ear ?wax|wax|flight|plane|diving|concert|music|class|wool|yarn|wheel|hearing aids?|(?:for|since) (?:\\w+ )?(?:weeks|months|years)",
  '(?=[^]*\\b(?:vertigo|spins?|spinning)\\b)',
  "(?:hearing (?:is |has |has just |just )?(?:gone|went|lost|dropped|vanished)|(?:lost|no|losing) (?:my |his |her |the |all )?hearing|(?:can't|cannot|couldn't) hear\\b(?: anything| a thing)? (?:on|in|out of|with)|(?:gone|went|suddenly|and) deaf)",
);

/** Emergencies of the head, the nerves, the eyes and the mouth. */
/** A known aneurysm, and a head that aches now. */
const aneurysmAches =
  /\b(?:brain|cerebral|berry|known|my|his|her|an?) aneurysm\b[^.?!]{0,30}\b(?:terrible|severe|sudden\w*|new|bad|awful|worst|splitting|worse|different)\b[^.?!]{0,12}\b(?:head ?aches?|headed|neck|vision|sight)\b|\bhead ?ache\b[^.?!]{0,40}\b(?:has|have|with|known) (?:an? |his |her |my )?(?:\w+ )?aneurysm\b/i;

export const headAndNervesEmergencySigns: readonly Signs[] = [
  {
    of: 'chemical-in-eye',
    near: [
      [harshLiquid, intoTheEye, eyeIsBad],
      [
        concept(`wet_(?:plaster|cement|concrete|mortar|lime) bleach caustic lye ammonia`),
        intoTheEye,
        concept(`wash* rinse* milk water work site boss help what`),
      ],
      [harshLiquid, inTheFace, sightGoes],
    ],
  },
  { of: 'collapse-or-seizure', patterns: [firstFit, cannotRouse] },
  { of: 'collapse-or-seizure', patterns: [fitAfterFit] },
  { of: 'eye-emergency', patterns: [inTheEye] },
  { of: 'eye-emergency', together: [[temple, jawTires, sightDims]] },
  { of: 'eye-emergency', together: [[[temple, templeHurts], sightDims, pastFifty]] },
  { of: 'head-injury', together: [[clearFluid, knock]] },
  { of: 'head-injury', together: [[thinner, fellLately, repeats, kin]] },
  {
    of: 'mouth-floor',
    near: [
      [toothTrouble, spreadsToThroat, hardToOpen],
      [fatCheek, mouthStaysShut],
      [toothTrouble, downTheNeck],
      [soreThroat, spitStays],
      [soreThroat, oneSided, mouthStaysShut],
      [inflamedTonsils, mouthStaysShut],
    ],
  },
  { of: 'mouth-floor', near: [[throat, lockedJaw, drools]] },
  {
    of: 'breathing-or-allergy',
    near: [
      [toothTrouble, downTheNeck],
      [soreThroat, oneSided, mouthStaysShut],
      [inflamedTonsils, mouthStaysShut],
    ],
  },
  { of: 'rising-weakness', together: [[[nervesGo, rising], legsFail]] },
  { of: 'stroke', patterns: [handDisobeys, aneurysmAches, spinsAndDeaf] },
];
