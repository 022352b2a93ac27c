import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { kin } from '../words/people-words.ts';

const tremor = concept(`(?:hands?|arm|fingers?|thumb)_(?:\\w+_){0,3}(?:shak*|trembl*) tremor* trembl*`);
const smallMoves = concept(
  `
    hand_?writing_(?:\\w+_){0,3}(?:tiny|small*|shrunk) writing's?_(?:\\w+_){0,2}(?:tiny|small*)
    steps_(?:\\w+_){0,3}(?:small*|short*|tiny) small_steps shuffl* arm_(?:\\w+_){0,2}swing*
    face_(?:\\w+_){0,3}(?:blank|mask*) gone_slow
  `,
);
const slow = concept(`slow* stiff* rest one_hand more_and_more worse writing handwriting steps face`);
const forgets = concept(
  `
    (?:asks?|asking|repeats?)_(?:\\w+_)?the_same forgetful forgets?_(?:all|everything|names|words|things)
    forgetting_(?:all|everything|names|words|things) memory_(?:is_)?(?:going|gone|fading|worse)
    (?:bit|more|so)_muddled muddled confused more_confused vague calls?_me_by
  `,
);
const lostAtHome = concept(
  `
    lost_(?:driving|on_the_way|her_way|his_way|my_way)(?:_home)? gets?_lost got_lost
    (?:gas|cooker|stove|oven)_(?:\\w+_)?on keys_in_the_(?:fridge|freezer)
    doesn't_know_(?:the_)?(?:month|day|year|date)
  `,
);
const old = concept(
  `
    gran granny grandma grandmother grandad grandpa grandfather nan nana (?:7[5-9]|8\\d|9\\d) mother mum mom father
    dad aunt uncle oma opa
  `,
);
const ofASudden = concept(
  `
    since_(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|a_few_days|\\w+_days) this_week
    out_of_nowhere suddenly days all_of_a_sudden overnight
  `,
);
const falls = concept(`falls? fell fallen falling goes_(?:down|over) going_over keeps_tripping`);
const often = concept(
  `
    (?:second|third|fourth|fifth|sixth|\\d(?:rd|th|nd))_time (?:two|three|four|five|\\d)_(?:falls|times) keeps?
    lately for_no_reason since_\\w+ (?:three|four|five|\\d)_falls this_month
  `,
);
const foot = concept(`foot leg toes hand grip fingers`);
const drags = concept(
  `drags? dragging hangs? droop* drops? slap* trips can't_(?:lift|do_up_buttons) buttons weak weaker`,
);
const forWeeks = concept(`weeks months a_month since_\\w+ getting_worse more_and_more worse`);
const wakesOnFloor = concept(
  `
    woke_on_the_floor wake_on_the_floor woke_up_on_the_floor came_round_on_the_floor came_to_on_the_floor went_over
    found_myself_on_the_floor
  `,
);
const twice = concept(`again before last_(?:month|week) second third twice also as_well sunday week`);

const contraceptive = concept(
  `(?:the|birth_control|combined|contraceptive)_pill on_the_pill microgynon yasmin birth_control contracept* rigevidon`,
);
const migraine = concept(`migraines? headaches?`);
const aura = concept(
  `zig_?zag* (?:flashing|bright|shimmering)?_?lights? light_lines aura* numb* blind_spots? shimmer* tingl*`,
);

const tired = concept(`tired* knackered exhausted shattered wiped_out no_energy wearied drained`);
const bloodless = concept(
  `
    pale white_as_\\w+ (?:gums|eyelids|lips)_(?:\\w+_)?pale craving_ice eat(?:s|ing)?_ice
    nails_(?:break|split|spoon)\\w* out_of_(?:puff|breath) breathless heavy_periods?
    heart_(?:\\w+_)?(?:fast|racing|pounding)
  `,
);
const long = concept(`(?:\\w+_)?months? (?:\\w+_)?weeks always heavy_periods? all_the_time`);

export const urgentSlowChangeSigns: readonly Signs[] = [
  {
    of: 'nerve-check',
    near: [
      [tremor, smallMoves],
      [
        smallMoves,
        slow,
        concept(`dad father mum mother husband wife i my he she`),
        concept(`hand arm face steps shuffl* writing handwriting`),
      ],
      [forgets, lostAtHome],
      [old, forgets, ofASudden],
      [lostAtHome, kin, ofASudden],
      [falls, old, often],
      [foot, drags, forWeeks],
    ],
  },
  { of: 'fainting-or-breathless', together: [[wakesOnFloor, twice]] },
  { of: 'headache-check', near: [[contraceptive, migraine, aura]] },
  { of: 'blood-check', near: [[tired, bloodless, long]] },
];
