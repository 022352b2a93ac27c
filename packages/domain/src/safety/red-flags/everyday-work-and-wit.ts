import { unlessAround } from './unless-near.ts';

/** Prices that take the breath away, drivers who give one a heart attack, training and shifts of those who care for the ill; taken out of a message before it is read. */

const price = String.raw`(?:prices?|bills?|costs?|invoice|till|checkout|price tag|receipt|asking for (?:it|that)|charged?|quote)`;
const nearlyGone = String.raw`(?:(?:nearly|almost|practically|about) (?:fainted|passed out|keeled over|collapsed|dropped dead|died|had an? (?:heart attack|stroke|coronary)))`;
const heartLeaps = String.raw`\b(?:my |the )?heart (?:was |is |went |started |nearly |almost )*(?:racing|pounding|thumping|stopped|skipped a beat)\b`;
const ofThePrice = String.raw`breath\w*|pain\w*|chest|still|since|sweat\w*|again|arm|jaw|numb\w*|hit my head|floor|woke|ambulance|pregnan\w*`;

const attack = String.raw`(?:(?:small|mini|little|near|tiny|proper) )?(?:heart attacks?|strokes?|coronary|palpitations|panic)`;
const eachTime = String.raw`(?:(?:every|each) (?:single )?time|whenever|every morning when|always when)`;
const ofTheBody = String.raw`chest|breath\w*|pain\w*|arm|jaw|sweat\w*|numb\w*|faint\w*|collaps\w*|crush\w*|tight\w*|dizz\w*|ambulance|hospital|tablets?|spray|angina|exert\w*|stairs|climb\w* (?:the )?(?:stairs|hill)`;

const lesson = String.raw`(?:training|(?:first[- ]aid |refresher )?course|lectures?|webinar|modules?|seminar|class|study day|conference|workshop|e-?learning)`;
const taught = String.raw`(?:sepsis|dka|ectopics?|ectopic pregnanc(?:y|ies)|strokes?|meningitis|anaphylaxis|anaphylactic shock|heart attacks?|cardiac arrests?|cpr|choking|seizures?|overdoses?|suicide|self-harm|poisoning|resus\w*|chest pain|pulmonary embolism|pre-?eclampsia|haemorrhage|hemorrhage|shock)`;
const ofOnesOwn = String.raw`myself|has it|have it|got it|having one|think (?:i|he|she|my|it)|my (?:dad|mum|mom|son|daughter|baby|wife|husband|child|partner|gran|nan|chest|own)|(?:he|she) (?:is|was|has)|now (?:i|he|she)|symptoms of it`;

const staff = String.raw`\b(?:nurse|nurses|nursing|paramedic|carer|care ?worker|care home|hospital|ward|a ?& ?e|casualty|icu|shift|duty|clinic|doctor|midwife|porter|healthcare assistant|hca|ambulance crew|call handler)\b`;
const illOnes = String.raw`(?:patients|residents|clients|casualties|cases|(?:many|several|more|lots of|\d+) patient)`;
const alsoMine = String.raw`me too|myself|my (?:own )?(?:chest|breath\w*|heart|arm|head|left)|i (?:also |now |then |just )?(?:have|feel|felt|got|get|started) (?:an? |the |some |my )?(?:chest|pain\w*|tight\w*|crush\w*|dizz\w*|numb\w*)|(?:is|was|are) (?:me|grey|blue)|what (?:do|should|can) (?:i|we) (?:do|give)|(?:he|she) (?:is|'s|has|can)|right now|in front of me|(?:hasn't|won't|doesn't|didn't|not) stop(?:ped|ping)?|still (?:fitting|jerking|seizing|bleeding)|(?:won't|doesn't|can't) wake`;
const manyIll = String.raw`(?:cardiac arrests?|heart attacks?|overdoses?|strokes?|seizures?|stabbings?|crashes|arrests|deaths|bleeds?|sepsis|resus\w*)`;

const flock = String.raw`(?:hens?|chickens?|ducks?|geese|goose|sheep|lambs?|goats?|cows?|calf|calves|cattle|pigs?|alpacas?|llamas?|turkeys?|ponies|guinea fowl)`;
const eats = String.raw`(?:ate|eaten|eating|got (?:into|at|hold of)|nibbled|pecked|poisoned by|died (?:of|from|after))`;
const aliveOrHuman = String.raw`son|daughter|child\w*|toddler|bab(?:y|ies)|boy|girl|kids?|me|i (?:ate|had|touched|tried|cooked)|we (?:ate|had|cooked)|dog|puppy|cat|kitten|others? (?:is|are) (?:ill|sick|shaking|dying)|another|breathing|drool\w*|shak\w*|dying|meat|eggs?|milk`;

export const everydayWorkAndWit: readonly RegExp[] = [
  // "Heart was racing when I saw the price of saffron, I nearly fainted at the till!"
  unlessAround(
    ofThePrice,
    String.raw`${heartLeaps}(?=[^.?!]{0,30}\b${price}\b)`,
    String.raw`\b${nearlyGone}\b(?=[^.?!]{0,50}\b${price}\b)`,
    String.raw`(?<=\b${price}\b[^.?!]{0,60})\b${nearlyGone}\b`,
  ),
  // "I have a heart attack every time my daughter drives": nobody has one each time.
  unlessAround(
    ofTheBody,
    String.raw`\b(?:have|has|having|had|get|gets|getting|gives? me|nearly have|almost have) (?:an? )?${attack}(?= ${eachTime}\b)`,
    String.raw`(?<=\b${eachTime}\b[^.?!]{0,60})\b(?:have|get|gives? me) (?:an? )?${attack}\b`,
  ),
  // "Mandatory training on sepsis, DKA and ectopics."
  unlessAround(
    ofOnesOwn,
    String.raw`\b${lesson} (?:on|about|covering) (?:(?:how to|spot\w*|recogni\w+|treat\w*|manag\w+|the|signs of) ){0,4}${taught}(?:,? (?:and |or |plus )?${taught})*`,
  ),
  // "I am a nurse, we have many patients with chest pain today."
  unlessAround(
    alsoMine,
    String.raw`(?<=${staff}[^]{0,120})\b${illOnes} (?:with|who (?:have|had|came in with)|having|had) [^.?!;]{0,60}`,
    String.raw`\b${illOnes} (?:with|who (?:have|had|came in with)|having|had) [^.?!;]{0,60}(?=[^]{0,80}${staff})`,
    String.raw`(?<=${staff}[^]{0,120})\b(?:an?|one|two|three|four|five|six|\d|several|many|so many|endless) ${manyIll}(?:,? (?:and )?(?:an?|one|two|three|\d|several)? ?${manyIll})*`,
    String.raw`\b(?:one of )?(?:our|my|the) (?:residents?|patients?|clients?) (?:had|has|with)\b[^.?!]{0,40}(?=[^?!]{0,40}\b(?:went off|was taken|taken away|in (?:the )?hospital now|off to hospital|ambulance took)\b)`,
  ),
  // "My hens got into the yew and one died on Sunday; what can I plant there instead?"
  unlessAround(
    aliveOrHuman,
    String.raw`\b(?:my|our|the|one of (?:my|our|the)|two of (?:my|our|the)|neighbou?r's) ${flock}\b[^.?!]{0,24}\b${eats}\b[^.?!]{0,50}\b(?:died|dead|lost (?:one|two|her|him|it|them)|(?:she|he|it|they) (?:was|were) gone)\b`,
  ),
  // "My toddler "overdosed" on blueberries."
  unlessAround(
    String.raw`flavou?red|calpol|paracetamol|ibuprofen|tylenol|tablets?|pills?|iron|vitamins?|medicine\w*|gumm(?:y|ies)|vomit\w*|floppy|drows\w*|sleepy|breath\w*|rash|swell\w*|swollen|unwell|nutmeg|lico?rice|liquorice|nightshade|yew|laburnum|wild|picked`,
    String.raw`["'“‘]?\b(?:over ?dosed|od['’]?d|overdosing)\b["'”’]? on (?:the |some |too many |all the |far too many )?(?:\w+ )?(?:blueberr(?:y|ies)|strawberr(?:y|ies)|raspberr(?:y|ies)|blackberr(?:y|ies)|berries|cherries|grapes|bananas?|carrots?|cakes?|biscuits|cookies|chocolate|ice ?cream|sweets|candy|pizza|pasta|bread|crisps|cheese|garlic bread|mince pies|turkey|melon|watermelon|peas|tomato(?:es)?|sweetcorn|yogh?urt|screen time|screens|scrolling|telly|cartoons|sunshine|netflix|tea|christmas)\b`,
  ),
  // "Breathing smoke is what we train for."
  unlessAround(
    String.raw`cough\w*|head ?ache\w*|dizz\w*|today|tonight|now|just|sick|wheez\w*|soot|hoarse|short of|faint\w*|confus\w*|chest|burn\w*|after it`,
    String.raw`\b(?:breathing|inhaling|walking (?:in|through|into)|crawling through|working in) (?:in )?(?:\w+ )?(?:smoke|fumes|gas|dust)\b(?=[^.?!]{0,40}\b(?:train\w*|drills?|simulat\w*|exercises|practise|practice|my job|our job|the job)\b)`,
  ),
  // "Nobody drowned this season."
  unlessAround(
    String.raw`but|except|yet|until|believes?|knows?|helps?|helped|noticed|he|she|my|unconscious|still|bleed\w*|breath\w*`,
    String.raw`\b(?:nobody|no ?one|none of (?:us|them)|not (?:a single|one) \w+) (?:(?:has|have|had|was|were|got|get|gets|is|ever|even|actually|really) )*(?:drown\w*|hurt|injured|died|poisoned|stung|bitten|burn(?:t|ed)|stabbed|shot|chok\w*|collapsed|fainted|killed|fell|swallowed|overdosed)\b`,
  ),
  // "I did not hit my head when I slipped."
  unlessAround(
    String.raw`but|vomit\w*|sick|head ?ache\w*|confus\w*|numb\w*|can't|cannot|bleed\w*|blood\w*|dizz\w*|faint\w*|broke\w*|swollen|neck|back pain|hip|warfarin|thinn\w*|vision|think|sure|remember|belly|pregnan\w*`,
    String.raw`\b(?:did(?:n't| not)|never|without) (?:hit(?:ting)?|bang(?:ing)?|bump(?:ing)?|knock(?:ing)?|hurt(?:ing)?) (?:my|his|her) head\b(?: (?:when|as|though) (?:i|he|she) (?:slipped|fell|tripped|went down|stumbled)(?: over)?)?`,
    String.raw`\b(?:i|he|she) (?:slipped|tripped|stumbled|fell)(?: over)?(?:[ ,]+(?:and|but|yet|though))?[ ,]+(?=(?:i |he |she )?(?:did(?:n't| not)|never|without) (?:hit(?:ting)?|bang(?:ing)?|bump(?:ing)?|knock(?:ing)?) (?:my|his|her) head\b)`,
  ),
  // "Fell over the dog, no harm done."
  unlessAround(
    String.raw`head|neck|vomit\w*|sick|confus\w*|numb\w*|can't|cannot|bleed\w*|blood\w*|dizz\w*|faint\w*|pregnan\w*|bump|weeks|warfarin|thinn\w*|\w+xaban|eliquis|xarelto|swollen|swell\w*|pain\w*|hurts?|still|later|now (?:he|she|i|my)|stairs|ladder|roof|metres?|meters?|feet|car|bike|baby|toddler|months|drows\w*`,
    String.raw`\b(?:fell|tripped|slipped|stumbled|tumbled|bumped|walked|crashed|ran)\b[^.?!]{0,40}[ ,]+(?:but |and |luckily |thankfully )*(?:no (?:real )?(?:harm|damage|injur\w+)(?: done)?|not hurt|unhurt|unharmed|nothing (?:broken|happened|hurt)|only my pride)\b`,
  ),
  // "I checked three times that she was breathing, new mum nerves."
  unlessAround(
    String.raw`not|wasn't|isn't|stopped|stops|pauses?|blue|grey|gray|limp|floppy|fast|shallow|struggl\w*|noisy|grunt\w*|wheez\w*|fever\w*|hot|won't|can't|hardly|barely|cold|pale`,
    String.raw`\b(?:check(?:ed|ing|s)?|look(?:ed|ing)?|made sure|make sure|making sure) (?:(?:again|three|several|many|ten|times|that|if|whether|to see|\w+ times) )*(?:he|she|baby|the baby|they|the twins|my (?:son|daughter|baby))(?:'s| is| was| were| are) (?:still )?breathing\b`,
  ),
  // "A papercut and he is dying."
  unlessAround(
    String.raw`really|truly|cancer|hospice|hospital|pills|took|suicid\w*|wants?|blood everywhere|unconscious|breath\w*|chest|sepsis|infect\w*|fever\w*|red streak\w*`,
    String.raw`\b(?:paper ?cut|splinter|man ?-?flu|sniffles?|stubbed toe|hangnail|hiccups|drama queen|pimple|broken nail|mosquito bite)\b[^.?!]{0,30}\b(?:impending doom|(?:(?:he|she|you)(?:'d| would)? (?:thinks?|acts?|behaves?|moans?|says?|swears?)(?: (?:like|as if|that))? )?(?:(?:he|she|they|it)(?:'s| is| was|'re| are)|is|was) (?:dying|dead|at death's door|the end of the world))\b`,
  ),
];
