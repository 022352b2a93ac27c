import { oneOf } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { confused, drowsy } from '../words/body-words.ts';
import { concept } from '../words/concept.ts';
import { child } from '../words/people-words.ts';
import { smallThing } from '../words/swallowed-things.ts';

const fall = concept(
  `
    fell fall fallen falls hit hitting banged bang banging bumped bumping knock* blow crash* accident tripp* slipp*
    head_injury concuss*
  `,
);
const pupil = concept(`pupils?`);
const unequal = concept(`bigger larger different uneven unequal huge blown wider dilated not_the_same`);
const infected = concept(
  `chest_(?:cold|infection) chesty infect* pneumonia flu uti cellulitis wound cold_for bronchitis cough*`,
);
const mottled = concept(`blotchy mottled marbl* patchy_(?:skin|blue) purple_patches`);
const chilled = concept(
  `
    ice_cold stone_cold cold_(?:skin|hands|feet|and_blotchy|and_mottled|blotchy|mottled) icy freezing clammy gr[ea]y
    shiver* shak*
  `,
);
const failingHeart = concept(
  `copd emphysema heart_failure lung_disease pulmonary_fibrosis lung_fibrosis bronchiectasis`,
);
const drowning = concept(
  `
    bubbl* gurgl* crackl* rattl* can_only_breathe only_breathes? can_only_sleep bolt_upright
    (?:sitting|sit)_(?:bolt_)?upright
  `,
);
const throat = concept(`throat tonsils? quinsy swallow*`);
const drools = concept(`drool* dribbl* spit_out own_spit saliva`);
const lockedMouth = concept(`can't_(?:\\w+_)?open_(?:my|his|her)_mouth muffled_voice hot_potato_voice`);
const swallowed = concept(`swall?ow* swalow* eaten ate`);
const itHurts = concept(
  `chok* cough* gag* drool* dribbl* wheez* breath* blue pain* hurts? vomit* blood* stuck throat refus* belly sharp crying`,
);
const headache = concept(`head_?aches? pain_in_(?:my|his|her)_head`);
const atOnce = concept(
  `
    in_(?:a|one|just_a|under_a)_(?:second|flash|instant|moment|split_second|heartbeat) within_(?:seconds|a_second)
    like_a_(?:thunderclap|switch) from_one_second
  `,
);
const noAlcohol = oneOf(
  /\bno (?:alcohol|drink|booze|vodka|beer|wine|whisky|spirits) (?:since|for|in)\b/i,
  /\b(?:hours?|days?|since \w+) without (?:any |a |my )?(?:alcohol|drink|booze|vodka|beer|wine|whisky|spirits|drinking)\b/i,
  /\b(?:stopped|quit|gave up) (?:(?:all|the|my|his|her|drinking|\d+|several|ten|six|eight) ){0,3}(?:alcohol|drink(?:ing)?|booze|vodka|wine|beers?)\b/i,
);
const seesOrTwitches = concept(
  `
    sees?_(?:\\w+_)?(?:things|spiders|bugs|people|rats|insects|snakes|ants|shadows)
    (?:seeing|saw)_(?:\\w+_)?(?:things(?=_that)|rats|mice|spiders|bugs|people|rats|insects|snakes|ants) hallucinat*
    hear(?:s|ing)_(?:things|voices|music) seizures? fits fit convuls*
  `,
);
const gaveUp = concept(`stopp?ed quit gave_up came_off coming_off without`);
const drink = concept(
  `
    drinking alcohol booze vodka beer wine spirits xanax alprazolam diazepam valium lorazepam clonazepam temazepam
    benzo* baclofen
  `,
);
const persecuted = concept(
  `
    (?:thinks?|believes?|convinced|sure|says?)_(?:\\w+_){0,6}(?:poison(?:ing|ed)?|watch(?:ing)?|follow(?:ing)?|after|plott?(?:ing)?|spy(?:ing)?|kill(?:ing)?|bugg(?:ed|ing)|control(?:ling)?)
  `,
);
const weapon = concept(`kni(?:fe|ves) gun axe hammer machete weapon sword crowbar`);

/** Signs that more than one rule hears, told so that the help fits. */
export const rightHelpSigns: readonly Signs[] = [
  { of: 'head-injury', near: [[fall, pupil, unequal]] },
  {
    of: 'serious-infection',
    together: [
      [infected, mottled, chilled],
      [infected, mottled, drowsy],
      [infected, mottled, confused],
    ],
  },
  { of: 'breathing-with-illness', together: [[failingHeart, drowning]] },
  { of: 'breathing-or-allergy', near: [[throat, drools, lockedMouth]] },
  {
    of: 'breathing-or-allergy',
    patterns: [
      /\b(?:can'?t|cannot|can not|unable to|couldn'?t) (?:even )?swallow (?:my|his|her|their|any)? ?(?:own )?(?:saliva|spit)\b/i,
      /\btoo (?:breathless|short of breath|out of breath|wheezy|puffed) to (?:speak|talk|finish|walk|lie|eat|drink|answer|move)\b/i,
    ],
  },
  { of: 'poisoning', near: [[child, swallowed, smallThing, itHurts]] },
  { of: 'stroke', near: [[headache, atOnce]] },
  {
    of: 'withdrawal-emergency',
    together: [
      [noAlcohol, confused],
      [noAlcohol, seesOrTwitches],
      [[gaveUp, drink], seesOrTwitches],
    ],
  },
  { of: 'psychosis', near: [[persecuted, weapon]] },
  {
    of: 'severe-bleeding',
    near: [
      [
        concept(`wound cut gash leg arm bite nose head`),
        concept(`soak*`),
        concept(`towels? bandages? dressings? cloths?`),
      ],
    ],
  },
  {
    of: 'acute-belly',
    near: [[concept(`no_urine no_wee not_passed_urine`), concept(`pain* agon* bladder belly swollen unbearable`)]],
  },
];
