import { choice, notPrecededBy, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const bleeding = concept(
  `
    bleed* bled
    (?<!(?:thin|thinner|poor|weak)_)blood(?!_(?:pressure|sugars?|tests?|types?|groups?|thinners?|glucose|counts?|work|vessels?|oranges?|donors?|results))
    bloody nose_?bleeds? h(?:a)?emorrhag*
  `,
);
const pouring = concept(
  `
    pour* squirt* spurt* gush* soak* drench* fountain jet tap buckets? lit(?:re|er)s? pints? pumping pumps pulsing
    streaming everywhere like_(?:mad|crazy|hell|a_(?:tap|pig|fountain|river)) won't_(?:stop|clot|ease|slow|quit)
    doesn't_stop don't_stop not_stop* isn't_stop* can't_(?:stop|get|be_stopped) hasn't_stopped non_?stop
    no_(?:stop|dey_stop) keeps_(?:coming|going|bleeding|pouring|running) refus*_to_stop fill*
    keeps_(?:on_)?(?:fill*|leak*) ooz*_for (?<!nipples?_(?:\\w+_){0,3})leaking unstoppabl* heav(?:y|ily) profus*
    so_much too_much a_lot lots loads badly uncontroll* so_much_blood pints? cupful* bowlful* sheets_are through_my
    through_the spray* shoot* splash* ceaseless* endless* puddles? pool pooling flood* saturat*
    dripping_(?:all|everywhere|down|non) through_(?:every|all|the|three|two|four|my) running_down
    still_(?:bleeding|going|coming|pouring)_after
    for_(?:(?:an|one|two|three|half_an|over|about|\\d+)_){1,3}(?:hours?|minutes|mins) all_over_the flow* massive*
    deep
  `,
);
const wound = concept(
  `
    cut cuts gash* wound* sliced slashed severed stab* artery vein wrist thigh neck throat glass knife saw chainsaw
    blade grinder axe machete leg arm scalp hand finger head nose mouth tooth socket gum vagina* bum bottom
    back_passage
  `,
);
const squirting = concept(`squirt* spurt* pump(?:s|ing) gush* pouring pulsing jet fountain`);
const vomiting = concept(
  `
    vomit* throw*_up threw_up puk* sick retch* spew* barf* hurl* chunder* heav(?:ed|ing) brought_up bringing_up spat
    spitting cough*_up coughing hack*_up thrown_up
  `,
);
const bloodInIt = concept(
  `
    blood* clots? coffee_grounds? coffee_ground_stuff
    (?:bright|dark)_red(?!_(?:dots|spots|rash|patches|marks|blotches)) red_stuff like_coffee brown_grains
  `,
);
const stool = concept(
  `
    poo* cacas? kakas? kaki fa?eces excrement* stools? shits? shitt* pooping bowels? motions? toilet bog loo number_twos? diarrh?* bm rectum bum bottom
    back_passage arse butt anus
  `,
);
const thinner = concept(
  `
    warfarin coumadin eliquis apixaban xarelto rivaroxaban pradaxa dabigatran edoxaban lixiana blood_?thinners?
    anticoag* heparin enoxaparin clexane plavix clopidogrel ticagrelor brilinta prasugrel haemophil* hemophil* inr
    thinners
  `,
);

export const bleedingSigns: readonly Signs[] = [
  {
    of: 'severe-bleeding',
    patterns: [
      /\b(?:me desangro|sangrando mucho|no para de sangrar|blute\w* (?:stark|sehr)|h[oö]rt nicht auf zu bluten|saigne (?:beaucoup|abondamment)|arr[eê]te pas de saigner|sanguina (?:molto|tanto)|non smette di sanguinare|sangrando muito|n[aã]o para de sangrar|vomit\w+ sang(?:re|ue)?)\b/iu,
      oneOf(
        /\b(?:bit|bitten|cut|tore|torn|ripped|chopped|sliced|blown|sawed|sawn) (?:clean |right )?off\b[^.?!]{0,24}\b(?:fingers?|finger ?tips?|thumb|toes?|hand|ear|nose|foot|arm|lip|tongue)\b/i,
        new RegExp(
          String.raw`\b${choice(
            /stabbed|gun ?shot|shot (?:in|me|him|her)|impaled|slit|severed|amputat\w+|ripped off|torn off/,
            /chopped off|sliced off|cut off (?:my|his|her) (?:\w+ )?(?:finger|thumb|toe|hand|ear)/,
            /cut (?:my|his|her) (?:\w+ )?(?:finger|fingertip|thumb|toe|hand|ear|nose)s? (?:\w+ )?off/,
            /(?:finger|thumb|toe)s?\b(?:(?!\b(?:nails?|skin|plaster|bandage|cuticle|ring|glove|sock)\b)[^?!]){0,50}?\b(?:it|end|tip|top|bit|half)(?:['’]s| is| was| just)* (?:hang(?:s|ing) (?:off|on by|by)|half off|dangling(?! (?:in|over|from my|out)))/,
            /(?:finger|thumb|toe)s?\b(?:(?!\b(?:nails?|skin|plaster|bandage|cuticle|ring|glove|sock)\b)[^?!]){0,40}?,? (?:it['’]s dangling|hanging (?:on )?by a (?:thread|flap))/,
            /(?:finger|thumb|toe|hand|ear|arm|leg) (?:is |has )?(?:come|came|hangs|hanging|been cut|cut|sliced|ripped|torn) ?(?:clean )?(?:off|by a thread)/,
          )}\b(?! (?:eye|relationship|ties))`,
          'i',
        ),
      ),
    ],
    near: [
      [
        concept(
          `chain_?saw axe machete circular_saw table_saw angle_grinder power_tool hedge_?trimmer lawn_?mower meat_slicer`,
        ),
        concept(`cut wound gash* slip* hit bleed* through into sliced`),
        concept(`thigh leg arm hand fingers? foot neck face head wrist knee toes?`),
      ],
      [
        concept(`neck throat face head belly chest`),
        concept(`wound* torn bitten bite bites mauled slashed ripped`),
        concept(`dog attack* knife deep bear animal fight bottle glass`),
      ],
      [bleeding, pouring],
      [wound, squirting],
      [concept(`ears?`), concept(`bleed* blood`), concept(`slap* hit* punch* fell fall worse head kick*`)],
      [
        concept(`nose`),
        concept(`pour* gush* stream* non_?stop won't_stop tap`),
        concept(`hour* minutes warfarin thinner* blood apixaban eliquis xarelto red clots`),
      ],
      [
        thinner,
        concept(`bleed* bled blood bloody nose_?bleed* bruis*_(?:all|every*|huge|spread*)`),
        concept(
          `
            won't hour* minutes pour* heavy* poo* stools? vomit* urine pee head can't_stop still lots a_lot
            gums_won't cough* black not_stop* every* eye huge all_day
          `,
        ),
      ],
      [
        bleeding,
        concept(
          `
            faint* collaps* pass(?:ed|ing)_out pale clamm* gr[ea]y (?<!(?:a|the|this|my)_)cold_(?:and|sweat)
            light_?headed unconscious dizz*
          `,
        ),
        concept(`i i'm he she he's she's my feel* now so`),
      ],
      [
        concept(`gash* deep_(?:cut|wound) cut_(?:deep|to|through|open) wide_open wound`),
        concept(`bone fat muscle tendon see gaping open deep`),
        concept(`bleed* blood* bone see fat tendon stop`),
      ],
    ],
  },
  {
    of: 'severe-bleeding',
    near: [
      [concept(`tonsil* adenoid*`), concept(`bleed* blood`)],
      [
        concept(`tonsil* surgery operation stitches wound scar extraction biopsy`),
        concept(`bleed* blood burst open(?:ed)? split`),
        concept(`won't lots a_lot pour* fresh bright mouthful* soak* burst gush* guts insides stop again`),
      ],
      [
        concept(`eyes? neck chest belly stomach`),
        concept(`stuck_in sticking_out impaled knife nail_gun arrow fish_?hook fence`),
        concept(`eyes? neck chest belly knife stab* metal wood glass pole stick nail hook`),
      ],
    ],
  },
  {
    of: 'internal-bleeding',
    patterns: [
      /\b(?:bloody|blood in (?:my|his|her|the)?) ?(?:vomit|sick|puke)\b|\bh(?:a)?ematemesis\b/i,
      sequence(
        /\b/i,
        choice(
          /vomit\w*|throw\w* up|threw up|thrown up|puk\w+|spew\w*|retch\w*|barf\w*|brought up/,
          /bringing up|sick(?:ing)?/,
        ),
        /\b[^.?!]{0,30}\b(?:blood|bloody|coffee[- ]grounds?|coffee granules|like coffee)/,
        /\b(?! (?:test|pressure|sugar|work|thinner))(?![- ]?(?:streak|tinge|speck|spot))/,
      ),
      oneOf(
        /\b(?:poo|poop|pooh|cacas?|kakas?|kaki|fa?eces|excrements?|stools?|shits?|motion|motions|bowel movements?|diarrh?oea|diarrhea|toilet|number twos?)\b[^.?!]{0,24}\b(?:tar|tarry|black (?:and )?(?:sticky|shiny|smelly)|pitch black|treacle|jet black)\b/i,
        /\b(?:tar|tarry|sticky black|black sticky|treacle|jet black|pitch black)\b[^.?!]{0,20}\b(?:poo|poop|stools?|shits?|motions?|diarrh\w+)\b/i,
        /\bmel(?:a)?ena\b/i,
      ),
      sequence(
        /\b/i,
        choice(
          /vomit(?:ing|ed|s)?|throw(?:ing|s|n)? up|threw up|cough(?:ing|ed|s)?(?: up)?|spitting up/,
          /spat up|puk(?:ing|ed)|sick|retching/,
        ),
        /\b[^.?!]{0,24}(?<!\b(?:streaks?|specks?|spots?|flecks?|bits?|trace|tinge) of )/,
        notPrecededBy(
          /\bcough\w*(?: up)? (?:a )?(?:little|tiny bit of|small amount of|drop of|few (?:drops|spots|specks) of) /,
        ),
        /\b(?:blood|bloody|coffee[- ]grounds?|clots)\b(?![- ]?(?:streak|tinge|speck|spot))/,
        /(?! (?:test|pressure|sugar|work|thinner))/,
      ),
      /\bcoffee[- ]grounds?\b[^.?!]{0,24}\b(?:vomit\w*|throw\w*|sick|threw|puk\w*)\b|\bblood\b[^.?!]{0,12}\bin (?:my |his |her |the )?(?:vomit|sick)\b|\bvomit\b[^.?!]{0,16}\b(?:blood|bloody|black|coffee)\b/i,
      oneOf(
        sequence(
          /\b(?:black|dark)(?:,)? ?(?:and |as |like )?(?:sticky|tarry|tar-?like|tar)/i,
          /\b(?! (?:on|off|from) (?:my|the|his|her) (?:shoes?|road|roof|hands?|clothes|car|feet|beach))/,
        ),
        /\btarry (?:black )?(?:stools?|poops?|poos?)\b/i,
        /\b(?:stools?|poop|poo)\b[^.?!]{0,20}\b(?:like tar|tarry|black and sticky)\b/i,
      ),
    ],
    near: [
      [vomiting, concept(`coffee`), concept(`like old grounds granules black brown dark looks`)],
      [
        concept(`rectal rectum anus bum bottom back_passage arse`),
        concept(`bleed* bled blood`),
        concept(
          `lots pints? pour* heavy* buckets (?:murder|crime)_scene blood_?bath toilet_full gush* a_lot so_much clots won't_stop massive* dizz* faint* litres? soak*`,
        ),
      ],
      [
        vomiting,
        bloodInIt,
        concept(
          `
            lots a_lot twice times bright dark tonight today now cup* spoon* clots? fresh bowl mouthful* red vomit*
            sick puk* threw throw* brought retch* spew*
          `,
        ),
      ],
      [
        concept(`cough*`),
        concept(`blood* clots?`),
        concept(`lots a_lot cup* mouthful* clots bright spoon* so_much breath* chest can't pour* amounts`),
      ],
      [
        stool,
        concept(
          `black(?!_(?:coffee|tea|pepper|seeds?|cumin|cohosh|beans?|currants?)) tar* maroon blood* bleed* red clots?`,
        ),
        concept(
          `
            faint* dizz* light_?headed pass(?:ed|ing)_out collaps* weak pale cold_sweat heart pour* lots full_of
            fill* gush* loads so_much litres pool* clots sticky tar* a_lot clammy breathless
          `,
        ),
      ],
    ],
    together: [
      [
        /\b(?:black|bloody|maroon) (?:stools?|poop|poo)\b|\bblood in (?:my |his |her |the )?(?:stools?|poop|poo)\b|\brectal bleeding\b/i,
        /\b(?:faint\w*|dizzy|light-?headed|passed out|lots of blood|heart racing|weak and pale|clots)\b/i,
      ],
    ],
  },
  {
    of: 'vaginal-bleeding',
    patterns: [
      /\b(?:soak\w*|fill\w*|going through|changing|bleed\w* through)\b[^.?!]{0,16}\b(?:a |two |\d )?(?:maxi |sanitary )?(?:pads?|tampons?)\b[^.?!]{0,20}\b(?:hour|hourly|minutes|half hour)\b/i,
    ],
    near: [
      [
        concept(`soak* fill* go(?:ing|es|ne)?_through chang* bleed* drench*`),
        concept(`pads? tampons? towels? menstrual_cup`),
        concept(`hour* minutes two three 2 3 every within`),
      ],
      [
        concept(`period menstru* pads? tampons?`),
        concept(`soak* flood* gush* hour* clots`),
        concept(`faint* dizz* hour* pass(?:ed|ing)_out weak two three every light_?headed breathless`),
      ],
    ],
  },
];
