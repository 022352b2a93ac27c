import { choice, sequence } from '../../../resolve/phrases.ts';
import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

const very = String.raw`(?:(?:so|all|really|very|just|like|as|feels?|feeling|gone|going|goes|go|gets?|got|is|are|was|like|a bit|proper|still|always|now) )*`;
const wee = '(?:wee|pee|piss|pish|urinate|pass water|widdle)';
const weeing = '(?:wee(?:ing)?|pee(?:ing)?|piss(?:ing)?|pish(?:ing)?|urinating|passing water|widdl(?:e|ing))';
const stage =
  '(?:gigs?|concerts?|shows?|performances?|performing|auditions?|recitals?|speeches|talks|presentations?|going on(?: stage)?|playing|i (?:play|perform|sing|speak|go on)|the curtain)';
const lowerLimbs = '(?:legs?|calf|calves|thighs?|shins?|ankles?|feet)';
const skinParts =
  '(?:skin|face|cheeks|forehead|hands?|fingers|knuckles|arms?|legs?|shins?|elbows?|knees|heels|feet|scalp)';
const vehicles = '(?:cars?|taxis?|bus(?:es)?|coach(?:es)?|boats?|ferr(?:y|ies)|planes?|trains?|lifts?)';
/** Where a period goes by a pet name. */
const period = String.raw`(?:(?:my|the) (?:monthl(?:y|ies)(?= (?:are|is|pains?|cramps?|hurt)|\W*$|[,.;!?])|lady time|time of (?:the )?month)|aunt(?:y|ie)? (?:flo(?:w)?|irma)|shark week|(?<=\b(?:on|before|having|got|during) )(?:(?:my|the) (?:blob|rag|curse|chums?|moon time)(?! (?:are|of|at|have|in)\b))|(?<=\b(?:before|during|having) )my days(?! (?:off|of|at|in)\b)|the painters(?: are)? in)`;

/** The body by its nicknames. */
const nicknames: readonly Step[] = [
  [/\bpeepers\b/gi, 'eyes'],
  [/\b(?:my|the|his|her) (?:noggin|bonce|noddle|noodle(?!s))\b/gi, 'my head'],
  [/\b(my|his|her|the) gob\b/gi, '$1 mouth'],
  [/\b(my|his|her|the) (?:hooter|conk|schnozz?|snoz|beak|snout)\b/gi, '$1 nose'],
  [/\b(my|his|her|the) (?:gnashers|choppers|pearly whites|hampsteads)\b/gi, '$1 teeth'],
  [/\b(my|his|her|the) (?:lug ?holes?|lugs|shell-?likes?)\b/gi, '$1 ears'],
  [/\b(my|his|her) (?:old )?pins\b(?! and needles)/gi, '$1 legs'],
  [/\b(my|his|her|the) gullet\b/gi, '$1 throat'],
  // "Feeling crook with a cold mate": a friend, and no yerba mate.
  [
    /(?<=\b(?:cold|flu|cough|fever|headache|tired|sick|sleep|pain|ache|natural|help|cheers|thanks)) mate(?=\W*$|[,.;!?])/gi,
    '',
  ],
];

/** Sleep, nerves and what wears one down. */
const ofTheMind: readonly Step[] = [
  [
    sequence(
      /\b(?:up and down|in and out of bed|awake|up)/gi,
      String.raw` ${very}(?:like )?an? (?:yo-?yo|jack[- ]in[- ]the[- ]box|owl|meerkat)(?: (?:all|every|half the|at) nights?)?\b`,
    ),
    'I wake up all night',
  ],
  [
    /\b(?:(?:lie|lying|lay|laying|just) )?(?:there )?star(?:e|ing) at the (?:ceiling|clock|wall)\b|\bcounting (?:the )?(?:sheep|ceiling cracks)\b/gi,
    'I cannot sleep',
  ],
  [
    /(?<=\b(?:am|i'?m|feel|feeling|sit|sitting|like|be|been|always|constantly) )on (?:pins and needles|needles|thorns|hot coals|hot bricks)\b/gi,
    'nervous and tense',
  ],
  [
    new RegExp(
      String.raw`\b(?:the |my )?(?:shakes|jitters|trembles|wobbles|collywobbles|butterflies|heebie-?jeebies|willies) (?:right |just )?(?:before|when|whenever|on|at) (?:a |my |the |every )?${stage}`,
      'gi',
    ),
    'stage fright',
  ],
  [
    /(?<!\b(?:fish|oil|water|petrol|gas|fuel|hot water|septic|car|phone|laptop|bike|scooter|van|torch|remote|drill|tool)(?:'s)? )\b(?:my |the )?(?:inner |own )?(?:battery|batteries|tank) (?:is|are|'s|feels?|has been|been|keeps) (?:\w+ )?(?:flat|empty|dead|drained|run(?:ning)? (?:down|low))\b/gi,
    'I am tired',
  ],
  [
    sequence(
      /\b/gi,
      choice(
        /cream[- ]crackered|jiggered|cabbaged|clapped out|wabbit|puggled|shagged out|dead on my feet|pooped|bushwhacked/,
        /done in(?= (?:all|every|by|after|the whole|lately|\w+day)\b)|(?:no|out of|ran out of) (?:juice|steam|puff|petrol) (?:left|in the tank|by)/,
        /wrecked(?= (?:all the time|every|by \d|after work|lately|all day))/,
      ),
      /\b/,
    ),
    'tired',
  ],
  [
    /\b(?:my )?(?:heart|soul|head) (?:is|feels) (?:\w+ )?(?:heavy|grey|gray|dark|blue)(?= (?:in|this|since|all|lately|these|every|most|with)\b|[,.;!?]|\W*$)|\b(?:with a |my )?heavy[- ]hearted\b|\bunder a (?:black |dark |grey )?cloud\b|\b(?:the )?black dog (?:is |has )?(?:back|visiting|on my)\b|\bin the doldrums\b/gi,
    'low mood',
  ],
  [
    sequence(
      /\b/gi,
      choice(
        /(?:no|not much|not any|little|lost(?: all| my)?|zero) interest in (?:the other half|(?:the|my) (?:wife|husband|missus|hubby|partner|girlfriend|boyfriend|fella)|that side of things|the bedroom|bedroom stuff)/,
        /(?:my |the |our )?(?:desire|mojo|sex drive)(?: (?:in bed|for sex|for her|for him))? (?:is |has |'s )?(?:\w+ )?(?:sleeping|asleep|gone(?: out the window)?|dead|missing|fell asleep|vanished|disappeared)/,
      ),
      /\b(?! (?:at|for) work)/,
    ),
    'low libido',
  ],
];

/** The belly and what leaves it. */
const ofTheBelly: readonly Step[] = [
  [
    /\b(?:(?:keep |keeps |been |am |i'm )?(?:heaving|retching|boking|honking up)|dry[- ]heav(?:e|es|ing))\b(?! (?:with (?:people|shoppers)|weights?|boxes|sacks|bags|a sigh|up the))/gi,
    'feeling sick',
  ],
  [
    /\b(?:can'?t stop |keep |keeps |always |constantly )(?:trump(?:s|ing)?|parp(?:s|ing)?|guff(?:s|ing)?|blow(?:s|ing)? off|toot(?:s|ing)?)\b|\b(?:my )?(?:bum|backside|arse|bottom) (?:is |keeps |won'?t stop )?(?:sing(?:s|ing)?|talk(?:s|ing)?|whistl(?:es?|ing)|trumpet\w*)\b/gi,
    'passing wind',
  ],
  [
    /\b(?:(?:a (?:dose|touch|case) of )?the )?(?:scutters|skitters|squitters|squits|gippy tummy|back-?door trots|galloping trots)\b/gi,
    'diarrhea',
  ],
  [
    sequence(
      /\b(?:(?:has|have|had|got|get|gets) )?/gi,
      choice(
        /bung(?:ed|s) (?:me|him|her)(?: (?:right|all|proper|completely))?(?: up)?/,
        /(?:block|clogg?|cement)(?:ed|s) (?:me|him|her)(?: (?:right|all|proper|completely))? up/,
        /(?:stopp(?:ed|s)|back(?:ed|s)) (?:me|him|her) up (?=solid|something|like)/,
      ),
      /(?: ?(?:solid|good and proper|something (?:awful|rotten)|like (?:concrete|cement|a drain)))?\b/,
    ),
    'made me constipated',
  ],
  [
    /\bbunged up (?:(?:down|round) (?:below|there|the back)|solid|like (?:a drain|concrete|cement|an old drain)|(?:since|from|on|with) (?:the |my )?(?:iron|codeine|co-?codamol|tramadol|morphine|painkillers|tablets))\b/gi,
    'constipated',
  ],
  [
    sequence(
      /\b(?:not|haven'?t|hasn'?t|havent|never) been(?: to the (?:loo|toilet|lav|bathroom)| properly)?(?: now)?/gi,
      / (?:for|in|since) (?:(?:the last|about|over|nearly) )?(?:\w+ )?(?:days?|nights|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend)\b/,
      /(?=[^]*\b(?:block\w*|bowels?|tummy|belly|stomach|poo\w*|loo|toilet|senna|prunes?|laxative|lactulose|fybogel|bung\w*|constipat\w*)\b)/,
    ),
    'I am constipated',
  ],
  [/\bit goes straight through (me|him|her)\b/gi, 'diarrhea'],
  [
    sequence(
      /\b(?:the )?/gi,
      choice(
        /(?:acid|fire|lava|bile)(?: (?:keeps?|is|always|just))* (?:com(?:es?|ing)|creep(?:s|ing)?|ris(?:es?|ing)|climb(?:s|ing)?|shoot(?:s|ing)?) (?:back )?up/,
        /(?:food|dinner|grub|meals?|supper|lunch)(?: (?:keeps?|is|always|just))* (?:com(?:es?|ing)|creep(?:s|ing)?|ris(?:es?|ing)) back up/,
      ),
      /(?: again)?(?: and burns?)?(?: from (?:my |the )?stomach)?(?: (?:(?:in)?to |up )?(?:my |the )?(?:throat|chest|mouth))?\b/,
    ),
    'I have acid reflux',
  ],
  [
    new RegExp(
      String.raw`\b(?:i |he |she |we )?(?:always |often |usually )?(?:(?:puke|vomit|spew|hurl|barf|boke|heave)(?:s|ing)?(?: up)?|(?:chuck|throw)(?:s|ing)? up) in (?:the )?(?:back of )?(?:the |a |my |our )?${vehicles}\b`,
      'gi',
    ),
    'travel sickness',
  ],
];

/** Bladder, months and the change. */
const ofWaterAndMonths: readonly Step[] = [
  [
    new RegExp(
      String.raw`\b${weeing} (?:(?:out|pure|like|is like|feels like|down) )*(?:broken |bits of |shards of )?(?:razor ?blades?|razors|glass|fire|needles|knives|barbed wire|acid|lava|hot (?:sauce|coals)|chilli)\b`,
      'gi',
    ),
    'it burns when I pee',
  ],
  [
    new RegExp(
      String.raw`\b(?:my )?(?:waterworks|stream|flow|${wee})(?: (?:is|are|has got|have got|has become|gone|comes))? (?:\w+ )?(?:slow|weak|sluggish|a trickle|just a trickle|stop-?start)\b(?=[^]*\b(?:prostate|enlarged|bph|man|male)\b)`,
      'gi',
    ),
    'prostate trouble',
  ],
  [new RegExp(String.raw`\b${period}\b`, 'gi'), 'my period'],
  [
    sequence(
      /\b/gi,
      choice(
        /(?:i'?m |i am )?(?:like )?a (?:human|walking|one[- ]woman) (?:radiator|furnace|oven|boiler|heater|kettle)/,
        /(?:i'?m |i am )?(?:hot as|like|roasting like) an? (?:oven|furnace|kettle|volcano|radiator|boiler) (?:out of (?:nowhere|the blue)|from nowhere|all of a sudden|from (?:the )?inside)/,
        /(?:i )?(?:get|got|have|having) the heats?(?: (?:in|up|on) (?:my|the) (?:face|neck|chest|body))?(?= (?:many|all|every|at|several|so|and|again|in (?:my|the))|[,.;!?]|\W*$)/,
        /my own (?:personal|private) (?:summer|heat ?wave|sauna)|tropical moments|power surges(?= (?:at|all|every|again))/,
      ),
      /\b/,
    ),
    'hot flushes',
  ],
];

/** Skin, hair, veins and limbs. */
const ofTheLimbs: readonly Step[] = [
  [/\b(?:no|without(?: any)?|not (?:got )?any|(?:is|are|has)n'?t) blister(?:s|ed|ing)?\b(?: yet)?/gi, ''],
  [
    new RegExp(
      String.raw`\b(?:those |these |little |thin |tiny |wee |fine |big |ugly |knobbly )*(?:blue|purple|red|green)(?:ish)? (?:threads?|worms?|spiders?|webs?|cobwebs?|snakes?|ropes?|cords?|squiggles|squiggly lines|wiggly lines|lines|rivers|road ?maps?)\b(?: (?:on|up|down|over|all over|across|in|behind) (?:(?:my|both|the|her|his|all) )*${lowerLimbs})?(?=[^]*\b(?:${lowerLimbs}|on my feet|veins?)\b|(?<=\b(?:${lowerLimbs}|on my feet|veins?)\b[^]*))`,
      'gi',
    ),
    'spider veins',
  ],
  [
    new RegExp(
      String.raw`(?<!\b(?:gym|leg day|squats?|run|running|marathon|hike|hiking|training)\b[^]{0,60})\b(?:my |the |both )?legs ${very}(?:like )?(?:(?:two |a pair of )?(?:bags|sacks|blocks|lumps) of )?(?:cement|concrete|lead|sandbags?|tree trunks?|anvils?|breeze ?blocks)\b(?![^]{0,60}\b(?:gym|leg day|squats?|run|running|marathon|hike|hiking|training|weak|numb)\b)`,
      'gi',
    ),
    'heavy legs',
  ],
  [
    new RegExp(
      String.raw`\b(${skinParts})(?: (?:on|of) (?:my|the) ${skinParts})? ${very}(?:like |as (?:dry|rough) as )?(?:an? |the )?(?:sand ?paper|crocodile(?: skin)?|lizard(?: skin)?|alligator(?: skin)?|old leather|parchment|snake ?skin|elephant(?: skin| hide)?|sahara|prune|pastry|cornflakes)\b`,
      'gi',
    ),
    'my $1 has dry skin',
  ],
  // "Calm it down", of what itches or stings.
  [
    /(?<=\b(?:skin|face|rash|itch\w*|eczema|acne|spots|stomach|tummy|gut|belly|cough|throat|gums?|flare|redness|scalp)\b[^]{0,80})\bcalm(?:s|ing)? (?:it|them|this|that|things) (?:all )?down\b/gi,
    'soothe it',
  ],
  [
    /\b(?:like|as if i'?m|worse than) (?:a|an) (?:\w+ )?(?:teen(?:ager)?|\d{2} ?-?year ?-?old)(?: again)?\b(?=[^]*)(?<=\b(?:breaking out|spots|zits|acne|skin|face|pimples)\b[^]*)/gi,
    'again',
  ],
  [
    /\b(?:thin(?:ning|ner)?|going|getting|bald(?:ing)?|sparse|patchy) (?:a bit )?(?:thin )?(?:on|up) top\b|\b(?:can |you can )?see my scalp\b|\bhairline (?:is |keeps |has )?(?:reced\w+|retreat\w*|running away|moving back|going back)\b|\b(?:losing|lost) my (?:thatch|mane|locks)\b/gi,
    'hair loss',
  ],
  [
    sequence(
      /\b(?:my )?(?:legs?|calf|calves|toes?|feet|foot|shins?)(?: muscles?)? (?:keep |keeps )?/gi,
      /(?:tie|ties|tying|curl|curls|knot|knots|lock|locks|seize|seizes|seizing|bunch|bunches|twist|twists|go|goes) (?:themselves |itself )?(?:up(?: by (?:themselves|itself))?|in(?:to)? (?:a )?knots?|into a ball)/,
      /(?=[^]*\b(?:night|bed|sleep|wak\w+)\b)/,
    ),
    'leg cramps',
  ],
  [/\b(?:splitting|banging|thumping|pounding|hammering) head(?!ache|s\b)\b/gi, 'headache'],
  [
    /\b(?:this |a |the )?(?:dry|wee|annoying|constant|horrible|scratchy) tickle(?! (?:fight|on|under|monster))\b/gi,
    'a dry tickly cough',
  ],
  [
    /\b(?:bitten|eaten(?: alive)?|munched|chewed up|feasted on|got(?:ten)?) by (?:the |some |those |loads of )?(?:mosquito(?:e?s)?|mozzies|midges?|midgies|gnats?|bugs|horse ?flies|sand ?flies|fleas|skeeters)\b/gi,
    'insect bites',
  ],
];

/** Complaints as pictures and slang tell them, by their plain names. */
export const picturesOfComplaints: readonly Step[] = [
  ...nicknames,
  ...ofTheMind,
  ...ofTheBelly,
  ...ofWaterAndMonths,
  ...ofTheLimbs,
];
