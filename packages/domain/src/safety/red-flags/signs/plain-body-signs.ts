import { sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { allergyTrigger } from '../words/breath-words.ts';
import { child } from '../words/people-words.ts';
import { concept } from '../words/concept.ts';

const deepIn = concept(
  `
    (?:down_to|to|through_to|see)_the_(?:bone|white|fat|tendon|muscle|meat)(?:_bit)?
    (?:won't|doesn't|can't)_(?:close|stay_closed|hold_together) wide_open flapping hanging_(?:open|off)
  `,
);
const sliced = concept(`slic* cut* gash* split slash* opened_up chopped ripped tore torn`);
const electric = concept(`cable wire pylon mains live plug fuse_?box switch electric* overhead_line`);
const thrown = concept(
  `thrown jolt* zapp* shock* threw_(?:me|him|her) burn* numb can't_let_go knocked_(?:me|him|her|back|over|out)`,
);
const livesUnderPower = concept(
  `
    fence_wire_under_power (?:live|electric*)_(?:\\w+_)?(?:fence|wire|cable|socket|rail) (?:wire|cable|fence|socket|rail)_(?:was_)?(?:under_power|live|electrified|still_on)
    (?:wire|cable|fence)_under_(?:power|current|voltage)
  `,
);
const heartOrSenses = concept(
  `
    heart(?:'s|_is|_has)?_(?:been_)?(?:skip*|rac*|flutter*|jump*|odd|funny|wrong|irregular|stopp*) palpitations went_(?:blank|black|limp|stiff)
    black*_out passed_out faint* burn* burnt numb thrown collaps* unconscious can't_(?:feel|move) tingl*
  `,
);
const teethOfABeast = concept(`jaws? teeth fangs? tusks? antlers? horns? beak claws?`);
const wentThrough = concept(
  `(?:went|gone|goes|came|tore|ripped|bit|straight|right|sank|sunk)_(?:(?:right|straight|clean)_)?(?:through|deep_into|into)_(?:my|his|her)_(?:\\w+_)?(?:face|cheeks?|lips?|nose|neck|throat|eye|eyelid|scalp|head|hand|arm|leg|thigh|calf|belly)`,
);
const rootOrLeaf = concept(`roots? lea(?:f|ves) bulbs? berr(?:y|ies) seeds? plants? mushrooms? stems? shoots tubers?`);
const wronglyTaken = concept(
  `
    (?:thought|thinking|believed|assumed|took)_(?:\\w+_)?(?:was|were|for|it_was|they_were) mistook mistaken
    turned_out might_have_been not_sure_(?:if|what|it)
  `,
);
const poisonFelt = concept(
  `tingl* numb burn* vomit* throw*_up sick dizz* drool* blur* hallucinat* twitch* sweat* cramps? palpitations racing`,
);

/** Everyday pictures of grave signs: "words come out as soup", "pupils don't match", "cut to the white bit". */
export const plainBodySigns: readonly Signs[] = [
  {
    of: 'stroke',
    patterns: [
      // "No sensation or movement in my legs."
      /\b(?:no|without(?: any)?|zero|lost(?: all)?) (?:sensation|feeling|movement|strength|power|control)(?:,? (?:or|and|nor) (?:no )?(?:sensation|feeling|movement|strength|power|control))? (?:at all )?(?:in|of|below|from|over) (?:my|his|her|the|both|either|one|half) (?:\w+ )?(?:legs?|arms?|feet|hands?|side|waist|body|limbs?)\b/i,
      /\b(?:one|left|right|my|his|her) (?:left |right )?(?:arm|leg|hand|foot) (?:just )?won't (?:do what|do as|obey|listen|work|move|lift)\b/i,
      /\bone[- ]sided (?:weakness|numbness|paralysis|droop\w*)\b/i,
      sequence(
        /\bwords? (?:come|came|coming|comes|are coming|is coming|just come|falling|fell) out/i,
        / (?:as|like|in|all|wrong|backwards|funny|muddled|jumbled|slurred|soup|mush|sideways|scrambled)/,
        /\b(?! (?:of order|loud|in (?:\w+ )?(?:lessons?|class|german|french|english|spanish|italian)))/,
      ),
      /\b(?:half|part|one side)\b (?:of )?(?:the |my )?(?:world|view|sight|vision|picture)\b[^.?!]{0,20}\b(?:gone|missing|vanished|disappeared|black|cut off)\b/i,
      /\b(?:hand|arm|leg|foot|side)\b (?:now )?(?:just |only |all )?(?:hangs|dangles|flops|hanging|dangling) ?(?:there|down|limp|loose|useless)?(?=\W*$|[.,!?;]| and| since)/i,
    ],
  },
  {
    of: 'breathing-or-allergy',
    patterns: [
      /\bbreath\w*\b (?:\w+ )?like (?:a |he's |she's |they've |i've )?(?:fish|train|goldfish|steam engine|dog|bellows|(?:been )?r[ua]n\w*|just r[ua]n)\b(?![^.?!]{0,30}\b(?:stairs|steps|hills?|running|a run)\b[^.?!]{0,16}\bunfit\b)/i,
    ],
  },
  {
    of: 'serious-injury',
    patterns: [
      /\b(?:fat|oil|kettle|steam|iron|hob|stove|oven|tar|wax|caramel|sugar|acid|exhaust|flames?|fire|hotplate|water)\b[^.?!]{0,24}\b(?:hands?|arms?|legs?|foot|feet|face|skin|fingers?|chest|thighs?|palms?)\b[^.?!]{0,24}\b(?:white|leathery|charred|waxy|grey|brown)\b(?=[^.?!]{0,16}\b(?:doesn't|don't|isn't|no|not|can't) (?:\w+ )?(?:hurt|feel|feeling|painful|pain)\b)/i,
      /\bpupils?\b[^.?!]{0,16}\b(?:don't match|doesn't match|not (?:the same|matching|equal|even)|aren't (?:the same|equal|even)|mismatch\w*|one (?:is )?(?:big|bigger|huge|larger)|lopsided|uneven|unequal)\b/i,
    ],
    near: [
      [electric, thrown],
      [livesUnderPower, heartOrSenses],
      [teethOfABeast, wentThrough],
    ],
  },
  {
    of: 'severe-bleeding',
    patterns: [
      /\b(?:covered|soaked|drenched|swimming|pool|puddle|full|trail)\b (?:in|of|with) (?:\w+ )?blood\b(?! (?:oranges?|type|test|pressure|sugar|money))/i,
      /\b(?:the|bright|dark) red (?:keeps |is |comes |just )*(?:pump|spurt|squirt|gush)(?:s|ing|ed)?\b(?= (?:out|from|where|through|each|every|with))/i,
      /\b(?:pump|spurt|squirt|gush|pour|stream)(?:s|ing|ed)? (?:out )?(?:bright |dark )?red\b(?! (?:wine|tea|juice|jam|jelly|cabbage|clover|paint|soup|syrup|sauce|water))/i,
      /\b(?:cheek|lip|nose|ear|eyelid|scalp|finger|thumb|toe|flap|skin of (?:my|his|her) \w+)(?:'s| is| was)?,? (?:it's |it is )?(?:just |only |all |half )?hanging(?: off| open| loose| down| by a| there)?(?=\W*$|[.,;!?]| (?:off|open|loose|down|by|there)\b)/i,
    ],
    near: [[sliced, deepIn]],
  },
  {
    of: 'internal-bleeding',
    patterns: [
      sequence(
        /\b(?:bring\w*|brought|throw\w*|threw|cough\w*|vomit\w*|heav\w*|sick(?:ing)?)\b(?: \w+)? up /i,
        /(?:\w+ ){0,2}(?:dark|black|brown|red|grainy|gritty|coffee\w*)\b[^.?!]{0,12}/,
        /\b(?:stuff|bits|grains?|grainy|granules|liquid|specks|sludge|lumps|clots)\b/,
      ),
    ],
  },
  {
    of: 'severe-allergy',
    near: [
      [
        concept(`after since from ate eaten eating took taken had`),
        allergyTrigger,
        concept(`can't_(?:even_)?swallow can't_get_my_breath can't_speak`),
      ],
    ],
  },
  {
    of: 'sick-baby',
    near: [
      [
        concept(`nappy nappies diapers?`),
        concept(`blood* slime jelly red_?currant`),
        concept(`scream* legs_up pale draws? limp cry*`),
      ],
      [
        child,
        concept(`tumm* bell* ribs? chest stomach`),
        concept(`in_and_out suck* pump* see_?saw* heaving`),
        concept(`fast hard quick* breath* can't words talk`),
      ],
    ],
  },
  {
    of: 'pregnancy',
    patterns: [
      /\bbaby(?:'s)? (?:movements?|kicks) (?:\w+ ){0,3}(?:slow|less|reduc|stopp|fewer|weak|decreas)\w*/i,
      sequence(
        /\b(?:baby|bub|bubba|bump|little one|peanut|bean)\b (?:\w+ )?/i,
        /(?:hasn't|has not|isn't|has stopped|stopped|not|no longer|barely|hardly) (?:\w+ )?/,
        /(?:mov\w*|kick\w*|wriggl\w*|stirr?\w*|budg\w*|roll\w*|flutter\w*)\b[^.?!]{0,30}/,
        /\b(?:since|today|all (?:day|night)|yesterday|hours|last night|this morning)\b/,
      ),
    ],
  },
  {
    of: 'poisoning',
    patterns: [
      /\b(?:adder|viper|snake|cobra|rattler|mamba|scorpion|black widow|jellyfish|weever)\b (?:just |has )?(?:got|nipped|struck|caught|had|tagged|fanged) (?:me|my|him|his|her|us|our)\b/i,
    ],
    near: [[rootOrLeaf, wronglyTaken, poisonFelt]],
  },
];
