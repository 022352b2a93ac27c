import { choice, notPrecededBy, sequence } from '../../../resolve/phrases.ts';
import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

const very = String.raw`(?:(?:so|all|really|very|just|like|as|feels?|feeling|gone|going|goes|go|gets?|got|is|are|was|like|a bit|proper|still|always|now) )*`;
const wee = '(?:wee|pee|piss|pish|urinate|pass water|widdle)';
const weeing = '(?:wee(?:ing)?|pee(?:ing)?|piss(?:ing)?|pish(?:ing)?|urinating|passing water|widdl(?:e|ing))';
const lowerLimbs = '(?:legs?|calf|calves|thighs?|shins?|ankles?|feet)';
const skinParts =
  '(?:skin|face|cheeks|forehead|hands?|fingers|knuckles|arms?|legs?|shins?|elbows?|knees|heels|feet|scalp)';
/** Where a period goes by a pet name. */
const period = String.raw`(?:(?:my|the) (?:monthl(?:y|ies)(?= (?:are|is|pains?|cramps?|hurt)|\W*$|[,.;!?])|lady time|time of (?:the )?month)|aunt(?:y|ie)? (?:flo(?:w)?|irma)|shark week|(?<=\b(?:on|before|having|got|during) )(?:(?:my|the) (?:blob|rag|curse|chums?|moon time)(?! (?:are|of|at|have|in)\b))|(?<=\b(?:before|during|having|after|until) )(?:my days(?! (?:off|of|at|in)\b)|my bleed\b|the bleed\b)|the painters(?: are)? in)`;

/** Bladder, months and the change. */
const ofWaterAndMonths: readonly Step[] = [
  [
    /(?<!\b(?:dog|cat|horse|garden|washing|plants?|tent|lawn)\b[^.?!]{0,20})\b(?:drenched|soaked|dripping|wringing wet|swimming in sweat)(?: (?:like|as if)[^.?!,]{1,30}?)? (?:at (?:night|[1-5] ?am)|in bed|every night|through the night)\b/gi,
    'night sweats',
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:i )?(?:need|have|got) (?:to|a) ${wee}|bursting|dying for a ${wee}) (?:as soon as|whenever|when|every time|the minute|the second) (?:i )?(?:hear|see|turn on|put|stick)[^.?!]{0,16}\b(?:tap|water|key|lock|door)\b`,
      'gi',
    ),
    'a weak bladder with a sudden urge',
  ],
  [/\bcramps?\b(?=[^.?!]{0,24}\bon (?:day (?:one|1)|the first day)\b)/gi, 'period cramps'],
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
        /(?:my|me) (?:inner |internal |body |own )?thermostat (?:is|has|'s) (?:\w+ )?(?:broken|bust|gone|knackered|haywire|off|packed in|on the (?:blink|fritz))/,
        /my own (?:personal|private) (?:summer|heat ?wave|sauna)|tropical moments|power surges(?= (?:at|all|every|again))/,
      ),
      /\b/,
    ),
    'hot flushes',
  ],
];

/** Skin, hair, veins and limbs. */
const ofTheLimbs: readonly Step[] = [
  // "Lips cracked from the wind": the weather.
  [
    /(?<=\b(?:lips?|skin|face|cheeks|eyes|hands|nose|corners)\b[^.?!]{0,40}) (?:from|by|in|after) (?:the |all this )?(?:cold |icy |sea )?wind\b/gi,
    ' from the weather',
  ],
  [
    /\b(toes|feet|hands|fingers) (?:never|won'?t|don'?t|do not|can'?t|refuse to) (?:ever )?(?:thaw(?: out)?|warm up|get warm|defrost)\b/gi,
    'cold $1',
  ],
  [
    /\b(?:fell|fallen|dozed|nodded) (?:asleep|off) (?=(?:on|in) (?:the |a |my |our )?(?:lilo|air ?bed|sun ?bed|sun ?lounger|hammock|decking|inflatable|paddle ?board)\b)/gi,
    'lay ',
  ],
  [
    /\b((?:my |the )?(?:back|shoulders|face|neck|legs|chest)) (?:is |are |was |looks? |went )?like (?:a |two )?(?:boiled )?(?:tomato(?:es)?|beetroots?|ham|prawns?|crisps?)\b/gi,
    '$1 sunburnt',
  ],
  [
    /\b(?:something|bugs|insects|some beastie|a beastie|the wee beasties) (?:had (?:a feast|dinner|a go|lunch)|feasted|munched|dined|feasting|ate) (?:on|at) (?:me|my (?:\w+ ){0,1}(?:ankles|legs|arms|feet|neck|back))\b/gi,
    'insect bites',
  ],
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
      /(?:(?:turn|turns|go|goes|curl|curls) into a claw|tie|ties|tying|curl|curls|knot|knots|lock|locks|seize|seizes|seizing|bunch|bunches|twist|twists|go|goes) (?:themselves |itself )?(?:up(?: by (?:themselves|itself))?|in(?:to)? (?:a )?knots?|into a (?:ball|claw))/,
      /(?=[^]*\b(?:night|bed|sleep|wak\w+)\b)/,
    ),
    'leg cramps',
  ],
  // "My hands are like two rusty keys of a morning".
  [
    sequence(
      notPrecededBy(/\b(?:gate|door|bike|car|bicycle|guitar|piano)\b[^.?!]{0,24}/),
      String.raw`\b((?:my |the |both |me )?(?:hands?|fingers|knuckles|knees?|hips?|shoulders?|ankles?|wrists?|elbows?|joints?))(?: joints?)? ${very}(?:like )?(?:(?:an?|two|some|the|old|pair of|bunch(?:es)? of|bag of) )*`,
      /(?:rusty|rusted|unoiled|seized(?:[- ]up)?|frozen|creaky|squeaky|old) (?:\w+ )?(?:hinges?|gates?|keys?|springs?|nails?|machines?|bikes?|bicycles?|robots?|pliers|scissors|locks?|chains?|bolts?|wheels?|doors?|pistons?|screws?|tools?)\b/gi,
    ),
    '$1 stiff and sore joints',
  ],
  // "My forehead looks like a pizza", "fingers white and cold".
  [
    /\b(?:my |the |his |her )?(face|forehead|chin|cheeks|back|shoulders|skin) (?:is |are |looks? |has become |turned )?(?:\w+ )?like (?:an? )?(?:\w+ )?(?:pizza|minefield|moon(?:scape)?|strawberry|colander|sieve)\b/gi,
    'acne on my $1',
  ],
  [
    /\b(fingers|toes|hands|feet)(?:'re| are| go| get| turn| always| are always)?,? (?:white|pale|blue|numb|stiff|bloodless)(?:,? (?:and|or) (?:white|pale|blue|numb|stiff))? and (?:icy |stone |so )?cold\b/gi,
    'cold $1 that turn white',
  ],
  [
    /\b(?:waterworks|stream|flow)(?: is| are)? (?:so |very |always )?(?:slow|hard|late) to (?:start|get going|begin)\b|\b(?:it )?takes (?:ages|forever|a while|minutes) to (?:start|begin) (?:to (?:pee|wee)|peeing|weeing)\b/gi,
    'a weak stream',
  ],
  [
    /\b(?:my |the )?baby (?:drinks|wants|needs|takes) (?:much |far |a lot )?more(?: milk)? than i (?:can )?(?:make|have|produce|get|give|pump)\b/gi,
    'my breast milk supply is low',
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

/** Complaints of bladder, months, skin and limbs, in pictures. */
export const picturesOfTheBody: readonly Step[] = [...ofWaterAndMonths, ...ofTheLimbs];
