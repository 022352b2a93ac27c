import { choice, followedBy, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const deadlyMeans = concept(
  `
    baler_twine noose loft_hatch revolver (?:service_|his_|my_)?pistol shot_?gun twelve_bore 12_bore hunting_rifle
    gramoxone paraquat celphos (?:yew|hemlock|aconite|oleander)_in_(?:a|the)_(?:flask|thermos|cup|jar)
    hose_is_(?:already_)?in_the_car (?:pento|pentobarb*) belt_and_the rope_(?:is|and) barn_beam
    (?:put_together|bought|got)_(?:a|the)_rope
  `,
);
const deadlyPlace = concept(
  `
    bridges? viaduct cliffs? cliff_top roof rooftop (?<!root_)canal lagoon top_floor multi_?storey
    car_park(?!_(?:at|of|outside|by)_(?:the_)?(?:a&e|er|hospital|surgery|clinic|emergency|doctors?|gp)) ledge
    railway trains level_crossing well_in_the ceiling_fan fan_here weir quarry garage forest pier
  `,
);
const putInOrder = concept(
  `
    keys_(?:are_)?(?:posted|returned|on_the_table|handed)
    (?:dog|cat|dogs|cats|kids|children)(?:_is|_are|'s|'re)?_(?:at|with|to)_(?:\\w+_){0,2}(?:neighbour*|nan|nan's|gran*|mum*|mom*|ma's|maw's|sister*|friend*)
    gave_(?:everyone|away) gives_away giving_away gave_his_(?:things|notes)
    (?:will|letters?|notes?|papers?)_(?:to|is|are|for|on) wrote_letters written_to written_letters insurance
    policy_will_pay better_off_with tab_(?:is_)?paid everything_(?:is_)?(?:paid|sorted|in_order)
    (?:boat|car|house|rent|bills?)_(?:is_|are_)?paid handed_over
    deleted_(?:all_)?(?:her|his|my)_(?:socials|accounts) cleaned_(?:the|my|his|her|service|out)
    cleaning_the_(?:revolver|gun|pistol|rifle) swept playstation_is can_have
    is_for_(?:him|her|my_(?:brother|sister|son|daughter)) thank_you_for_your_help thanks_for_(?:the|your)
    pleasant_company last_(?:cup|view|message) (?:my|one|our|a)_last_(?:night|evening) no_rail has_none nobody_will_find
  `,
);
const tonight = concept(
  `
    tonight evening sunday alone nobody no_one midnight last after_tonight until_today monday before_morning
    on_the_table at_night family_is family_going without_me shoes off nobody_else
  `,
);
const standing = oneOf(
  /\b(?:typing|writing|texting) (?:this |you )?from (?:the|a) (?:bridge|roof|ledge|cliff|top floor|platform|car park)\b/i,
  sequence(
    /\b(?:standing|sitting|parked|i'?m) (?:on|at|by|in) (?:the |a )?/i,
    /(?:bridge|roof|ledge|cliff(?: top)?|cliff edge|top floor|multi[- ]storey|edge)\b/,
    followedBy(
      /[^]{0,120}\b(?:don't know why|lol|wind|alone|nobody|dark|hazards|thanks|last|tonight|thinking|shoes|edge)\b/,
    ),
  ),
);
const fallAsleep = oneOf(
  sequence(
    /\b(?:gently|painless\w*|without pain|peaceful\w*|so it looks like)\b[^.?!]{0,40}/i,
    /\b(?:fell asleep|stops? the heart|heart stop|asleep for good|slipped away)\b/,
  ),
  sequence(
    /\b(?:heart stop|stops? (?:the|my) heart|makes? the heart stop)\b[^.?!]{0,24}/i,
    /\b(?:without pain|painless\w*|gently|quietly)\b/,
  ),
);
const drugsADate = oneOf(
  sequence(
    /\b(?:knock out|knocks out|put to sleep|drowsy|pass out)\b[^.?!]{0,16}/i,
    /\b(?:my date|a girl|her|him|my (?:girlfriend|boyfriend|flatmate))\b[^.?!]{0,30}/,
    /\b(?:without|taste|tasting|know\w*|notic\w*)\b/,
  ),
  /\bcan't be tasted\b[^.?!]{0,40}\b(?:husband|wife|his|her|soup|tea|food)\b/i,
);
const starved = oneOf(
  sequence(
    /\b/i,
    choice(
      /aunt|uncle|stepmother|stepfather|stepmum|stepdad|mother|father|parents|neighbours?|carer/,
      /family|they|he|she/,
    ),
    /\b[^.?!]{0,16}\b(?:starves?|ties?|tied|chains?|chained|locks?|beats?|burn(?:s|ed)|cages?)\b/,
    /[^.?!]{0,16}\b(?:(?:her|his|their|the|my|a|our) )?/,
    /(?:stepson|stepdaughter|child|children|boy|girl|son|daughter|niece|nephew|baby|kid)\b/,
  ),
  /\bchild\b[^.?!]{0,30}\b(?:chained|tied up|locked in|starved)\b/i,
);
const captive = oneOf(
  sequence(
    /\b(?:takes?|took|keeps?|holds?|have|has) (?:our|my|the|their) passports?\b[^.?!]{0,60}/i,
    /\b(?:lock\w*|beat\w*|hit\w*|owe|debt|work|can't leave)\b/,
  ),
  sequence(
    /\b(?:touch(?:es|ed|ing)|molest\w*) (?:her|him|me|my (?:niece|nephew|daughter|son|sister|brother))\b/i,
    /[^.?!]{0,40}\b(?:house|night|when|works|alone|secret)\b/,
  ),
);

const lettersWritten = concept(
  `(?:written|wrote|posted|finished|left|sealed)_(?:all_|my_|the_|some_)*(?:letters?|notes?|cards|will|goodbyes)`,
);
const petsPlaced = concept(
  `
    (?:dog|cat|dogs|cats|kids|children|rabbit|budgie)(?:_is|_are|_will_be)?_(?:at|with|to|gone_to|going_to|staying_with)_(?:\\w+_){0,2}(?:neighbours?|nan|gran*|mum|mom|sister|brother|friends?|shelter|ex)
    (?:bills?|rent|everything)_(?:is_|are_)?(?:all_)?(?:paid|sorted|in_order) flat_(?:is_)?(?:clean|tidy)
  `,
);
const lastOne = concept(
  `
    last_(?:calm_|quiet_|nice_|good_)?(?:evening|night|cup|meal|tea|drink|message|day|sleep|time)
    (?:calm|quiet|peaceful)_(?:last|end|goodbye)
  `,
);
const noReturn = oneOf(
  sequence(
    /\b(?:how much|how many|what)\b[^.?!]{0,24}\b(?:too much|too many|enough)\b[^.?!]{0,12}/i,
    /\b(?:to|so i (?:don't|never|can't)) (?:come back|wake up|be saved|be revived|recover|come round)\b/,
  ),
  /\bno (?:coming|way) back from\b[^.?!]{0,30}\b(?:dose|pills|tablets|amount|take|took)\b/i,
);

/** Means and a farewell, neither of which says it alone; and cruelty told in passing. */
export const meansAndFarewellSigns: readonly Signs[] = [
  {
    of: 'self-harm',
    patterns: [standing, fallAsleep, noReturn],
    several: [{ least: 3, of: [lettersWritten, petsPlaced, lastOne] }],
    together: [
      [deadlyMeans, putInOrder],
      [deadlyPlace, putInOrder, tonight],
    ],
  },
  { of: 'harm-to-others', patterns: [drugsADate] },
  { of: 'violence', patterns: [starved, captive] },
];
