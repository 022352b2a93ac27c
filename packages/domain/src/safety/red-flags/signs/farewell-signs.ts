import { oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

/** Affairs put in order: a plan, the letters, things given away. */
const letters = concept(
  `
    (?:written|wrote|writing|write|left|leaving|finished|sealed|posted|found|recorded|made)_(?:(?:the|my|a|an|his|her|all|some|last|final|goodbye|long)_){0,3}(?:letters?|notes?|videos?|messages?)
    (?:letters?|notes?)_(?:are|is)_(?:all_)?(?:written|done|ready|sealed|on_the_(?:table|desk|bed))
  `,
);
const leaving = concept(
  `
    plan(?:ned)? will_is will's goodbyes? good_?bye gone(?!_(?:down|up|off|away_with|well|sour)) missing disappeared
    tonight ends? end_it pills tablets rope sorry over_now it's_over die dead funeral affairs when_i'm_gone
    phone_(?:and|behind|at_home) not_coming_back last_words done_with_(?:it|life|everything)
  `,
);
const plan = concept(`plan planned plans worked_out decided figured_out chosen picked thought_it_through set`);
const howAndWhen = concept(
  `
    how_and_(?:when|where) when_and_(?:how|where)
    how_(?:i'll|i_will|i'm_going_to|i_would|to)_(?:do_it|go|end_it|die) the_day_and_the
    a_date_and_a(?:_method|_place) and_a_date and_the_date the_method
  `,
);
const myself = concept(`i i'm i've i'll me my`);
const putInOrder = concept(
  `
    affairs_in_order (?:tidied|sorted|settled|put)_(?:up_)?my_(?:affairs|things|papers)
    (?:given|gave|giving)_(?:away|all)_(?:my|his|her|the) made_my_will my_will_is
    (?:giv(?:es|ing)|gave|given)_(?:his|her|my|their)_(?:things|stuff|belongings|possessions|dog|cat|clothes)_away
  `,
);
const ending = concept(
  `
    ends_tonight end_it tonight_is_the_night it's_time had_enough_of_life tired_of_life ready_to_go no_more tonight
    over goodbye done_with_(?:life|it|everything)
  `,
);
const meansOfHanging = concept(
  `(?:bought|got|packed|have|found)_(?:the|a|some|my)_(?:\\w+_)?rope rope_(?:is_)?(?:bought|ready|packed)`,
);
const chosenPlace = concept(
  `
    know_(?:exactly_)?(?:where|which_(?:tree|beam)) where_in_the_woods
    (?:tree|beam|place|spot)_(?:is_)?(?:chosen|picked) (?:chosen|picked)_(?:the|a|my)_(?:tree|beam|place|spot)
  `,
);

export const farewellSigns: readonly Signs[] = [
  {
    of: 'self-harm',
    patterns: [
      /\blast (?:day|night|week) on (?:this|the) (?:planet|earth)\b/i,
      /^\W*(?:(?:i|he|she)(?:'ve|'s| have| has)? )?(?:already |just |now |finally )*(?:written|wrote|left|finished|sealed) (?:(?:the|my|his|her|all the|last|final|goodbye) ){1,3}(?:letters?|note)\W*$/i,
      /\b(?:i'?ve|i have|i) (?:already |just |now |finally )*(?:written|finished|sealed) (?:the|my(?: last| final)?|all the|goodbye) (?:letters|note)(?=\W*$| and\b)/i,
      oneOf(
        /\b(?:suicide|goodbye|farewell) (?:note|letter)s?\b/i,
        sequence(
          /\b(?:letters?|notes?|video) (?:to|for) (?:my |the )?(?:\w+ )?/i,
          /(?:kids?|children|family|wife|husband|mum|mom|parents|everyone)\b/,
          /[^.?!]{0,24}\b(?:when|after|once) i'?(?:m| am)? (?:gone|dead|not here|die)\b/,
        ),
      ),
    ],
    together: [[meansOfHanging, chosenPlace]],
    near: [
      [letters, leaving, concept(`i i've me my he she his her everyone`)],
      [plan, howAndWhen, myself],
      [
        concept(`(?:bought|got|loaded|found)_(?:a|the|his|her|my)_(?:gun|shotgun|pistol|rope|noose)`),
        concept(`written wrote letter* goodbye* ex depress* sad angry crying alone`),
        concept(`he she i i've he's she's my`),
      ],
      [putInOrder, ending],
    ],
  },
];
