import type { Signs } from '../red-flag.ts';
import { breathTrouble } from '../words/breath-words.ts';
import { concept } from '../words/concept.ts';
import { wholeDegrees } from '../words/whole-degrees.ts';

const sideOrBack = concept(`(?:my_|his_|her_|the_|left_|right_|one_|lower_)*(?:side|flank|back|kidneys?|loin)`);
const legClot = concept(`calf calves (?:one|left|right|my|his|her)_(?:leg|thigh|lower_leg) leg`);

/** "It keeps coming back" speaks of no back that hurts. */
const returning = String.raw`(?<!\b(?:com(?:e|es|ing)|came|get|gets|got|getting|go|goes|went|going|be|is|it's|been|right|straight|keeps?|took|bring|brings)_(?:right_|straight_)?)`;

/** "She is 9 weeks and being sick" tells how far a pregnancy is, and not how long it lasts. */
const weeksOfIt = String.raw`(?<!\b(?:i'm|im|i_am|(?:wife|girlfriend|partner|gf|missus|fianc[eé]e)(?:'s|_is))_(?:only_|just_|about_|now_)?\d{1,2}_)weeks?(?!_(?:pregnant|along))`;

export const urgentBodySigns: readonly Signs[] = [
  {
    of: 'kidney-infection',
    near: [
      [
        concept(
          `
            hurts_(?:to|when_i)_(?:pee|wee|urinate) burn*_(?:to|when)_(?:i_)?(?:pee|wee|urinat*)
            burns_when_(?:i_)?(?:pee|wee) cystitis uti water_infection urine_infection bladder_infection
            peeing_(?:burns|hurts|razor*) painful_(?:pee*|urinat*|wee*) stings_(?:to|when_i)_(?:pee|wee) waterworks
          `,
        ),
        concept(
          `shiver* fever* chills temp* ${wholeDegrees} 3[89][.,]\\d rigors vomit* side(?!_effects?) flank ${returning}back(?!_(?:again|every|after|and_forth)) kidneys? loin sick(?!_of) hot(?!_(?:water|drinks?|tea|bath|bottle))`,
        ),
      ],
      [
        concept(`kidneys? flank loin`),
        concept(`pain* ach* hurt* sore`),
        concept(`fever* shiver* chills pee* wee* urin* vomit* temp*`),
      ],
      [
        sideOrBack,
        concept(`pain* ach* hurt* sore`),
        concept(`shiver* fever* chills rigors`),
        concept(`pee* wee* urin* uti cystitis`),
      ],
    ],
    // "I take the bearberry. Now I am shaking with cold, and my back hurts on the side": of the bladder by the remedy.
    together: [
      [
        sideOrBack,
        concept(`pain* ach* hurt* sore`),
        concept(`shiver* fever* chills rigors shak*_(?:with|from)_(?:the_)?cold teeth_chatter*`),
        concept(`uti cystitis bladder bearberry uva_ursi cranberr* d-?mannose waterworks nitrofurantoin trimethoprim`),
      ],
    ],
  },
  {
    of: 'leg-clot',
    near: [
      [
        legClot,
        concept(`swollen swell* swelled twice_the_size bigger_than huge puffy double`),
        concept(`hot warm red pain* hurt* sore tender ach* flight plane surgery throb* other tight hard`),
      ],
      [
        legClot,
        concept(`hot warm red`),
        concept(`pain* hurt* sore tender ach* throb* hard`),
        concept(`flight plane coach bus train journey drive surgery swollen pill swell* calf operation cast`),
      ],
      [
        concept(`dvt blood_clots? deep_vein`),
        concept(`leg calf arm thigh lung`),
        concept(`think might could maybe is scared worried swollen pain*`),
      ],
    ],
  },
  {
    of: 'eye',
    near: [
      [
        concept(`eyes? vision sight`),
        concept(`flash* floaters curtain shadow cobweb*`),
        concept(
          `flashes_of_light flashing_lights? in_my_eyes? sudden* new lots loads since today shower yesterday more`,
        ),
      ],
      [
        concept(`eyes? eyeball`),
        concept(`pain* hurts? agon* throb*`),
        concept(`red vision blurr* light contact_lens* scratch* see lens*`),
        concept(`red blurr* light* sever* vision contact* scratch* see lens*`),
      ],
      [
        concept(`hearing deaf ear`),
        concept(`sudden* woke overnight`),
        concept(`lost deaf gone can't_hear loss no_hearing`),
      ],
    ],
  },
  {
    of: 'dehydration',
    near: [
      [
        concept(
          `
            (?:can't|couldn't)_(?:(?:even|still)_)?keep* can't_even_hold won't_(?:even_)?stay not_(?:even_)?keep* nothing_stays nothing_will_stay
            brings_(?:it|everything)_(?:back_)?up throw*_up_everything vomit*_everything
          `,
        ),
        concept(`down in anything water fluid* everything sips`),
      ],
      [
        concept(`even_(?:\\w+_)?(?:water|sips?|fluids?)`),
        concept(`comes?_(?:\\w+_)?(?:back_)?up (?:brings?|bringing|throw*)_up won't_stay`),
      ],
      [
        concept(`vomit* throw*_up diarrh?* the_runs the_shits being_sick been_sick loose_(?:motions?|stools?)`),
        concept(
          `
            [3-9]_days (?:three|four|five|six|seven|eight|nine|ten|several)_days a_week
            (?<!\\b(?:one|two|1|2|a_couple_of|couple|couple_of|past|last)_)days ${weeksOfIt}
            non_?stop all_(?:day|night)
          `,
        ),
        concept(
          `can't dizz* weak* dry pee* wee* drink* water thirst* faint* [3-9]_days (?:three|four|five|six|seven|eight|nine|ten|several)_days a_week ${weeksOfIt} still`,
        ),
      ],
    ],
  },
  {
    of: 'infected-wound',
    near: [
      [
        concept(`wounds? sores? ulcers? cuts?`),
        concept(`foot feet toes? heels? soles? legs? shins? ankles?`),
        concept(
          `won't_heal won't_close doesn't_heal doesn't_close never_heal* never_clos* not_heal* not_clos* hasn't_healed`,
        ),
      ],
      [
        concept(`red_?(?:line*|streak*|track*)  redness red`),
        concept(`spread* track* creeping going_up moving_up up_(?:my|his|her|the) growing`),
        concept(`arm leg wound cut bite foot hand finger hot scratch toe sting ankle`),
      ],
      [
        concept(`(?<!\\b(?:a|little|wee|tiny|quite_a)_)bit bitten bite bites`),
        concept(`dog cat human monkey fox rat bat horse(?!_chestnut) person`),
        concept(
          `deep swollen swell* red hot pus bleed* stray hand face skin throbb* infected punctur* today yesterday`,
        ),
      ],
      [
        concept(`wound cut stitches incision scar toe foot ulcer tattoo piercing`),
        concept(`pus ooz* smell* hot swollen throb* weep* green`),
        concept(`red* hot swollen fever* spread* pain* worse green pus`),
      ],
      [concept(`diabet*`), concept(`foot toe feet heel`), concept(`ulcer sore wound blister black open infected cut`)],
      [
        concept(`red_(?:\\w+_)?(?:circle|ring) bull'?s?_?eye target* ring_shaped circular expanding ring`),
        concept(`rash mark ring circle patch`),
        concept(`tick bite* bitten woods hike walk* camping spread* grow*`),
      ],
    ],
  },
  {
    of: 'withdrawal',
    near: [
      [
        concept(
          `stopp?ed quit quitting came_off coming_off ran_out withdraw* cold_turkey without_(?:a_)?drink* haven't_had_a_drink detox* no_drink*`,
        ),
        concept(
          `(?<!(?:sugary|fizzy|soft|energy|diet|sports|sweet|milky)_)drink* alcohol booze vodka wine benzo* xan* valium diazepam lorazepam clonazepam heroin methadone opioids? gabapentin pregabalin kratom baclofen`,
        ),
        concept(`shak* sweat* seeing_things hallucinat* trembl* tremor* rac* vomit* anxious crawling jitter*`),
      ],
    ],
  },
  {
    of: 'fainting-or-breathless',
    near: [
      [
        concept(
          `
            (?<!(?:an?|the|very|only)_)faint(?:ed|s)?(?!_(?:smell|scent|lines?|marks?|trace|hope|taste|sounds?|noise|hum|glow|yellow|red|pink|brown|positive|of_heart))
            blacked_out passed_out keeps?_fainting pass(?:ing)?_out
          `,
        ),
        concept(
          `twice again times today yesterday suddenly week stand(?:s|ing)? get(?:s|ting)_up ris(?:es|ing) often a_lot lately whenever shower work exercise* i my keeps? running`,
        ),
      ],
      [
        breathTrouble,
        concept(`stairs walking flat pillows? night ankles legs weeks days worse lying`),
        concept(`swollen swell* pillows? lying flat weeks days worse* suddenly gasping night new`),
      ],
    ],
  },
  {
    of: 'medicine-harm',
    near: [
      [
        concept(`since after`),
        concept(
          `start* taking began new_(?:pill|tablet|medicine|herb|supplement)* kava green_tea turmeric ashwagandha kratom germander comfrey chaparral`,
        ),
        concept(`urine wee pee yellow* eyes itch* rash* hives bruis*`),
        concept(`dark* brown cola coke yellow* all_over everywhere whole_body`),
      ],
      [concept(`lithium`), concept(`shak* tremor* vomit* diarrh?* confus* blurr* stagger*`)],
      [
        concept(`statin* simvastatin atorvastatin rosuvastatin lipitor crestor red_yeast_rice`),
        concept(`muscles? weak* ach*`),
        concept(`dark brown cola urine wee pee weak*`),
      ],
    ],
  },
];
