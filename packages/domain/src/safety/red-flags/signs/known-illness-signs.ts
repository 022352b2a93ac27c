import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const heartHistory = concept(`stents? stented bypass angina heart_attack coronary heart_disease`);
const squeezing = concept(
  `squeez* tight* pressure heav* grip* crush* same_(?:old_)?(?:\\w+_)?(?:pain|feeling|ache|as) burning discomfort`,
);
const isBack = concept(`back again returned returning since now today`);
const typeOne = concept(`type_(?:1|one|i) t1d? insulin`);
const noInsulin = concept(
  `ran_out run_out missed stopp?ed no_insulin without_insulin pump_(?:failed|off|broke*|blocked|ran) forgot lost`,
);
const acid = concept(`breath* vomit* sick belly stomach tummy thirst* drows* confus* fruity`);
const thirst = concept(
  `thirst* drinks?_like_a_fish drink(?:s|ing)?_(?:\\w+_){0,3}(?:loads|lots|gallons|litres|constantly|all_the_time|all_day)`,
);
const losing = concept(`lost_(?:\\w+_)?weight losing_weight thin* wets_the_bed wetting pee(?:s|ing)? wee(?:s|ing)?`);
const acidBreath = concept(
  `
    breath(?:ing|es)?_(?:\\w+_){0,2}(?:deep*|fast|heav*|hard) being_sick vomit* throw*_up drows* sleepy fruity
    pear_drops confus*
  `,
);
const digoxin = concept(`digoxin foxglove digitalis lanoxin`);

/** A known illness, and the sign that it has turned dangerous. */
export const knownIllnessSigns: readonly Signs[] = [
  {
    of: 'chest-pain',
    near: [
      [heartHistory, squeezing, isBack],
      [
        concept(`tight* squeez* pressure heav* ach* pain*`),
        concept(
          `both_arms left_arm down_(?:my|his|her|the)_arms? into_(?:my_|his_|her_|the_|both_)?arms? across_the_front`,
        ),
        concept(`front chest jaw teeth arms? breath* sweat* still sofa stop`),
      ],
    ],
  },
  {
    of: 'diabetic-emergency',
    near: [[typeOne, noInsulin, acid]],
    together: [[thirst, losing, acidBreath]],
  },
  {
    of: 'overdose',
    together: [
      [digoxin, concept(`sees?_(?:\\w+_)?yellow yellow_(?:vision|halos?|lights?) everything_(?:looks_|is_)?yellow`)],
    ],
    near: [
      [
        digoxin,
        concept(`yellow halos? green_vision slow_(?:pulse|heart) vomit* throw*_up sick`),
        concept(`two double extra twice too_much taking took sees vision weeks`),
      ],
    ],
  },
  {
    of: 'stroke',
    near: [
      [
        concept(`couldn't can't unable`),
        concept(`(?:find|get|say|form|remember)_(?:\\w+_){0,2}words? read_or speak talk write_my`),
        concept(`minutes this_morning sudden* hour afternoon`),
      ],
    ],
  },
  {
    of: 'serious-infection',
    together: [
      [
        concept(`confus* seeing_(?:people|things) rambling muddled not_himself not_herself doesn't_know`),
        concept(`weeping cellulitis ulcer wound infect* uti catheter chesty red_and_hot`),
        concept(`temp* fever* shiver* 3[45](?:[.,]\\d)? cold hot started suddenly new`),
      ],
      [
        concept(
          `
            (?:pee|wee|urine)_(?:has_)?(?:stopp?ed|dried_up) not_pee(?:d|ing) haven't_pee(?:d|ing)
            hasn't_pee(?:d|ing) no_urine stopp?ed_(?:pee|wee)ing not_passing_(?:water|urine)
          `,
        ),
        concept(`shak* shiver* rigors? mottled confus* deathly_ill so_ill never_felt_so_ill`),
        concept(`cut wound bite infect* uti swollen fever* hot ill catheter surgery abscess leg`),
      ],
    ],
  },
  {
    of: 'acute-belly',
    near: [
      [
        concept(
          `(?:haven't|hasn't|not|can't|no)_(?:been_able_to_)?(?:passed|pass|pooed|pooped|farted|fart|poo|poop|wind|gas)`,
        ),
        concept(`blown_up bloat* swollen distend* tight hard drum balloon`),
        concept(`vomit* throw*_up brown being_sick faec* green`),
      ],
    ],
    patterns: [/\bvomit\w* (?:\w+ )?(?:brown|faec\w*|fec\w*|poo)\b/i],
  },
];
