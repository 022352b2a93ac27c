/** Everyday things that share a word with an alarm: yellow dust, a limp fringe, hot fat that spat; taken out of a message before it is read. */
import { unlessAround, unlessNear } from './unless-near.ts';

const hand = String.raw`(?:(?:my|his|her|the|our|one|left|right) )?(?:\w+ )?(?:hands?|fingers?|thumbs?|wrists?|fore ?arms?|knuckles?|fingertips?|lap|thighs?)`;
const hot = String.raw`(?:hot|boiling|sizzling) (?:\w+ )?(?:oil|fat|butter|tea|coffee|soup|water|milk|sauce|wax|glue|gravy)`;
const hotThing = String.raw`(?:iron|oven|pan|stove|kettle|toaster|tray|hob|radiator|straighteners|tongs|pot|grill|wok|barbecue|bbq|mug|cooker)`;
const badBurn = String.raw`face|eyes?|mouth|throat|lips?|neck|chest|groin|genitals?|private\w*|child\w*|kids?|toddlers?|bab(?:y|ies)|infant|son|daughter|boys?|girls?|little one|he|she|pregnant|large|big|huge|deep|white|charred|black|whole|both|all over|entire|palms?|peel\w*|blister\w*|skin (?:off|came|is)|raw|numb|worse|weep\w*|ooz\w*|pus|fever|diabet\w*|months?|year old|yo`;
const worn = String.raw`(?:gym|push day|leg day|pull day|work ?out|training|climb\w*|paint\w*|decorat\w*|ceiling|plaster\w*|swim\w*|row\w*|weights|press-?ups|push-?ups|pull-?ups|digging|bouldering|crossfit)`;
const limpDanger = String.raw`face|speech|words?|slur\w*|droop\w*|drops?|dropp\w*|sudden\w*|vision|numb\w*|both legs|bladder|pee|chest|sweat\w*|jaw|injur\w*|fell|dark|brown|urine|one|left|right`;
const heartDanger = String.raw`skip\w*|rac(?:es?|ing)|flutter\w*|pound\w*|beats?|beating|palpitat\w*|pain\w*|ach\w*|chest|faint\w*|dizz\w*|breath\w*|stop\w*|irregular\w*|weak|fail\w*|attack|rhythm|fast|jump\w*|thump\w*|flip\w*|hurts?|stent|swollen|ankles`;
const coldDanger = String.raw`lips?|breath\w*|chest|tongue|face|child|baby|toddler|newborn|sudden\w*|black|ulcers?|one finger|painful|agony|arm|leg|won't|hours|blister\w*|frost\w*|confus\w*|dead`;
const sugarDanger = String.raw`vomit\w*|sick|drows\w*|confus\w*|thirst\w*|ketones?|breath\w*|shak\w*|sweat\w*|faint\w*|weak\w*|[1-9]\d{2}|2\d(?:\.\d)?|3\d(?:\.\d)?`;

const noseDanger = String.raw`blood\w*|bleed\w*|bled|clots?|hours?|minutes|warfarin|apixaban|rivaroxaban|thinner\w*|head injury|hit|fell|fall|banged|(?:pour|stream|gush|dripp?)\w* (?:bright |dark )?red`;
const chokeDanger = String.raw`can't|breath\w*|blue|gasp\w*|speak|talk|food|meat|swallow\w*|drool\w*|bone|chok\w*|ate|eating|dinner|bab(?:y|ies)|child|toddler|son|daughter|boy|girl|now`;
const chestDanger = String.raw`can't|cannot|can hardly|short of|breathless\w*|arms?|jaw|sweat\w*|crush\w*|squeez\w*|stab\w*|weight|elephant|faint\w*|blue|gr[ae]y|blood\w*|collaps\w*|clammy|stent|angina|(?<!\b(?:no|without|any) )(?:trouble|difficult\w*|hard|pain\w*|hurt\w*|pressure|wheez\w*)|(?:breath\w*|chest) (?:is |feels )?(?:hard|fast|heavy|bad|difficult|worse)`;
const phlegm = String.raw`(?:mucus|snot|phlegm|catarrh|gunk|muck)`;
const backDanger = String.raw`gun\w*|bullet|blood\w*|bleed\w*|police|nail|arrow|rifle|pistol|knife|he|she|him|numb|bladder|wound`;
const bending = String.raw`(?:lift\w*|bend\w*|bent|sneez\w*|tying|tied|lumbago|hexenschuss|witch\w*|gardening|digging|laundry)`;
const poisonDanger = String.raw`dogs?|puppy|cats?|vomit\w*|dizz\w*|someone|somebody|my ex|he|she|they|weed|cannabis|edibles?|thc|space|drugs?|mushrooms?|unconscious|breath\w*|numb\w*`;

export const everydayCollisions: readonly RegExp[] = [
  /\b(?:my|your|the) body (?:doesn't|won't|isn't|does not) (?:respond\w*|react\w*)/gi,
  /\b(?:limp|dull|flat|lifeless)[, ]+(?:and )?(?:limp|dull|flat|lifeless) (?:hair|skin|complexion|curls|fringe|locks)\b|\blifeless (?:hair|skin|complexion|curls|ends|locks)\b/gi,
  /\bfeel(?:s|ing)? (?:\w+ )?knocked out\b/gi,
  // The whole course, and no life.
  /\b(?:took|take|taking|taken|did) (?:it|that|them) all (?:(?:of )?(?:last|this|the) (?:week|month|spring|summer|autumn|winter|year)|days|day long|through (?:the )?(?:week|month|spring|summer|autumn|winter|year))\b/gi,
  /\b(?:when|at (?:what|which) point)\b[^.?!]{0,30}\b(?:better|well|improv\w*|course|treatment|cure)\b[^.?!]{0,24}\bend it\b/gi,
  /\b(?:(?:double|two)[- ]edged sword|sword (?:have|has|with|cut\w*) (?:another|two|a second|both) \w+)/gi,
  /\b(?:periods?|hormones?|summer|winter|youth|waist|figure)\b[^.?!]{0,12}\bsa(?:y|id|ys) goodbye\b/gi,
  /\b(?:get|gets|getting|keep|keeps|helps?|want|sluggish|poor|slow|better|good|improve\w*|boost\w*|increas\w*|more) (?:the |my |his |her |your |that )?blood (?:flow\w*|moving|pumping|circulat\w*)(?= (?:to|in|into|through|round|around)\b)/gi,
  /\blike a shot in (?:the|my|his|her) (?:\w+ )?(?:back|arm|leg|hip|shoulder)\b/gi,
  /\bpaper ?cuts?\b/gi,
  /\b(?:aftershave|perfume|cologne|soap|shampoo)[- ](?:smelling|scented|tasting|flavou?red|like)\b/gi,
  // A thistle is no milk, and fat that is to be lost no swelling.
  /\bmilk(?=[ -]?thistle\b)|\bfat(?= (?:loss|burn\w*)\b)|(?<=\b(?:los(?:e|es|ing)|burn(?:s|ing)?|belly|body) )fat\b/gi,
  // "It heals everything but death": what is said of black seed.
  /\b(?:every ?thing|anything|all|(?:every|any|all) (?:\w+ )?(?:diseases?|illness(?:es)?|ailments?))(?: \w+)? (?:but|except|besides|apart from)(?: for)? death\b/gi,
  /\bwee (?=red (?:apples?|cheeks?|spots?|dots?|bumps?|nose)\b)/gi,
  /\b(?:yellow|white|red|blue|black) (?=(?:dust|pollen|ones?|kinds?|flowers?|paint|stickers?|labels?|box|pack|petals?|leaves|variet\w+|lentils|wildflowers?)\b)/gi,
  /\b(?:(?:little|tiny|small|thin) )*white (?:threads?|worms?)\b/gi,
  /\bin (?:the |my |your )?(?:blood or urine|urine or blood|blood and urine|urine and blood)\b/gi,
  /\b(?:bless (?:my|your|his|her|their)|broken) heart\b/gi,
  unlessNear(
    heartDanger,
    String.raw`\b(?:healthy|strong) heart\b`,
    String.raw`\b(?:herbs?|teas?|foods?|vitamins?|supplements?|good|best|something) (?:\w+ )?for (?:the |my |a |your |his |her )?heart(?: muscle| health)?(?: itself)?\b`,
  ),
  /\bcan't keep (?:my|his|her|their|the|your) (?:mind|appetite|smell|thoughts?(?: of \w+)?|idea of \w+|hands|temper|focus|attention|weight)\b/gi,
  // A small burn of the hand is a complaint.
  unlessAround(
    badBurn,
    String.raw`\b${hot} (?:has |just )?(?:splash\w*|spat|spatter\w*|spits?|splutter\w*)(?: (?:on|onto|over|at))? ${hand}\b`,
    String.raw`\b(?:splash\w*|spat|spatter\w*|spots?|drops?|bit) (?:of )?${hot} (?:on|onto|over) ${hand}\b`,
    String.raw`\b${hot} (?:spilled|spilt|spill|went|fell|splashed) (?:on|in|over|onto) ${hand}(?=[^.?!]{0,30}\b(?:only|just) (?:a bit |a little )?(?:red|pink|sting\w*|sore)\b)`,
    String.raw`\b(?:burn(?:ed|t)?|scorched|singed|caught|touched) ${hand} (?:on|with|pon|off) (?:the|di|a|my|an) (?:hot )?(?:\w+ )?${hotThing}\b`,
  ),
  // Nerves that burn, and a gum that does.
  unlessNear(
    String.raw`oil|water|fire|flames?|stove|kettle|iron|steam|spill\w*|acid|bleach|chemicals?|electric\w*|blister\w*|skin|scald\w*|boiling|fell|coals?|ash(?:es)?|swallow\w*|swoll?\w*|throat|breath\w*|caustic|lye|red`,
    String.raw`\b(?:feet|foot|hands?|toes|fingers|soles|palms|gums?|tongue)(?: and (?:feet|hands|toes|fingers|gums?))? (?:all |both |now |really |is |are |is white and |are white and )*(?:burns?|burning|on fire)\b(?! (?:by|with|from) (?:the|a|an|hot)\b)`,
  ),
  // "We all cough since four days, nobody has fever."
  /\b(?:nobody|no one|none of (?:us|them)|neither(?: of (?:us|them))?) (?:has|had|have|got|runs|is running) (?:a |any )?(?:fever|temperature|temp)\b/gi,
  // "I took it already two months": how long, and not how many.
  /\btook it (?:already |now |daily |every day )*(?:for )?(?:\d{1,2}|an?|two|three|four|five|six|several|a few) (?:days|weeks?|months?|years?)\b/gi,
  // "Can I give her ginkgo, or sugar?": sugar as help, and no reading of it.
  unlessAround(
    String.raw`diabet\w*|insulin|gliclazide|glipizide|glimepiride|metformin|hypos?|hypoglyc\w*|t1d?|t2d?|glucose|meter|reading|mmol|ketones?|libre|dexcom`,
    String.raw`\b(?:give|giving|gave) (?:him|her|them) (?:[^.?!]{0,30}\b(?:or|and) )?(?:some |a bit of )?sugar\b`,
  ),
  // Muscles that were used.
  unlessAround(
    limpDanger,
    String.raw`\b(?:can(?:'t|not)|couldn't|can (?:hardly|barely)) (?:lift|raise) (?:my|his|her|the) (?:arms|legs)\b[^.?!]{0,44}\b${worn}\b(?: (?:yesterday|day|the ceiling))?`,
  ),
  /\b(?:breast ?)?pump (?=(?:bags?|parts?|sessions?|bottles?|flanges?|times?)\b)|\b(?:milk|breast|petrol|gas|water|bike|heat) pumps?\b/gi,
  /\bcheeks? (?:are |is )?(?:burn(?:ing|s)?|on fire)\b/gi,
  /\bbloat\w*(?=[^.?!]{0,24}\b(?:premenstrual\w*|pms|before (?:my|her) period|every fourth week|that time of the month)\b)/gi,
  /\b(?:called in|off|phoned in|rang in) sick\b|\bsick (?:note|leave|pay|days?)\b/gi,
  unlessNear(
    String.raw`looks|see|sees|seeing|sight|vision|moonshine|schnapps|vodka|spirits?|methanol`,
    String.raw`\b(?:like|as) (?:fresh |falling |fine )?snow(?:flakes)?\b|\bsnow ?globe\b`,
  ),
  // Fingers that go white and blue in the cold, as they always do.
  unlessNear(
    coldDanger,
    String.raw`\b(?:blue|white|purple|lilac) (?:fingers?|toes?|nails?|fingertips)\b(?=[^.?!]{0,40}\b(?:cold|freezer|frozen|snow|winter|washing|swim\w*|frost)\b)`,
    String.raw`\b(?:fingers?|toes?|nails?|fingertips) (?:go|turn|get|are|always go) (?:\w+ )?(?:blue|purple|lilac|white)(?: and numb)?(?=[^.?!]{0,24}\b(?:in the cold|in winter|frozen|when (?:it'?s |i'm )?cold|from cold)\b)`,
  ),
  /\b(?:hockey|cricket|tennis|golf|foot|basket|base|soft|rugby|net|volley|medicine|gym|exercise)[ -]?ball\b(?=[^.?!]{0,16}\b(?:thigh|leg|shin|calf|arm|shoulder|hip|foot|hand|knee|bum|back)\b)/gi,
  unlessAround(
    sugarDanger,
    String.raw`\b(?:glucose|sugars?|a1c)(?: (?:was|is|were|are|came back|came out|reading|level))* (?:a bit|a little|slightly|a touch|borderline|marginally|bit) (?:high|raised|up|elevated)\b`,
  ),
  /\b(?:dread|grief|sadness|guilt|worry|monday) (?:sits?|sitting|weighs?) on my chest\b/gi,
  unlessAround(
    chestDanger,
    String.raw`\b(?:cold|cough|bug|flu|bronchitis|chest infection|congestion|${phlegm})(?: (?:that|which|is|has|just|now|still|all|really|stuff))* (?:sits?|sitting|sat|settled|settles|stuck|sticks|lies|lying|gone down|went down|moved(?: down)?|dropped|down) (?:\w+ )?(?:on|in|to|onto|into|at) (?:my|his|her|the|their|our) (?:chest|lungs?)\b`,
  ),
  // Whole colds in words of blood, choking and a swollen face.
  unlessAround(
    noseDanger,
    String.raw`\b(?:streaming|pouring|running|gushing|dripping) (?:nose|eyes)\b|\beyes (?:are|keep|were) (?:streaming|pouring)\b`,
    String.raw`\bnose(?:'s)? (?:(?:is|was|has been|keeps?|just|all) )*(?:streaming|pouring|gushing|streams|pours)\b`,
  ),
  // "Nose closed, throat scratchy": a cold, and no throat that closes.
  unlessAround(
    String.raw`sting|stung|bit(?:e|ten)|(?:pea)?nuts?|prawns?|shellfish|allerg\w*|swell\w*|swoll\w*|breath\w*|wheez\w*|hives|rash|lips?|tongue|face|sudden\w*|minutes?|closing|tight\w*|bab(?:y|ies)|newborn|swallow\w*`,
    String.raw`\b(?:nose|nostrils?)(?:'s)? (?:(?:is|are|was|has been|feels?|all|so|both|always|completely|totally) )*closed(?: up)?\b`,
    String.raw`\bclosed (?:up )?(?:nose|nostrils?)\b`,
  ),
  unlessAround(
    chokeDanger,
    String.raw`\b(?:like|as if|as though) (?:there's |there is |i have )?(?:an?|some) (?:bit of )?(?:feather|crumb|hair|fluff|tickle|thread|straw|pollen|sand|frog)s?\b[^.?!]{0,16}\b(?:throat|windpipe|gullet)\b`,
    String.raw`\ban? (?:feather|hair|tickle|crumb) in (?:my|the) (?:throat|windpipe) (?:feeling|sensation)\b`,
  ),
  new RegExp(String.raw`\bthick (?=(?:\w+ ){0,2}${phlegm}\b)`, 'gi'),
  unlessNear(
    String.raw`sting|stung|(?:pea)?nuts?|prawns?|swell\w*|swollen|breath\w*|hives|tablets?|ate`,
    String.raw`\bthroat(?:'s| is)? closed for (?:business|repairs?|the season)\b`,
  ),
  // A back that gave way, a letter from the laboratory, and pressure that is too high.
  unlessAround(
    backDanger,
    String.raw`\bshot in (?:the|my) (?:lower |small of the )?back\b(?=[^.?!]{0,50}\b${bending}\b)`,
    String.raw`(?<=\b${bending}\b[^.?!]{0,50})\bshot in (?:the|my) (?:lower )?back\b`,
    String.raw`\bstabbed in the back by (?:my |a |the )?(?:lumbago|sciatica|back ?ache|colleague|boss|(?:best )?friend)\b`,
  ),
  /\bbloods (?=(?:(?:are|were|is|have|just|finally) )*(?:came|come|back|done|taken|results?|normal|fine|ok|showed?|all clear)\b)/gi,
  unlessAround(
    String.raw`1[89]\d|2\d\d|head\w*|vision|chest|confus\w*|nose|pregnan\w*|vomit\w*`,
    String.raw`\bpressure (?:in|of) (?:the|my|his|her) blood\b(?: (?:is |a bit |a little )*(?:too much|too high|high))?`,
  ),
  // Silent about one thing, sick of a smell or of sweets.
  unlessAround(
    String.raw`pills|tablets|overdos\w*|took|taken|drugs?|die|dying|end it|kill\w*|hurt\w*|touch\w*|hit|hits|bruis\w*`,
    String.raw`\bwon't (?:talk|speak) (?:about|of) (?:it|that|this)\b`,
  ),
  unlessAround(
    String.raw`gas|fumes|paint|bleach|solvent|chest|heart|pregnan\w*|dizz\w*|petrol|smoke|monoxide|twice|again|today|out of`,
    String.raw`\b(?:smell(?:ed|s|ing)?|smelt|sniffed|whiff of) (?:my |his |her )?(?:own )?(?:breath|mask|feet|socks|armpits?|shoes|trainers)\b[^.?!]{0,24}\b(?:nearly|almost) (?:fainted|passed out|keeled over|collapsed|died)\b`,
  ),
  unlessAround(
    poisonDanger,
    String.raw`\bpoisoned (?:by|from|with) (?:(?:all|the|that|those|my|christmas|easter|too much|many) )*(?:cookies|sugar|chocolates?|sweets|cakes?|biscuits|junk food|fast food|stress|work|news|party food)\b`,
  ),
  // A shoulder that caught the sun, and no joint.
  unlessAround(
    String.raw`(?<!\bno )blister\w*|fever\w*|sick|vomit\w*|dizz\w*|shiver\w*|faint\w*|child|bab(?:y|ies)|son|daughter|swollen`,
    String.raw`\bsun ?burn(?:t|ed) (?:shoulders?|knees?|elbows?|ankles?)\b[ ,]*(?:(?:is|are|and|pink|red|hot|sore|,) ?)*`,
  ),
  /\bhot (?=(?:tubs?|water bottles?|yoga|stone massage|desk\w*|chocolate|dogs?)\b)/gi,
  // A sting that keeps to its place.
  unlessAround(
    String.raw`breath\w*|throat|lips?|tongue|face|eyes?|mouth|wheez\w*|hives|swallow\w*|faint\w*|dizz\w*|vomit\w*|allerg\w*|fever\w*|streaks?|spread\w*|worse|pus|days|many|dozens?|baby|toddler`,
    String.raw`\b(?:wasp|bee|hornet|stung|sting|horse ?fly|mosquito)\b[^?!]{0,50}\bonly (?:the |my |his |her )?(?:foot|hand|finger|toe|ankle|arm|leg|thumb|knee)(?: is)? (?:swollen|thick|red|sore)\b`,
  ),
];
