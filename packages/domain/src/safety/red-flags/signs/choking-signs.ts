import { choice, notFollowedBy, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { child, someone } from '../words/people-words.ts';

const stuck = concept(
  `
    stuck lodged wedged jammed trapped went_down_the_wrong_way went_down_the_wrong
    (?:gone|went|going|go)_down_(?:the_)?wrong(?:_way|_pipe|_hole)? swallowed_(?:\\w+_){1,3}whole
  `,
);
const morsel = concept(
  `
    throats? neck windpipe airway gullet food grape sweets? cand(?:y|ies) coin meat steak sausage bone pills?
    capsules? tablets? toy nut apple bread marble bead carrot hot_?dog chok*
  `,
);
const cannot = concept(
  `
    can't_(?:make_a_(?:sound|noise)|talk|breathe|speak|swallow|cry|cough|get_it) grabb* clutch* pointing
    going_(?:red|blue|purple) turn(?:ing|ed)_(?:red|blue|purple) gagg* drool* red_in_the_face blue purple quiet
    silent panick* not_breathing struggl*
  `,
);

export const chokingSigns: readonly Signs[] = [
  {
    of: 'choking',
    patterns: [
      /^\W*(?:help[ ,!:]*|urgent[ ,!:]*|emergency[ ,!:]*)?(?:he's |she's |baby )?choking(?: help| now| please| what do i do)?\W*$/i,
      oneOf(
        sequence(
          /\b(?:is|'s|am|'m|are|were|was|started|starts|keeps?|baby|child|he|she|i) chok(?:ing|ed|es)\b(?! (?:(?:on|with|over) [^.?!,]{2,30}\b)?(?:sometimes|often|at times|now and (?:then|again)|occasionally|every so often|most days|a lot)\b)/i,
          notFollowedBy(
            sequence(
              / /,
              choice(
                /up|back/,
                /on (?:the |these |my |all this )?(?:pollen|dust|perfume|spices?|chilli|fumes|smoke|gas|words|air|tears|laughter)/,
                /with laughter|laughing/,
              ),
            ),
          ),
        ),
        /(?<!\b(?:sometimes|often|usually|occasionally|always|easily) )\bchok(?:ing|es|ed) on (?:a|an|his|her|my(?! words)|some|food|meat|the (?!fumes|smoke|gas|price))(?![^.?!,]{2,24}\b(?:sometimes|often|at times|most days|now and (?:then|again))\b)/i,
      ),
      /\b(?:choked|choking|choke)\b[^.?!]{0,30}\b(?:turning|can't|blue|not breathing|won't come|stuck)\b(?! laugh)/i,
      oneOf(
        sequence(
          /(?<!\b(?:keeps?|often|sometimes|always)\b[^.?!]{0,24})/i,
          /\b(?:something|food|grape|coin|pill|capsule|tablet|sweet|meat|steak|\w+)\b[^.?!]{0,20}/,
          /(?<!\b(?:gets|getting|keeps|often|always) )\b(?:stuck|lodged|wedged|jammed) in/,
          / (?:my|his|her|the|their|\w+'s) (?:throat|windpipe|airway|gullet)\b(?<!\bbone\b[^.?!]{0,50})/,
        ),
        /\b(?:in|down) (?:my|his|her|the|\w+'s) (?:windpipe|airway)\b/i,
      ),
      /\bgagg(?:ing|ed)\b[^.?!]{0,40}\b(?:can't|won't|couldn't|blue|purple|stuck)/i,
    ],
    near: [
      [
        concept(`swallow* inhal*`),
        morsel,
        concept(`gagg* whistl* can't_(?:breathe|talk|cough) chok* blue purple can't_make_a_sound silent`),
      ],
      [stuck, morsel, cannot],
      [stuck, concept(`throats? windpipe airway gullet`), child],
      [stuck, cannot, someone],
    ],
  },
];
