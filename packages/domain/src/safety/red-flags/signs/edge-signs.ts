import { choice, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { someone } from '../words/people-words.ts';

/** Somebody at a height, on the rails or shut in with a weapon, and what tells that it is no walk. */
const height = concept(
  `
    (?:on|off|at|from|over|onto|outside|of|up)_(?:the_|a_|our_|my_|his_|her_)?(?:\\w+_)?(?:bridge|ledge|roof|rooftop|railings?|overpass|flyover|cliff|balcony|window_?sill|tracks|rails|parapet|viaduct|crane|multi_?storey|car_?park(?!_(?:at|of|outside|by)_(?:the_)?(?:a&e|er|hospital|surgery|clinic|emergency|doctors?|gp))|tower|motorway|scaffold*|platform|barrier)(?:_edge)?
  `,
);
const intent = concept(
  `
    won't_(?:come_(?:down|in|back|off|away)|get_(?:down|off)|move|listen|answer|talk|let_anyone)
    refus*_to_(?:come|move|get) jump* (?:says|said|saying|threaten*|screaming)_(?:he|she|they|to|it|that|goodbye)
    wrong_side outside_the_rail(?:s|ings?)? over_the_rail(?:s|ings?)? looking_down legs_over let_go
    step_(?:off|back|out) climbed_over hanging_off goodbye* crying can't_see_a_reason end_it drunk_and suicid*
    talk_(?:him|her)_down
  `,
);
const brink = String.raw`(?:on|at|over|outside) (?:the|a) (?:\w+ )?(?:ledge|(?:train|railway|subway|tube|rail) (?:tracks?|lines?)|window ?sill|edge of (?:the|a) (?:roof|platform|building|bridge|cliff)|wrong side of (?:the )?(?:\w+ )?(?:rail\w*|barrier|fence|bridge)|rail\w* of (?:the|a) (?:bridge|overpass|balcony|flyover|viaduct))`;

export const edgeSigns: readonly Signs[] = [
  {
    of: 'self-harm',
    patterns: [
      sequence(
        /\b/i,
        choice(
          /i'?m|i am|he'?s|she'?s|he|she|they|man|woman|guy|girl|boy|someone|somebody|person/,
          sequence(
            /(?:my|our|his|her) (?!cats?\b|dogs?\b|kitten|plants?\b|keys?\b|phone\b|\w+ pots?\b|\w+ plants?\b)/,
            /(?!aloe|herbs?\b|basil|mint\b|chil[il]|orchid|cress|sage\b|thyme|parsley|chives|tomato|seedling|seeds?\b)/,
            /(?!lavender|rosemary|lemon|flowers?\b|geranium|cactus|jars?\b|pots?\b|tea\b|glass|spider|tincture)\w+/,
          ),
        ),
        /(?: is| are|'s| was)? (?:\w+ )?(?:up |out |stuck )?/,
        String.raw`(?:standing |sitting |stood |sat |lying |perched )?${brink}`,
        /\b(?! (?:and|to) (?:paint|clean|fish|photo))/,
      ),
      /\b(?:gun|pistol|shotgun|knife|blade|razor|rope|noose)\b[^.?!]{0,16}\b(?:to|at|against|in|round|around) (?:his|her|their|my|the) (?:own )?(?:head|throat|wrists?|mouth|neck)\b/i,
      /\b(?:lock(?:ed|s|ing)?|barricad\w+|shut) (?:him|her|them|my)sel(?:f|ves) (?:in|inside|up)\b[^.?!]{0,40}\b(?:knife|knives|razor|blade|pills?|tablets|rope|gun|scissors|bleach)\b/i,
      sequence(
        /\b(?:has|got|bought|hidden|hiding|found|keeps?|tied|making|made) (?:a |the |some )?/i,
        /(?:rope|noose|gun|razor blades?)\b[^.?!]{0,20}\b/,
        choice(
          /in (?:his|her|their) (?:room|bag|car|wardrobe|bedroom|closet|drawer)/,
          /under (?:his|her) (?:bed|pillow)|and a note/,
        ),
        /\b/,
      ),
    ],
    near: [[someone, height, intent]],
  },
];
