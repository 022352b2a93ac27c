/** Colours, swellings and numbers that are told with an ordinary cause; taken out of a message before it is read. */
import { choice, sequence } from '../../resolve/phrases.ts';
import { unlessAround, unlessNear } from './unless-near.ts';

const insects = String.raw`(?:japanese )?(?:beetles?|slugs?|snails?|aphids|ants|flies|wasps|bugs|earwigs|caterpillars|grubs|weevils|mice|moles|kittens|puppies)`;
const juices = choice(
  /(?:beet(?:root)?|blueberry|bilberry|blackberry|cherry|grape|pomegranate|berry|elderberry|raspberry|blackcurrant|strawberry|tomato) (?:juice|jam|ice|sauce|soup|pie|smoothie)/,
  /blueberries|bilberries|blackberries|beetroot|mulberries|elderberries|felt[- ]tips?|ink|paint/,
  /dye|lipstick|food colou?ring|lolly|lollipop|slush|turmeric|curry/,
);
const dyes = String.raw`(?:turmeric|curry|saffron|henna|walnut(?: husks?)?|walnuts|beetroot|berries|dye|ink|jeans|nicotine|iodine|carrots?|paint|pomegranate)`;
const ill = String.raw`breath\w*|chok\w*|swell\w*|swollen|wheez\w*|limp|floppy|unwell|drows\w*|faint\w*|gasp\w*|collaps\w*|vomit\w*|sick|cold|clammy|unresponsive|won't wake`;
const stroke = String.raw`arms?|legs?|weak\w*|slur\w*|droop\w*|sudden\w*|one side|confus\w*|worst|still|this morning|tonight`;
const voiceSigns = String.raw`swallow\w*|breath\w*|drool\w*|dribbl\w*|blood\w*|lumps?|months|nuts?|stung|swell\w*|swollen|tongue|noisy|strid\w*|slur\w*|droop\w*|face|arm`;
const thinners = String.raw`thinn\w*|warfarin|apixaban|rivaroxaban|eliquis|xarelto|clopidogrel|won't stop|pour\w*|gush\w*|clots?|fell|fall|head|hit|faint\w*|pale|every (?:day|night)|haemophili\w*|hemophili\w*|pregnan\w*|chemo\w*|leuk\w*|both nostrils`;

export const everydayLooks: readonly RegExp[] = [
  unlessNear(
    ill,
    String.raw`\b(?:turn\w*|went|goes?|gone|is|was|all|face|lips|hands) (?:all )?(?:blue|purple|black|red|pink)\W{1,5}(?:it's |just |only )?(?:with|from|of|after) (?:(?:the|all|too|much|eating|a) ){0,2}${juices}`,
  ),
  unlessNear(
    String.raw`breath\w*|chest|faint\w*|collaps\w*|sudden\w*|one side|numb|weak\w*|cold|unwell`,
    String.raw`\b(?:blue|bluish|purple) (?:\w+ )?(?:veins?|worms|snakes|ropes|cords|spiders?)\b`,
    String.raw`\bveins? (?:are |is |look |looks |all |so |very )*(?:blue|bluish|purple)\b`,
  ),
  unlessNear(
    ill,
    String.raw`\b(?:it|that|bruise|one) turned (?:blue|purple|green|yellow|black) and (?:is |it's |it is )?(?:now |already )?fading`,
  ),
  /\beyes (?:are|were) (?:\w+ )?(?:blue|yellow[- ]green|green[- ]yellow|amber|hazel)(?! (?:around|under|and (?:swollen|rolled|the whites))|ish)\b/gi,
  unlessAround(
    String.raw`jaundic\w*|itch\w*|urine|wee|pee|whites|eyes?(?! (?:are|is|look|stay)? ?(?:all |still |quite )?(?:white|clear|normal)\b)|tired|liver|dark`,
    String.raw`\b(?:hands?|fingers?|nails?|skin|palms?|teeth|worktop|shirt|cloth|counter|tongue) (?:is |are |went |got |all )?(?:stained |dyed |bright |a bit )?(?:yellow|orange|black|brown|purple|blue) (?:from|by|with|after|because of) (?:the |peeling |grating |chopping |handling |my )?${dyes}\b[^.?!]{0,24}`,
    String.raw`\bstained (?:yellow|orange|black|brown|purple|blue)(?: (?:from|by|with) (?:the |my )?${dyes}\b[^.?!]{0,24})?`,
  ),
  /\b(?:pollen|mustard|flowers?|petals|butter|custard|car|paint)(?:'s| is| are)? (?:all |bright |so )?yellow\b|\b(?:mustard|golden)[- ]yellow\b/gi,
  unlessNear(
    String.raw`eyes|skin|pain\w*|brown|black|itch\w*|fever|months|weeks|pale|stools?|poo`,
    String.raw`\b(?:urine|wee|pee) (?:was|is|looked|looks) (?:a bit |rather |very )?dark(?: yellow)?\b[^.?!]{0,24}\b(?:drunk|drank|drink|drinking) (?:far )?(?:too little|not enough|hardly anything|hardly any water|so little)`,
  ),
  unlessNear(
    String.raw`throat|tongue|lips?|breath\w*|hives|stung|nuts?|painful|fever|headache|weeks`,
    String.raw`\b(?:eyes|eyelids|lids|face) (?:are|is|were|was|look|looks) (?:\w+ )?(?:swollen|puffy|red) (?:because|from|after|since) (?:i |he |she |i've |i'd |of |all |the |a |last )*(?:cried|crying|cry|weeping|wept|sobbing|been crying|slept badly|lack of sleep)`,
    String.raw`\b(?:face|cheek|eyes?|eyelid) (?:is |are )?(?:a bit |slightly )?(?:swollen|puffy) on (?:the |my )?(?:pillow side|side i (?:sleep|slept|lie|lay))`,
  ),
  unlessNear(
    voiceSigns,
    String.raw`\b(?:lost|losing|lose|no|without) (?:my |his |her |a )?voice\b[^.?!]{0,12}\b(?:cheering|shouting|singing|screaming|yelling|teaching|karaoke|at the (?:match|game|concert|gig|party|final)|after the (?:match|game|concert|gig|party|final|wedding))`,
    String.raw`\b(?:voice|throat) (?:is |has )?(?:gone|lost|hoarse) (?:after|from) (?:the |all the |so much |a )?(?:match|game|concert|gig|party|final|singing|shouting|cheering|karaoke|teaching|wedding|festival)`,
  ),
  unlessNear(
    thinners,
    String.raw`\bnose ?bleeds?\b[^.?!]{0,20}\bfor (?:only |just |about |maybe )?(?:an?|one|two|three|four|five|[1-5]) (?:minutes?|mins?|seconds)\b`,
    String.raw`\b(?:one|a|two|three|[1-5])[- ]minutes? nose ?bleeds?\b`,
  ),
  /\b(?:beets?|beetroots?|dye|colou?rs?|ink|jeans|towels?|dress|berries|radiators?|paint|turmeric|henna|pattern|fabric|watercolou?rs?|tie-dye|red sock) (?:\w+ )?(?:bled|bleeds?|bleeding)\b/gi,
  /\b(?:slit|slits|slitting|cut|sliced) (?:open )?(?:\w+ ){0,3}(?:envelopes?|parcels?|packages?|sacks?|letters|vanilla pods?|seams?|cushions?|seed packets?)\b/gi,
  sequence(
    /\b(?:green|mouldy|moldy|bad|brown|soft|black|rotten)/gi,
    / (?:bits?|parts?|spots?|patch(?:es)?|eyes|ends?) (?:on|of|in) (?:a|the|my|some|an|this)/,
    / (?:potato\w*|carrots?|cheese|bread|apple|banana|courgette|lemon|mushrooms?|ginger)\b/,
  ),
  unlessNear(
    stroke,
    String.raw`\bcan't feel my (?:face|mouth|tongue|lips|teeth)\b[^.?!]{0,40}\b(?:wasabi|chilli|chili|curry|wind|snow|ski\w*|szechuan|sichuan|mustard|horseradish|vindaloo)`,
    String.raw`\bdentist(?:'s)?\b[^]{0,40}\b(?:talked|talking|spoke|sounded|drank|dribbled|smiled) like (?:a|an|i was|i were) \w+[^.?!]{0,30}`,
  ),
  unlessNear(
    String.raw`ate|eaten|eat|chew\w*|lick\w*|swallow\w*|mouth|rash|burns?|blister\w*|touched|drank|tea|tingl\w*|numb`,
    String.raw`\b(?:is|are) (?:\w+ ){1,3}(?:poisonous|toxic|dangerous|harmful) to (?:touch|handle|prune|cut|grow|plant|burn|compost|have|bees)\b[^.?!]{0,40}`,
  ),
  unlessNear(
    String.raw`ketones?|hypos?|shak\w*|confus\w*|sweat\w*|vomit\w*|drows\w*|pump|faint\w*|dropp\w*|falling|insulin`,
    String.raw`\b(?:sugars?|glucose|bg)\b(?: \w+){0,4} (?:[4-7][.,]\d)(?: ?mmol(?:/l)?)?(?![.,]?\d)`,
  ),
  unlessNear(
    String.raw`pregnan\w*|weeks|headaches?|dizz\w*|faint\w*|chest|vision|swollen|breath\w*|numb`,
    String.raw`\b(?:bp|(?:blood )?pressure)\b(?: \w+){0,3} 1[0-3]\d ?(?:over|/) ?[678]\d(?! ?\d)`,
  ),
  /\b(?:do|should|can|could|does) (?:i|we|you|one) [^.?!]{0,40}\bpour\w* (?:the )?(?:hot|boiling|boiled) water (?:on|over)(?: top| it| them)?(?=\W*$|[.?!,])/gi,
  sequence(
    /\b(?:don't|do not|didn't|wouldn't|won't|rather not) (?:want to |like to )?(?:be|stay|live) on/gi,
    / (?:this|these|it|them|tablets|pills|\w+)/,
    / (?:till|until|forever|for (?:ever|life|years|the rest|good)|all my life|the rest of)\b/,
  ),
  /\b(?:dreamt|dreamed) (?:that )?(?:i|he|she|we) (?:was |were |had |had been |been |got )?(?:drown\w*|falling|chased|shot|poisoned|bitten|choking)\b/gi,
  /\bbump\w* (?:his|her|the|a) (?:knees?|elbows?|shins?|toes?|bottom|arms?|legs?)\b[^.?!]{0,16}\bno tears(?: left)?\b|\bwee red (?:mark|spot|dot|patch|bump)\b/gi,
  /\b(?:table|chair|trouser|sofa|bed|desk|stool) legs?\b|\blegs? of (?:the|my|our|a|his|her) (?:table|chair|bed|desk|stool|sofa|trousers|jeans|bench|piano|easel)\b/gi,
  /\bcords? of (?:my|the|his|her|our) (?:dressing gown|blinds?|lamp|hoodie|bag|phone|hood|robe|curtains?|hat)\b/gi,
  /\bmoles? (?:on|in|under|digging up|from) (?:my|the|our|his|her) (?:\w+ )?(?:lawn|garden|field|allotment|flower ?beds?|vegetable patch)\b/gi,
  /\bfloppy (?:\w+ )?(?:hats?|ears?|disks?|discs?|bunny|rabbit|teddy|leaves|bow|collar)\b|\blimp (?:with|from) (?:laughter|laughing|giggl\w*|joy|delight)\b|\bsnow white\b/gi,
  /\b(?:cooking|dish|bath|tap|rinsing|soaking|pond|vase|washing|pasta|rice|pool|pot|fish ?tank) water (?:went|goes|turned|has gone|gone|broke)\b|\bwater broke\W{1,3}the (?:water )?mains?\b/gi,
  unlessNear(
    String.raw`burst|leak\w*|burn\w*|scald\w*|blister\w*|spill\w*|spilt|split|raw|open\w*`,
    String.raw`\bhot[- ]water bottles?\b`,
  ),
  unlessNear(
    String.raw`blood\w*|bleed\w*|blue|vomit\w*|limp|scream\w*|fever|hasn't`,
    String.raw`\bgo(?:es|ing)? (?:\w+ )?red (?:in the face )?(?:when|while|from|with|as) (?:he |she |it )?(?:poo\w*|pushing|pushes|straining|strains|filling)`,
    String.raw`\bpoos?(?:'s| is| are) (?:\w+ )?(?:mustard|yellow|golden)(?: yellow)?`,
  ),
  unlessNear(
    String.raw`numb|weak|sudden\w*|fever|chest pain|breath\w*|swollen|jaw|face|worse|unconscious|shak\w*|jerk\w*`,
    String.raw`\b(?:eye ?lids?|eyes?|eyebrow|thumb|calf) (?:\w+ )?twitch\w*`,
    String.raw`\btwitch\w* (?:eye ?lids?|eyes?|eyebrow|thumb|calf)`,
    String.raw`\b(?:hands|knees|joints|fingers|hips|shoulders) (?:are )?(?:a (?:bit|little)|slightly|rather|somewhat) stiff`,
  ),
  unlessNear(
    String.raw`pain\w*|breath\w*|dizz\w*|faint\w*|collaps\w*|sweat\w*`,
    String.raw`\bheart (?:skipped|stopped|missed|sank|jumped)(?: a beat)? (?:when|as) (?:i|we|he|she) (?:saw|heard|read|found|realised|realized|noticed|opened)`,
  ),
  new RegExp(String.raw`\bdrown(?:s|ed|ing)? (?:\w+ ){0,2}${insects}\b`, 'gi'),
  /\b(?:hair|fringe|curls|plait)\b[^.?!]{0,40}\blifeless\b|\b(?:frost|drought|repott\w*|overwater\w*|heatwave|slugs)\b[^.?!]{0,24}\b(?:lifeless|collapsed|limp|dead)\b/gi,
  /\bburns? (?:like a lobster|easily in the sun|in ten minutes|at the first sun)\b|\bpretty (?:and|but|yet) (?:so )?deadly\b/gi,
  sequence(
    /\b(?:cracked|cut|chopped|opened|split|hacked|cleared|trimmed)/gi,
    /(?: open| down| back| through| up)? (?:an?|the|some|my|our) (?:\w+ )?/,
    choice(
      /coconuts?|sugar ?cane|pineapple|brambles?|weeds?|hedge|bush|path|bamboo|squash|pumpkin/,
      /watermelon|wood|logs?|jackfruit|plantain/,
    ),
    /\b[^.?!]{0,12}\bwith (?:a|the|my|his) (?:machete|axe|knife|cutlass|cleaver|hatchet)\b/,
  ),
  /\bbeaten to (?:the|it|a|them)\b(?! (?:ground|floor|pulp|point|death|bone|brink))/gi,
  /\b(?:the|my|our|near the|beside the) hives\b(?<=\b(?:keep(?:ing)? bees|beekeep\w*|bees)\b[^]{0,300})/gi,
  /\b(?:haven't|hasn't|never|not|rarely|hardly|no longer) (?:\w+ )?(?:needed|used|touched|need|needs) (?:the |my |his |her )?(?:blue|reliever|rescue) ?(?:one|inhaler|puffer)?\b/gi,
  /\bthought (?:i|he|she|we) (?:was|were|'d been|had been) (?:shot|stabbed|murdered|bleeding|dying)\b(?=[^]{0,24}\b(?:lol|haha\w*|lmao)\b)/gi,
  /\b(?:what|which)(?: \w+){0,2} fits?(?=\W*$|[?.,]| (?:with|to|best|that|this|here|him|her|me)\b)|\b(?:he|she|i|we|you|e|person) fit (?=(?:drink|take|use|chop|eat|add|mix|go|get|start|give|boil|cook)\b)/gi,
  /\b(?:guide|book|teacher|sign|story|legend|podcast) (?:said|says|told us|claims?|claimed) (?:that )?(?:people|visitors|women|ladies|men|monks|soldiers|witches)\b[^.?!]{0,30}/gi,
  /\blet me die (?:ignorant|curious|hungry|wondering|bored|stupid|without (?:knowing|trying|tasting|seeing|learning))\b|\btake (?:it|that|what i said) all back\b/gi,
  /\bcan'?t go on like this with (?:the|this|my|all this|all the) (?:itch\w*|sneez\w*|cough\w*|hay ?fever|snoring|spots|dandruff|hot flushes|bloating|weeds|slugs|hiccups)\b/gi,
  /\bgood-?byes?\b[^.?!]{0,14},? the (?:swallows|geese|swifts|birds|storks|leaves|bees)\b/gi,
  // The still face of Parkinson's: on both sides, and for long.
  unlessNear(
    String.raw`sudden\w*|today|tonight|yesterday|this (?:morning|afternoon|evening)|hours?|minutes?|one side|one half|left|right|arms?|legs?|slur\w*|droop\w*|dribbl\w*|numb\w*|new|worse|words`,
    String.raw`\b(?:face|expression|features)(?: (?:looks?|is|are|seems?|has been|has become|gets?|always|so|quite|very|rather|a bit|like))* (?:frozen|stiff|stony|blank|expressionless|rigid|fixed|a mask|mask-?like)\b(?=[^]{0,80}\b(?:years|months|parkinson\w*)\b)`,
    String.raw`(?<=\b(?:parkinson\w*|years|months)\b[^]{0,80})\b(?:face|expression|features)(?: (?:looks?|is|are|seems?|has been|has become|gets?|always|so|quite|very|rather|a bit|like))* (?:frozen|stiff|stony|blank|expressionless|rigid|fixed|a mask|mask-?like)\b`,
  ),
];
