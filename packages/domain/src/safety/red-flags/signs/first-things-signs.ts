import { sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { child, kin } from '../words/people-words.ts';
import { poisonPlant } from '../words/taking-words.ts';

const bigFall = concept(
  `
    fell(?!_(?:asleep|in_love|ill|out|behind|pregnant|for)) fallen falls? thrown threw_(?:him|her|me) crash*
    accident dived dove tackled trampolin* came_off landed whiplash
  `,
);
const deadLimbs = concept(
  `
    (?:can't|cannot|couldn't)_(?:\\w+_)?(?:feel|move|lift)_(?:\\w+_)?(?:legs|arms|toes|feet|anything_below|either_leg)
    no_feeling_in_(?:\\w+_){0,2}(?:legs|arms|feet)
    (?:legs|both_legs|both_arms|arms_and_legs|feet|toes)_(?:are_|feel_|have_gone_|gone_|went_)?(?:numb|dead|paraly[sz]ed|limp)
    (?:tingl*|pins_and_needles|numb*)_in_(?:both_|my_|his_|her_)+(?:arms|hands|legs|feet) paraly[sz]ed
  `,
);
const throttled = concept(
  `
    throttled_(?:me|her|him|us)
    (?:he|she|husband|wife|boyfriend|girlfriend|partner|ex|dad|son|brother)_(?:\\w+_)?(?:strangled|throttled|choked)_me
    squeez*_my_(?:neck|throat) hands_(?:a)?round_my_(?:neck|throat)
  `,
);
const cutOff = concept(
  `
    finger_?tips?_off fingers?_off thumb_off toes?_off
    (?:finger|fingertip|thumb|toe|hand|ear)s?_(?:is_|are_|was_|came_|cut_|sliced_|torn_|sawn_|chopped_|ripped_|bitten_|clean_)+off
    sever* amputat*
  `,
);
const tool = concept(
  `saw chainsaw axe knife mower blender grinder machine mandolin\\w* slicer door guillotine on_ice bag_of_ice`,
);
const bleedsBadly = concept(
  `
    soak*_(?:\\w+_){0,3}(?:towels?|cloths?|bandages?|tea_?towels?|shirts?|sheets?)
    (?:towels?|cloths?|bandages?)_(?:\\w+_)?soak*
  `,
);
const wounded = concept(
  `window glass knife blade saw axe cut hand arm wrist leg thigh foot finger head scalp palm forearm`,
);
const cannotTell = concept(
  `
    (?:can't|cannot|don't)_(?:tell|feel|know|notice)_when_i_(?:need|have|want)_to_(?:wee|pee|poo|go|urinate)
    wet_myself_without (?:can't|don't)_feel_(?:myself_)?(?:when_i_|the_)?(?:wee|pee|wipe)
  `,
);
/** On the warning cards by itself: a back need not hurt with it. */
const numbWhenWiping =
  /\b(?:no (?:feeling|sensation)|numb|can't feel(?: (?:anything|it|a thing|myself|my \w+))?|lost (?:all |the )?(?:feeling|sensation)|feels? (?:dead|like (?:somebody|someone) else'?s?(?: \w+)?)) (?:down there |there |at all )?when (?:i|he|she) wipes?\b(?! (?:the|my (?:nose|face|mouth|lips|chin|eyes?|hands?)|down)\b)/i;
const backOrLegs = concept(`sciatica back legs? both_legs slipped_disc disc spine`);
const lowersSugar = concept(
  `
    gliclazide glimepiride glipizide glyburide glibenclamide gliben* diamicron amaryl sulfonylureas? sulphonylureas?
    insulin novorapid lantus humalog
  `,
);
const noFood = concept(
  `
    no_(?:dinner|supper|lunch|breakfast|food)
    (?:skipped|missed|without)_(?:\\w+_)?(?:dinner|supper|lunch|breakfast|a_meal|meals|eating)
    (?:hasn't|haven't|not|didn't)_(?:eaten|eat|had_(?:dinner|lunch|breakfast))
  `,
);
const badlyLow = concept(
  `
    won't_wake* can't_(?:\\w+_)?wake* sweat* clammy confused drowsy shak* unconscious not_making_sense slurr*
    collaps* faint*
  `,
);
const steroid = concept(
  `steroids? pred prednisone prednisolone hydrocortisone cortisone addison* adrenal dexamethasone fludrocortisone`,
);
const missed = concept(
  `forgot stopp?ed missed ran_out without no_tablets can't_keep vomit* throwing_up skipped off_(?:my|his|her|the)`,
);
const failing = concept(
  `can't_stand bp_\\d{2} low_pressure blood_pressure_\\d{2} collaps* faint* weak dizzy confused drowsy clammy grey`,
);
const partyDrug = concept(
  `
    molly mdma ecstasy pills_at pinger* rave festival haldol haloperidol olanzapine risperidone quetiapine
    antipsychotic\\w* metoclopramide clozapine
  `,
);
const tooHot = concept(`boiling burning_(?:hot|up) fever 4[01][.,]?\\d? overheat* roasting sweat* temperature`);
const stiff = concept(
  `stiff* rigid jaw_(?:is_)?lock* lockjaw confus* not_making_sense muscles? twitch* jerk* seizure* raging`,
);
const rage = concept(
  `rage furious fury so_angry seeing_red livid want_to_(?:hurt|hit|kill|stab)_(?:him|her|them) hate_(?:him|her)`,
);
const blade = concept(`kni(?:fe|ves) hammer axe gun bat machete scissors`);
const nextToMe = concept(
  `next_room (?:he|she|they)(?:'s|_is|_are)?_(?:asleep|in_(?:bed|there|the)|downstairs|upstairs|next) in_my_hand`,
);
const drugged = concept(
  `
    (?:put|slipped|got)_(?:something|sth|a_pill|drugs)_in_(?:my|her)_(?:drink|glass) spiked
    (?:my_|her_)?drink_(?:was_)?spiked roofied
  `,
);
const undressed = concept(
  `
    undressed naked no_(?:clothes|underwear|knickers|pants) stranger* don't_remember can't_remember sore_down_there
    hotel someone_else's_(?:bed|flat|place)
  `,
);
const hurtsChild = concept(
  `
    (?:hits|hit|beats|beat|belts|whips|kicks|burns|burned|locks|locked|punches|slaps)_(?:\\w+_){0,3}(?:brother|sister|son|daughter|child|kid|boy|girl|stepson|stepdaughter|him|her)
  `,
);
const parent = concept(
  `step_?(?:dad|father|mum|mom|mother) dad father mum mom mother uncle aunt carer nanny teacher foster\\w* grandad`,
);
const punished = concept(
  `belt shed cellar cupboard stick cane bruises locked_(?:him|her) starv* every_(?:day|night) cigarette* again`,
);
const cigaretteMarks = concept(
  `
    cigarette_burns? burn_marks? bruis*_all_over belt_marks? black_eyes? (?:weird|strange|odd)_bruis*
    marks_on_(?:his|her)_(?:arms|back|legs)
  `,
);
const afraidOfHome = concept(
  `
    scared_(?:to_go_home|of_going_home|of_(?:his|her)_(?:dad|mum|mom|father|mother|parents))
    afraid_(?:to_go|of_going|of_his|of_her) doesn't_want_to_go_home frightened flinch*
  `,
);
const killsIfLeft = sequence(
  /\b(?:he|she|husband|wife|partner|boyfriend|girlfriend|ex|dad|father|brother|uncle)\b[^.?!]{0,24}/i,
  /\b(?:kill|shoot|stab|strangle|burn|drown|find)/,
  / (?:me|us|my (?:kids|children|family|baby)|the kids) if (?:i|we) (?:ever )?/,
  /(?:go|leave|left|tell|told|call|run|report|speak|talk|move out)\b/,
);
const dose = concept(`dose doses how_much how_many amount`);
const bodyWeight = concept(
  `\\d{2,3}_?(?:kg|kilos?|pounds|lbs) asking_for_me body_?weight my_weight someone_my_size person_my_size`,
);
const testis = concept(`testicles? testis scrotum balls?_(?:hurts?|sack)`);
const hurts = concept(`pain* hurt* ach* sore* agon* kill*`);
const badly = concept(
  `badly terribl* awful* sever* sudden* unbearable agon* excruciat* so_much like_hell out_of_nowhere`,
);
const young = String.raw`(?:i'?m|im|i am|she'?s|he'?s|aged?)(?: only| just)? (?:[5-9]|1[0-6])\b`;

/** Where the help must begin with another thing than what the words first sound like. */
export const firstThingsSigns: readonly Signs[] = [
  { of: 'spine-injury', near: [[bigFall, deadLimbs]] },
  { of: 'violence', patterns: [throttled, killsIfLeft] },
  { of: 'self-harm', near: [[dose, poisonPlant, bodyWeight]] },
  { of: 'acute-belly', near: [[testis, hurts, badly]] },
  { of: 'serious-injury', near: [[cutOff, tool]] },
  { of: 'severe-bleeding', near: [[wounded, bleedsBadly]] },
  { of: 'pressed-spine', patterns: [numbWhenWiping], near: [[backOrLegs, cannotTell]] },
  { of: 'diabetic-emergency', together: [[lowersSugar, noFood, badlyLow]] },
  { of: 'adrenal-crisis', together: [[[steroid, missed], failing]] },
  { of: 'serotonin-or-heat', together: [[partyDrug, tooHot, stiff]] },
  { of: 'harm-to-others', together: [[rage, blade, nextToMe]] },
  { of: 'sexual-assault', together: [[drugged, undressed]] },
  {
    of: 'child-abuse',
    patterns: [
      new RegExp(
        String.raw`\b${young}[^.?!]{0,60}\b(?:comes? in(?:to)? my (?:room|bed)|gets? in(?:to)? my bed|touch\w* me|makes? me touch|hits? me|beats? me)\b`,
        'i',
      ),
    ],
    near: [[cigaretteMarks, afraidOfHome]],
    together: [[[parent, hurtsChild, punished], child]],
  },
  {
    of: 'chemical-in-eye',
    near: [
      [
        concept(`drops?_of splash* squirt* sprayed rubbed got_some`),
        concept(`oil tea_tree eucalyptus peppermint_oil menthol chilli_oil cleaner detergent superglue nail_glue`),
        concept(
          `in_(?:the|my|his|her|one)_eyes? (?:straight|right)_in_(?:the|my)?_?eyes? into_(?:the|my|his|her)_eyes?`,
        ),
      ],
    ],
  },
  {
    of: 'psychosis',
    together: [
      [
        kin,
        concept(
          `beam* thoughts_in into_(?:his|her)_head neighbours_are voices paranoi* hasn't_slept not_slept cameras watching`,
        ),
        concept(`barricad* locked_(?:him|her)self kni(?:fe|ves) axe hammer`),
        concept(`kni(?:fe|ves) axe hammer gun machete gas petrol`),
      ],
    ],
  },
];
