import type { Signs } from '../red-flag.ts';
import { belly, graveShock, pain, severe, sudden, testicle } from '../words/body-words.ts';
import { concept } from '../words/concept.ts';

const rigid = concept(
  `
    (?:rock|board|stone|like|really|so|very|is|completely|gone|went)_(?:a_)?(?:hard|rigid|board|rock|stone|wood|plank|drum|table)
    rigid board_like hard_as_(?:a_)?(?:rock|board|stone|wood) solid swollen_(?:and_)?hard stiff_as_a_board stiff
  `,
);
const groinPain = concept(
  `
    sudden* hurts?_like_hell agon* excruciat* unbearable sever* twist* killing worst vomit* sick riding_high higher
    (?<!for_weeks)(?:swollen|swelling|swelled)_(?:and_|so_)?(?:red|hot|sore|painful|tender|hurts?|twice|to_twice|since_(?:this_)?(?:morning|last_night|yesterday)|overnight|suddenly|badly)
    (?:red|hot|sore|painful|tender|hurting)_and_swollen kick(?:ed)? can't_walk terribl* so_(?:bad|much|painful) huge
    red insane woke_(?:me|him|up) throbb* out_of_nowhere bad_pain horrible scream* crying
  `,
);
const retention = concept(
  `
    (?:can't|couldn't|unable_to|not_able_to|haven't_been_able_to|hasn't_been_able_to|haven't|hasn't|no|won't)_(?:\\w+_)?(?:pee|peed|wee|urinate|urinated|pass_(?:any_)?(?:urine|water)|piss|passed_(?:any_)?(?:urine|water)|go_for_a_(?:wee|pee))
    (?:not|haven't|hasn't|nor)_(?:passed|managed|done|squeezed_out)_(?:even_)?(?:a|one|any|a_single)_drop not_a_drop_of_(?:urine|wee|pee)
    nothing_comes_out bladder_(?:\\w+_){0,7}can't_(?:go|empty|pass)
    (?:full|bursting)_(?:\\w+_){0,6}can't_(?:go|pee|empty|wee) no_urine_comes catheter_(?:is_)?blocked
  `,
);
const retentionSigns = concept(
  `
    burst* (?:a|whole|one|two)_days? 24_h\\w* agon* pain* swollen at_all since hours bladder desperate belly stomach
    full unbearable all_(?:day|night) yesterday blocked numb
  `,
);
const saddle = concept(
  `
    (?:numb*|no_feeling|can't_feel|lost_feeling|tingl*|pins_and_needles)_(?:\\w+_){0,5}(?:between_(?:my|his|her|the)_legs|saddle|groin|genital*|privates?|bum|bottom|buttocks?|backside|vagina|penis|inner_thighs?|crotch|anus|arse|butt|perineum)
    (?:bum|bottom|saddle|groin|genital*|privates?|crotch|backside)(?:'s)?_(?:\\w+_){0,3}numb*
  `,
);
const accidents = concept(
  `
    can't_feel_(?:myself_|my_)?(?:wee|pee|poo)\\w* (?:don't|can't|doesn't)_feel_(?:when|if|it|myself)
    wet(?:ting)?_(?:my|him|her)self soil*_(?:my|him|her)self lost_control_of incontinen*
    can't_(?:control|hold|feel_when|tell_when) poo*_(?:my|him|her)self peed_(?:my|him|her)self can't_pee
    not_(?:able_to_)?pee* legs_(?:\\w+_){0,3}(?:weak|numb|giv*|jelly|tingl*) both_legs foot_drop
  `,
);
const sugarWord = concept(`sugars? glucose bg cgm libre dexcom bgl glucometer reading meter levels? hba1c`);
const ketones = concept(`ketones? ketoacid* dka fruity pear_drops acetone nail_polish_breath`);
const diabetic = concept(
  `
    diabet* type_(?:1|one|2|two|i|ii) t1 t1d insulin gliclazide glipizide glimepiride glyburide hypo hypos sugars?
    glucose bg libre pump
  `,
);
const hypoSigns = concept(
  `
    confus* not_making_(?:any_)?sense isn't_making_sense slur* unconscious unresponsive shak(?:ing|y|es) sweat*
    trembl* drows* won't_wake can't_wake passed_out pass_out aggressive seizure* fit fits fitting can't_swallow
    nonsense gibberish mumbl* floppy collaps* strange weird clammy can't_think
  `,
);
const lowHigh = concept(
  `
    (?<![.,\\d])(?:[12][.,]\\d|3[.,]0|[2-4]\\d|5[0-3])(?![.,\\d]|_?(?:years?|days?|units?|weeks?|g|mg|mcg|µg|micrograms?|ml|minutes|months?|hours?|am|pm|%|points?|percent|lower|higher|per))
    (?:2[2-9]|3\\d)(?:[.,]\\d)?_?mmol [4-9]\\d\\d hi high_(?:on|reading) reads?_hi too_high_to_read
    low_(?:on|reading) reads?_lo
  `,
);

const stoma = concept(`stoma ileostomy colostomy`);
const darkened = concept(`black dark purple dusky blue`);
const throughToTheBack = concept(
  `(?:bores?|boring|goes|straight|right|stabs|shoots)_through_to_(?:my|the|his|her)_back`,
);
const illWithIt = concept(`vomit* can't_keep faint* sick sweat* clammy drank`);
const wandered = concept(`moved shifted travelled wandered went`);
const rightSide = concept(`right lower_right`);
const irritated = concept(`fever* bumps? rigid hop jump* cough* vomit*`);

export const bodySigns: readonly Signs[] = [
  {
    of: 'acute-belly',
    together: [
      [stoma, darkened],
      [throughToTheBack, illWithIt],
      [[concept(`pain*`), wandered, rightSide], irritated],
    ],
    patterns: [
      /\bforeskin\b[^.?!]{0,30}\b(?:stuck|behind|won't (?:go|come|pull|roll)|can't (?:pull|roll|get))\b/i,
      /\bbladder\b[^.?!]{0,50}\b(?:can't|won't|nothing) (?:go|pee|wee|empty|pass|come\w*)\b/i,
      /^\W*(?:help[ ,!:]*)?(?:i )?(?:can't|cannot) (?:pee|urinate|wee|pass urine)\W*$/i,
      /^\W*(?:testicular torsion|appendicitis|cauda equina|bowel obstruction|aortic \w+|priapism)(?: symptoms| help| now)?\W*$/i,
    ],
    near: [
      [concept(`sudden* all_of_a_sudden out_of_nowhere`), concept(`agon* excruciat* unbearabl* worst`), belly],
      [belly, rigid, concept(`pain* hurt* scream* fever* vomit* touch* agon* can't swollen sudden* tender bad`)],
      [
        testicle,
        groinPain,
        concept(
          `vomit* throw*_up sick pain* hurt* agon* swoll* swelling ach* kill* sore tender twist* throbb* scream* crying`,
        ),
      ],
      [testicle, pain, sudden],
      [retention, retentionSigns],
      [saddle, accidents],
      [
        accidents,
        concept(
          `back_(?:is_)?bad back_?pain back_(?:\\w+_){0,3}(?:pain*|hurt*|agon*|kill*) sciatica slipped_disc disc spine lower_back`,
        ),
      ],
      [saddle, concept(`back sciatica legs? disc`)],
      [belly, severe, graveShock],
      [
        belly,
        severe,
        concept(
          `
            vomit* fever* can't_(?:stand|move|walk|straighten|sit) shoulder blood* collaps* black hard swollen
            temperature 39 38* 40 rigid worst_pain double* scream* bent writh* curled rolling
          `,
        ),
      ],
      [
        belly,
        pain,
        concept(
          `lower_right right_(?:side|lower|bottom|hip) to_the_right bottom_right appendi* right_hand_side navel_to`,
        ),
        concept(
          `
            fever* vomit* sick can't_(?:walk|stand|move|jump|hop|straighten) worse* temp* sudden* sever* sharp
            unbearable agon* throw*
          `,
        ),
      ],
      [
        concept(`appendi*`),
        concept(`burst* rupture* fever* vomit* sever* agon* think pain* can't`),
        concept(`pain* right fever* vomit* can't worse* agon* belly`),
      ],
      [
        concept(`back belly stomach abdom* chest`),
        concept(`tearing ripping ripped torn`),
        concept(`sudden* pain* aneurysm faint* aorta* collaps* sweat*`),
      ],
      [
        concept(
          `hernia groin_(?:lump|bulge|swelling) (?:lump|bulge|swelling)_in_(?:my|his|her|the)_groin belly_button_(?:lump|bulge)`,
        ),
        concept(`hard black purple red blue won't_go_(?:back|in) can't_push stuck painful agon* vomit*`),
      ],
      [
        concept(`vomit* throw*_up`),
        concept(`bloat* swollen distend* hard drum blew_up huge`),
        concept(
          `
            no_(?:wind|gas|poo*|bowel*) can't_(?:poo*|fart|pass|go) not_(?:poo*|passed|farted|been)
            hasn't_(?:poo*|been|passed) haven't_(?:poo*|been|passed|farted)
          `,
        ),
      ],
      [
        concept(`erection hard_?-?on priapism boner stiff(?:y|ie)`),
        concept(`hours won't_go painful stuck all_night viagra since pain`),
        concept(`hours won't painful pain since night 4 5 6 7 8`),
      ],
      [
        concept(`upper_(?:belly|abdomen|stomach|tummy) pancrea*`),
        severe,
        concept(`back vomit* drink* alcohol fever* can't`),
      ],
    ],
  },
  {
    of: 'diabetic-emergency',
    near: [
      [sugarWord, lowHigh],
      [
        ketones,
        concept(
          `vomit* throw*_up sick puk* breath* drows* confus* sleepy thirst* 1[.,][5-9] [2-9][.,]\\d high large belly stomach pump`,
        ),
      ],
      [
        concept(`breath`),
        concept(`fruity pear_drops acetone nail_(?:polish|varnish) sweet`),
        concept(`diabet* vomit* drows* confus* thirst* sugar* sick breath* deep* insulin`),
      ],
    ],
    together: [
      [
        concept(`type_(?:1|one|i) t1d? insulin_dependent insulin_pump`),
        concept(`vomit* throw*_up threw_up puk* being_sick can't_keep`),
      ],
      [
        diabetic,
        hypoSigns,
        concept(
          `sugars? glucose gliclazide glipizide glimepiride glyburide hypo* insulin low high diabet* bg libre type_(?:1|one) t1d?`,
        ),
        concept(
          `
            confus* unconscious not_making* isn't_making* slur* unresponsive shak* trembl* drows* won't_wake
            can't_wake passed_out seizure* fit* can't_swallow collaps* nonsense aggressive clammy gibberish mumbl*
          `,
        ),
      ],
      [
        diabetic,
        concept(`vomit* throw*_up puk* can't_keep being_sick`),
        concept(`ketones? thirst* drows* confus* breath* sugar* glucose high deep* fruity non_stop insulin sleepy`),
        concept(`ketones? confus* drows* breath* fruity thirst* non_stop 2\\d 3\\d high all_(?:day|night) sleepy`),
      ],
      [
        concept(`insulin`),
        concept(`too_much double twice wrong overdos* extra mistake instead_of forgot_to_eat didn't_eat haven't_eaten`),
        concept(`took taken inject* gave units gave given did had shak* sweat*`),
      ],
    ],
  },
  {
    of: 'serotonin-or-heat',
    together: [
      [
        concept(
          `
            ssri sertraline zoloft prozac fluoxetine citalopram escitalopram lexapro venlafaxine effexor duloxetine
            cymbalta paroxetine tramadol mdma molly ecstasy antidepressants? st_?\\.?_?john'?s_?wort 5_?htp triptan*
            sumatriptan dxm cough_syrup dextromethorphan linezolid maoi
          `,
        ),
        concept(`jumping clamp* clench* shak* twitch* jerk* tremor* rigid* stiff* spasm* shiver*`),
        concept(
          `sweat* drench* fever* hot temp* confus* agitat* rac* heart hallucinat* restless diarrh?* pupils boiling panic*`,
        ),
      ],
      [
        concept(`maoi nardil parnate phenelzine tranylcypromine moclobemide selegiline syrian_rue ayahuasca`),
        concept(`head_?ache* head heart neck`),
        concept(`pound* sever* worst rac* explod* sweat* stiff high`),
      ],
    ],
  },
];
