import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { fever } from '../words/course-words.ts';
import { baby, child } from '../words/people-words.ts';

const highFever = concept(`39 39[.,]\\d 40 40[.,]\\d 10[2-5](?:[.,]\\d)? high_(?:fever|temp*) high`);
const drinksMuch = concept(
  `thirst* drinking drinks?_(?:\\w+_){0,4}(?:loads|lots|much|all|gallons|litres|constantly|time|more) always_(?:thirsty|drinking) drinking`,
);
const peesMuch = concept(`pee(?:s|ing)? wee(?:s|ing)? urinat* wetting bed_?wetting wet_the_bed toilet loo`);
const thinner = concept(`thin* weight skinny losing lost`);
const starving = concept(
  `
    weighs_(?:her_|his_|all_(?:her|his)_)?food live_on_\\d+ living_on_\\d+ \\d00_cal\\w*
    (?:throw*_up|sick|vomit*)_after_(?:i_|she_|eating|every|meals|food)?\\w* stopp?ed_eating not_eating won't_eat
    refus*_(?:to_eat|food) starv* barely_eats? eats?_nothing hardly_eats? skipping_(?:every_)?meals?
    mak*_(?:my|him|her)self_sick purg* anorexi* bulimi* vomits?_after_(?:every_)?meals?
  `,
);
const starved = concept(
  `
    lost_\\d+ periods?_(?:gone|stopp?ed|have_stopp?ed) (?:lost|no|missing|stopp?ed)_(?:her_|my_)?periods? faint*
    pass*_out weighs? kilos? kg bmi losing_weight lost_weight thin skinny underweight skeleton meal meals eat* dizzy
    hunger cal\\w*
  `,
);
const voices = concept(`voices hearing_(?:voices|things) hears?_(?:voices|things|people)`);
const notThere = concept(`aren't_there isn't_there not_there nobody no_one others_can't in_(?:my|his|her)_head`);
const manic = concept(
  `
    talks?_(?:non_?stop|very_fast|so_fast|constantly|all_night) (?:non_?stop|nonstop) mile_a_minute
    never_(?:been|felt)_better bought_(?:two|three|\\w+_cars?) full_of_plans mind_racing spending spends
    racing_thoughts doesn't_need_sleep on_top_of_the_world special_powers invincible grand_plans
  `,
);
const sleepless = concept(
  `
    (?:slept|sleeping|sleeps|sleep)_(?:only_|just_)?(?:\\d|an|one|two|three)_?(?:hrs?|hours?) awake_for up_all_night
    (?:hardly|barely)_sle(?:ep|pt)\\w* hasn't_slept haven't_slept not_slept no_sleep barely_slept awake
  `,
);
const sinceBaby = concept(
  `
    another_mum another_mother (?:he|she)_is_\\d_(?:weeks?|months?) since_(?:the|my|our|having_(?:the|my))_baby
    since_(?:the_)?birth after_(?:the|my|giving)_birth post_?natal* post_?partum had_(?:a|my|the)_baby
    baby_(?:is_)?\\d+_(?:weeks?|months?) new_mum new_mom newborn
  `,
);
/** "My baby is 5 weeks and cries every evening": it is the baby who cries. */
const ofTheBaby = String.raw`(?<!(?<!(?:had|having|since|after)_(?:a|my|the|our|this)_)(?:baby|newborn|son|daughter|little_one|twins?)_(?:(?:is|who|which|and|\d+|weeks?|months?|old|now|only|just|he|she|always|still|ours|here)_){0,7})`;
const low = concept(
  `
    in_tears tears feel_nothing nothing_for_(?:her|him|the_baby) ${ofTheBaby}(?<!(?:he|baby|son|boy)_)cr(?:y|ying|ies)
    can't_bond don't_love no_bond hopeless* numb empty depress* scared_of_being_alone panick* don't_feel_anything
    resent*
  `,
);

export const urgentChildAndMindSigns: readonly Signs[] = [
  {
    of: 'child-check',
    near: [
      [baby, fever, highFever],
      [child, fever, concept(`limp(?:s|ing) won't_walk won't_(?:put|bear) can't_walk leg hip`)],
      [
        child,
        concept(`won't_(?:put|bear)_(?:any_)?weight won't_walk stopp?ed_walking limp(?:s|ing)`),
        concept(`hot fever* leg pain* hip swollen temp* sudden*`),
      ],
      [
        child,
        concept(`measles chicken_?pox scarlet_fever mumps whooping_cough`),
        concept(`fever* hot red swollen rash worse drows* cough* temp*`),
      ],
      [
        child,
        fever,
        concept(`(?:[5-9]|five|six|seven|eight)_days? week`),
        concept(`red_eyes eyes peel* rash tongue lips days week`),
      ],
      [concept(`newborn baby weeks?_old`), concept(`yellow jaundice*`), concept(`weeks still three two skin eyes`)],
      [child, fever, concept(`ear`), concept(`pus discharge behind swell* swollen`)],
    ],
  },
  {
    of: 'thirst',
    near: [[drinksMuch, peesMuch, thinner]],
  },
  {
    of: 'eating',
    patterns: [/\b(?:throw\w*|vomit\w*|sick|puk\w+|purg\w+)\b[^.?!]{0,40}\bon purpose\b/i],
    near: [[starving, starved]],
  },
  {
    of: 'psychosis-check',
    patterns: [
      /\b(?:chips?|implants?|microphones?|trackers?|bugs) (?:\w+ )?in (?:his|her|my|their) (?:head|brain|teeth|body|skin)\b/i,
    ],
    near: [[voices, notThere]],
  },
  { of: 'mania', near: [[sleepless, manic]] },
  {
    of: 'mastitis',
    near: [
      [
        concept(`breasts? boobs? nipple blocked_duct milk_duct`),
        concept(`red hot(?!_(?:flush|flash)) hard wedge lump* swollen`),
        concept(`fever* temp* flu flu-?like shiver* chills 38[.,]\\d 39* 40* 10[1-4]*`),
      ],
    ],
  },
  { of: 'after-birth-mind', together: [[sinceBaby, low]] },
  {
    of: 'serious-infection',
    near: [
      [
        concept(`cirrhosis liver_(?:disease|failure|patient|problems?)`),
        concept(`confus* muddl* sleepy drows* disorient*`),
      ],
    ],
  },
];
