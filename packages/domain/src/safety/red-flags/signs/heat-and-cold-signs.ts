import { sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { confused } from '../words/body-words.ts';
import { concept } from '../words/concept.ts';

const heat = concept(
  `
    heat heat_?stroke heat_exhaustion sun sunstroke heatwave hot_(?:day|car|sun|weather|room|attic) sauna marathon
    roasting overheat* greenhouse left_in_the_car locked_in_the_car
    (?:3[2-9]|4\\d|9\\d|1[01]\\d)_?(?:degrees|c|f)_?(?:outside|out|heat|sun|today|weather)?
    in_(?:3[2-9]|4\\d|9\\d|1[01]\\d)_?(?:degrees|c|f)
    (?:garden|work|run|cycl|hik|play)*_(?:all_day_|outside_|outdoors_)?in_(?:the_)?(?:sun|heat|3\\d|4\\d)
  `,
);
const heatSigns = concept(
  `
    not_sweating stopp?ed_sweating no_sweat* skin_(?:is_)?(?:hot_and_)?dry dry_skin hot_and_dry collaps*
    pass(?:ed|ing)_out unconscious seizure* fit delirious slur* stagger* incoherent unresponsive limp babbl* raving
    4[01] 10[4-7]
  `,
);
const cold = concept(
  `
    hypotherm* freezing cold_(?:garden|house|room|flat|floor|field)
    (?:fell|fallen|went|jumped|been)_(?:in|into|through)_(?:the_|a_)?(?:\\w+_)?(?:lake|loch|river|ice|water|sea|canal|pond|harbour|dock)
    snow blizzard out_in_the_cold cold_water outside_all_night found_outside icy frost ice_cold so_cold stone_cold
    cold_as_ice soaked_(?:on|through|in|up)_(?:the_)?\\w+
    (?:got|gone|was|were|been|very|really|terribly|too)_(?:cold|chilled)_(?:outside|outdoors|on_the|in_the|out)
    mountain frost_?bit*
  `,
);
const coldSigns = concept(
  `slur* stopp?ed_shiver* not_shiver* no_longer_shiver* drows* stumbl* unresponsive won't_wake mumbl* sleepy frozen stiff black wax* white_(?:and|like|as) hard_and_(?:white|numb) waxy`,
);

/** Blisters on what went white and numb: past the first stage. Chilblains and fingers that go white every winter are none. */
const frozenBlisters = sequence(
  /^(?![^]*\b(?:raynaud\w*|chilblains?|every winter|always|boots? rubb?\w*|new (?:boots|shoes))\b)/i,
  /(?=[^]*\b(?:ski\w*|snow\w*|winter|frost\w*|ice|icy|freezing|minus \w+)\b)/,
  /[^]*\b(?:fingers?|fingertips?|toes?|ears?|feet|nose)\b[^.?!]{0,24}\bwhite\b[^.?!]{0,30}\bnumb\b[^.?!]{0,30}\bblister\w*/,
);

export const heatAndColdSigns: readonly Signs[] = [
  {
    of: 'heat-stroke',
    near: [
      [heat, heatSigns],
      [heat, confused],
    ],
  },
  {
    of: 'hypothermia',
    near: [
      [cold, coldSigns],
      [cold, confused],
      [
        cold,
        concept(`fingers? toes? nose ears? feet foot hands?`),
        concept(`white waxy black hard grey blue`),
        concept(`no_feeling numb hard can't_feel wood waxy blister*`),
      ],
    ],
    patterns: [frozenBlisters],
    together: [
      [
        concept(`ski(?:ing|ed)? cold winter hike frost`),
        concept(`fingers? toes? nose ears? feet foot`),
        concept(`white waxy gr[ea]y`),
        concept(`hard waxy no_feeling wood(?:en)?`),
      ],
      [concept(`frost_?bit*`), concept(`white hard numb black blister* toes? fingers? nose`)],
    ],
  },
];
