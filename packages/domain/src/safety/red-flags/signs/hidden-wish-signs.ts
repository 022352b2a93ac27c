import { oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { medicine } from '../words/taking-words.ts';

/** A wish to die said sideways: means laid up, the dead to be joined, a way out not seen, an end before anyone is home. */
const writtenToKin = concept(
  `
    (?:written|wrote|writing)_(?:(?:a|the|long|some|last|my)_)*(?:letters?_|notes?_|cards?_|emails?_)?(?:to|for)_(?:(?:my|the|all|both|each|of)_)*(?:kids?|children|boys|girls|family|sons?|daughters?|parents|mum|mom|dad|wife|husband|everyone|grandkids|grandchildren)
  `,
);
const afterwards = concept(
  `
    understand forgive (?:is|are|'s|will_be|'s_be)_going_to_(?:my|live|a_friend|the_neighbour)
    going_to_my_(?:sister|brother|mum|mom|friend|parents|neighbour) sorry explain* when_i'm after_i'm i'm_gone gone
    scared tonight find_(?:me|them|it) goodbye* last_time
  `,
);
const joining = concept(
  `
    (?:go|going|be|being|come|coming|get|getting)_(?:back_)?(?:and_be_)?(?:to|with)_(?:him|her|them|mum|mom|dad|gran|nan|granny|grandma|grandad|my_\\w+)(?=\\W*$|[.,!?;]|_(?:in_heaven|again|up_there|now|soon|too|and))
    (?:join|joining|rejoin)_(?:him|her|them|mum|mom|dad|gran|nan|my_\\w+)
  `,
);
const dead = concept(
  `
    passed(?!_(?:out|me|my|the)) died dead heaven grave buried funeral widow* my_late miss_(?:him|her|them|my)
    lost_(?:my|him|her)_(?:husband|wife|mum|mom|dad|son|daughter|baby|partner)? since_(?:he|she)_(?:went|left_us)
    cemetery afterlife
  `,
);
const wished = concept(`easy easier want* wish* could thinking think ready soon tonight rather long* tempt* nice`);
const selfPoison = concept(
  `
    (?!(?:have|having)_(?:some_|the_)*acid)(?:take|taking|drink|drinking|eat|eating|consume|consuming|swallow|swallowing|have|having)_(?:some_|the_|a_|rat_|all_the_)*(?:poison|pesticide|bleach|insecticide|weedkiller|acid|phenyl|dettol|antifreeze|paraquat)
  `,
);
const meaning = concept(
  `think* thought want* going plan* will i'll gonna decid* ready feel_like better only should could might wish* tempted`,
);
const quickEnd = concept(`(?:it's|it_is|be|its|all)_over over_(?:before|quick*|fast) done_before finished_before`);
const beforeFound = concept(
  `
    before_(?:anyone|anybody|someone|they|he|she|my_\\w+|the_\\w+)_?(?:'s|is|are|gets?|comes?|come|finds?|wakes?|notices?)*
    quick* fast* easiest
  `,
);
const gaveAway = concept(
  `
    (?:gave|given|giving|gives|handed|giving_all)_(?:away|out|all)?_?(?:his|her|my|their)_(?:\\w+_){0,3}(?:away|guitar|dog|cat|things|stuff|clothes|watch|bike|car|jewell?ery|records|books|money|console|collection|phone)
    gave_away giving_away given_away
  `,
);

const brink = concept(
  `rocks edge ledge cliffs? bridge platform pier quay roof balcony railway tracks? rails? sea river harbour weir`,
);

/** "I have stopped my insulin so that it is over sooner." */
const lettingItEnd =
  /\bi(?:'ve| have|'m| am)? (?:just )?(?:stopped|stopping|given up|giving up|quit|not) (?:eating|drinking|food|taking (?:my |all my )?\w+|my (?:insulin|tablets|pills|medicines?|meds|dialysis|heart \w+))(?: and \w+)?,? (?:so|in order) (?:that )?(?:it|i|this|everything|life) (?:all )?(?:(?:will|can|may|would|might) )?(?:just )?(?:ends?(?! up)|be over|is over|goes? (?:away )?(?:faster|quicker|sooner)|dies?|fade away|slip away)\b/i;

export const hiddenWishSigns: readonly Signs[] = [
  {
    of: 'self-harm',
    patterns: [
      /\b(?:don't|can't|not|cannot|never) (?:really )?see(?:ing)? (?:a|any|another|no) (?:other )?way out\b(?! of (?:(?:this|the|my) )?(?:job|contract|lease|car ?park|maze|building))/i,
      sequence(
        /\b(?:got|have|saved(?: up)?|collected|hoarded|stockpiled|stashed|bought) enough (?:\w+ ){0,2}/i,
        /(?:pills|tablets|meds|paracetamol|insulin|morphine|tramadol|medication|capsules)/,
        /\b(?! (?:for (?:the|my|a|this|two|three|next)|of|until|left|here))/,
        /(?![^.?!]{0,30}\b(?:last|till|until)\b)/,
      ),
      oneOf(
        /\bbetter (?:to |if i |i )?(?:just )?(?:end|finish|stop) (?:it )?(?:all|everything|this life|my life)\b/i,
        sequence(
          /\b(?:my )?life (?:is|has|'s) (?:already |now |all )?/i,
          /(?:finish|finished|over|done|ended|too (?:heavy|much to bear|hard to (?:live|go on)))/,
          /\b(?! (?:without|as i knew|30|40|50))/,
        ),
      ),
      /\bnothing matters (?:any ?more|now|to me)\b|\bcannot show (?:my )?face\b[^.?!]{0,40}\b(?:end|die|finish|better)\b/i,
    ],
    near: [
      [writtenToKin, afterwards],
      [
        brink,
        concept(`think* thought wonder* tempt* wish*`),
        concept(`easier simpler kinder better tempt*`),
        concept(`step* jump* fall* let_go drop* slip* walk_(?:in|off|into) not_come_back`),
      ],
      [selfPoison, meaning],
      [concept(`plants? pills tablets poison* herbs? meds what which way`), quickEnd, beforeFound],
      [gaveAway, concept(`goodbyes? good_?bye farewell bye love_you_all sorry picking_up answering`)],
      [
        concept(`is are would will`),
        concept(`enough(?!_(?:for|to_(?:last|help|work)))`),
        medicine,
        concept(`\\d\\d twenty thirty forty fifty sixty`),
      ],
    ],
    together: [[joining, dead, wished]],
  },
  { of: 'self-harm', patterns: [lettingItEnd] },
  {
    of: 'harm-to-others',
    patterns: [
      sequence(
        /\b(?:burn|torch|set (?:fire|light) to|blow up|petrol[- ]?bomb|firebomb)\w* (?:down )?/i,
        /(?:his|her|their|my \w+'?s?|the|our) (?:\w+ )?/,
        /(?:house|flat|car|home|place|school|office|shop|family)\b(?=[^.?!]{0,60})/,
        /(?<=\b(?:going to|gonna|want to|will|i'll|ready to|plan\w*|about to|could)\b[^.?!]{0,80})/,
      ),
    ],
    near: [
      [
        concept(`pay revenge regret sorry suffer`),
        concept(`petrol matches gun knife acid axe hammer bat lighter machete crossbow`),
        concept(`i'm i'll i gonna going tonight ready got`),
        concept(`him her he she ex boss them my he'll she'll they'll`),
      ],
    ],
  },
];
