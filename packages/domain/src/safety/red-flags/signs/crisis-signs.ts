import { oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { confused, drowsy } from '../words/body-words.ts';
import { concept } from '../words/concept.ts';
import { baby, child } from '../words/people-words.ts';

const adrenals = concept(`addison'?s addisons no_adrenal adrenal_(?:glands|insufficiency|failure)`);
const losesSalt = concept(
  `vomit* throw*_up (?:being|been)_sick stomach_bug tummy_bug diarrh* can't_keep drows* collaps* faint* confus*`,
);
const steroidTablets = concept(`hydrocortisone prednisolone prednisone steroid_tablets steroids`);
const comesUp = concept(
  `can't_keep_(?:\\w+_){0,2}(?:down|in) comes?_(?:straight_|right_)?(?:back_)?up vomit*_(?:it|them)`,
);
const overactive = concept(`graves'? graves_disease (?:overactive|over_active)_thyroid hyperthyroid* thyrotoxicosis`);
const underactive = concept(`(?:underactive|under_active)_thyroid hypothyroid* thyroxine levothyroxine thyroid`);
const overheated = concept(`fever* burning_(?:up|hot) 39* 40* 41* boiling roasting temperature`);
const racing = concept(`heart pulse confus* agitat* delirious shak*`);
const chilled = concept(
  `
    ice_cold stone_cold 3[2-5][.,]\\d 3[2-5]_?(?:c|degrees|celsius) (?:temp*|only|just|reads?|at)_(?:\\w+_){0,3}3[2-5] puffy freezing
  `,
);
const slowed = concept(`won't_(?:rouse|wake) hardly_(?:wakes?|awake) slow`);
const antipsychotic = concept(
  `haloperidol antipsychotic* risperidone olanzapine clozapine quetiapine aripiprazole chlorpromazine`,
);
const rigid = concept(`stiff* rigid like_(?:lead|a_board|wood) muscles lead_pipe`);
const legs = concept(`legs? feet foot`);
const weak = concept(`weak* won't_hold numb* tingl* buckl* wobbly jelly`);
const climbs = concept(
  `
    rising rises moving_up moves_up climb* going_up spreading_up from_my_(?:feet|legs|toes)_(?:up_)?to_my
    up_to_my_(?:arms|hands|chest|waist|hips) (?:to|now|then|and)_my_(?:arms|hands)
  `,
);
const nowGrave = concept(
  `won't_hold short_of_breath breathless swallow* speak face arms can't_(?:stand|walk|breathe) day_by_day`,
);
const anorexic = concept(
  `
    anorex* bulimi* weighs?_(?:only_)?(?:2\\d|3\\d)_?(?:kilos?|kg) hasn't_eaten_for_weeks starv*_(?:my|him|her)self
    (?:make|makes|making)_(?:my|him|her)self_(?:be_)?(?:sick|vomit|throw_up) thinks_(?:she's|he's|she_is|he_is)_(?:\\w+_)?fat
  `,
);
const failing = concept(
  `faint* collaps* pass(?:es|ed|ing)_out black(?:s|ed|ing)_out pulse_(?:of|is)_(?:3\\d|4\\d) chest_(?:hurts?|pain*) can_hardly_stand can't_stand`,
);

const backOrDisc = concept(`back spine slipped_disc disc sciatica lumbar`);
const bothLegs = concept(
  `both_(?:my_|of_my_|his_|her_)?(?:legs|feet|thighs|calves) legs_(?:are_|have_|feel_)?(?:weak|numb|tingl*|giving|gave)`,
);
const deadened = concept(`numb* tingl* weak* pins_and_needles giving_way gave_way no_feeling lost_control`);
const saddle = concept(
  `saddle groin private_parts privates genitals between_my_legs bottom bum inner_thighs feel_myself_wipe backside vagina`,
);
const noFeeling = concept(`numb* can't_feel no_feeling (?:lost|losing)_(?:all_|the_|any_|my_)*feeling dead`);
const voiding = oneOf(
  /\b(?:lost control|no control|losing control) of (?:my|his|her) (?:bladder|bowels?)\b/i,
  sequence(
    /\bcan't/i,
    / (?:pee|wee|urinate|hold my (?:wee|pee|urine|poo|water)|control (?:my|his|her) (?:bladder|bowels?))/,
    /\b(?! when (?:i|she) (?:laugh|sneeze|cough|jump|run|exercise|lift)\w*)/,
  ),
  /\b(?:wet|wetting|soiled|soiling) (?:myself|himself|herself)\b/i,
  /\bincontinen\w*/i,
);

const hardToVoid = concept(
  `
    (?:trouble|problems?|difficult*|hard|struggl*)_(?:(?:with|in|to)_)?(?:pee|peeing|wee|weeing|urinat*|pass(?:ing)?_(?:water|urine)|go_for_a_wee)
  `,
);
const failingLegs = concept(`(?:numb|weak|tingly|tingling|heavy)_(?:in_)?(?:both_|my_|his_|her_)*(?:legs|feet)`);

const lung = concept(`lungs?`);
const burst = concept(`popped collaps* burst punctured deflated`);
const breath = concept(`breath* air gasp*`);
const redOrSwollen = concept(`red redness swell* swollen skin`);
const worseThanItLooks =
  /\bpain\b[^.?!]{0,16}\b(?:far|much|way|a lot) (?:worse|stronger|more) than (?:it|the (?:wound|rash|skin)) looks?\b|\bspread\w* (?:by the (?:hour|minute)|within hours|in (?:an|two|a few) hours?|hourly)\b/i;
const smallWound = concept(`scratch cut graze bite splinter insect_bite pimple blister injection`);
const dusky = concept(`gr[ea]y dusky purple* black* bluish bronze`);
const terrible = concept(`terrible terribly agon* unbearabl* excruciat* awful* so_much hurts fever* swollen`);
const eye = concept(`eyes? eyeball eyelid`);
const bulges = concept(`bulg* sticks?_out sticking_out pushed_(?:forward|out) protrud* popping_out`);
const inflamed = concept(`red swollen fever* pain* hurts? double sinus* shut`);
const pierced = concept(`pierc* punctur* stabb* went_into sharp_(?:\\w+_)?in`);
const sharpThing = concept(`thorn sharp nail wire needle stick metal glass pencil dart branch knife scissors fork`);
const bigLimb = concept(`calf leg shin forearm arm foot hand`);
const pressed = concept(`plaster cast crushed splint bandage`);
const tight = concept(`agon* unbearabl* tight hard numb excruciat* swollen too_tight`);
const tooth = concept(`tooth teeth molar dental abscess`);
const swells = concept(`swell* swollen lump`);
const nearAirway = concept(`can't_(?:\\w+_)?open under_(?:the|my|his|her)_tongue floor_of_(?:my|the|his|her)_mouth`);
const penis = concept(`penis willy dick cock member erection`);
const stiff = concept(`hard stiff erect`);
const hoursLong = concept(
  `hours since_(?:last_night|yesterday|this_morning|midnight) all_(?:night|day) won't_go_(?:down|away)`,
);
const hand = concept(`hands? arm foot leg fingers?`);
const mangled = concept(`mangl* shredded crushed_in caught_in_(?:a|the|my) pulled_into_(?:a|the)`);
const machine = concept(`machine* mower mangl* press roller grinder mincer combine blender belt conveyor lathe auger`);
const seaPoison = concept(`stone_?fish lion_?fish stingrays? blue-?_?ringed_octopus cone_(?:snail|shell) sea_snake`);
const aconite = concept(`aconit* monks?_?hood fox_?glove* hemlock oleander`);
const numbOrFaint = concept(`no_feeling numb tingl* faint* seeing_yellow`);
const touched = concept(`stepped_on trod_on stood_on touched stung stings? spine bit bitten`);
const implanted = concept(`implant coil iud mirena sterili[sz]ed tubes_tied tubal_ligation mini-?_?pill`);
const isPregnant = concept(`pregnan* positive_test test_(?:is|was)_positive`);
const pelvic = concept(`pain* ach* cramp* bleed* faint* dizz* shoulder`);
const streaks = concept(`red_(?:streaks?|lines?|tracks?)`);
const veryIll = concept(
  `very_ill so_ill really_ill very_unwell awful terrible delirious confus* rigors? shaking_chills`,
);
const hot = concept(`fever* temperature hot shiver* chills`);
const jelly = concept(`jelly jelly_like jam redcurrant blood*`);
const nappy = concept(`napp(?:y|ies) diapers? stools? poo`);
const inWaves = concept(`vomit* scream* pale floppy draws? pulls_up belly`);

/** Illnesses and parts of the body that are lost within hours. */
export const crisisSigns: readonly Signs[] = [
  { of: 'adrenal-crisis', together: [[adrenals, losesSalt]], near: [[steroidTablets, comesUp]] },
  {
    of: 'grave-signs',
    together: [
      [overactive, overheated, racing],
      [underactive, chilled, slowed],
      [underactive, chilled, confused],
      [underactive, chilled, drowsy],
      [anorexic, failing],
    ],
    near: [[legs, weak, climbs, nowGrave]],
  },
  {
    of: 'pressed-spine',
    together: [
      [backOrDisc, bothLegs, deadened],
      [backOrDisc, [saddle, noFeeling]],
      [bothLegs, voiding],
      [backOrDisc, oneOf(bothLegs, failingLegs), hardToVoid],
    ],
    near: [
      [backOrDisc, voiding],
      [
        concept(`saddle_(?:area|region|part) saddle`),
        noFeeling,
        concept(`lift* back legs? wip* toilet pee wee disc since after sudden* area`),
      ],
    ],
  },
  {
    of: 'serotonin-or-heat',
    together: [[antipsychotic, overheated, rigid]],
    // What was taken may stand in another sentence of a letter.
    near: [
      [
        concept(`jerk* twitch*`),
        concept(
          `(?:pouring|dripping)_with_sweat (?:really|very|so|all)_sweaty sweaty_and sweating drench* soaked boiling_hot burning_(?:hot|up) sweat*_(?:buckets|heavily|everywhere)`,
        ),
        concept(
          `can't_sit_still cannot_sit_still agitat* pupils eyes_(?:\\w+_){0,3}wide restless(?!_(?:legs?|nights?|sleep))`,
        ),
      ],
    ],
  },
  {
    of: 'breathing-or-allergy',
    near: [
      [lung, burst, breath],
      [tooth, swells, nearAirway],
    ],
  },
  {
    of: 'serious-infection',
    together: [[streaks, hot, veryIll]],
    near: [
      [redOrSwollen, worseThanItLooks],
      [smallWound, dusky, terrible, concept(`swell* swollen blister* spread*`)],
    ],
  },
  { of: 'pregnancy', together: [[implanted, isPregnant, pelvic]] },
  {
    of: 'eye-emergency',
    near: [
      [eye, bulges, inflamed],
      [eye, pierced, sharpThing],
    ],
  },
  { of: 'cold-limb', near: [[bigLimb, pressed, tight, concept(`agon* unbearabl* excruciat* numb toes fingers`)]] },
  { of: 'acute-belly', near: [[penis, stiff, hoursLong]] },
  {
    of: 'serious-injury',
    near: [
      [hand, mangled, machine],
      [concept(`burn* scald*`), concept(`size_of_(?:my|a|his|her)_(?:palm|hand)`), concept(`blister* white deep raw`)],
    ],
  },
  { of: 'poisoning', together: [[aconite, numbOrFaint]], near: [[seaPoison, touched]] },
  {
    of: 'sick-baby',
    near: [
      [child, jelly, nappy, inWaves],
      [baby, jelly, nappy, inWaves],
      [
        concept(`nappy diaper`),
        concept(`blood* jelly`),
        concept(`vomit* pale floppy`),
        concept(`green scream* blood* jelly`),
      ],
    ],
  },
];
