/** Complaints whose harmless cause is told with them: how one sat, what a doctor has found, what was doubled; taken out of a message before it is read. */
import { unlessAround, unlessNear } from './unless-near.ts';

const nerveDanger = String.raw`face|speech|words?|slur\w*|droop\w*|weak\w*|drops?|dropp\w*|sudden\w*|vision|headaches?|both legs|bladder|bowels?|wee|pee|wip\w*|back(?: pain| hurts)?|cold|white|pale|blue|won't|can't|still|hours|worse|chest|sweat\w*|jaw|injur\w*|fell|now|today`;
const limb = String.raw`(?:my |the |his |her )?(?:one |both |left |right )*(?:arms?|hands?|legs?|foot|feet|fingers?|toes?|thumbs?|bum|bottom|backside|buttocks|groin|crotch|nethers)`;
const raisedDanger = String.raw`mistake\w*|accident\w*|took|swallow\w*|overdos\w*|drows\w*|confus\w*|vomit\w*|faint\w*|collaps\w*|pulse|breath\w*|unsteady|stagger\w*|slur\w*|chest|fits?|seizure\w*|pass(?:ed|ing) out|black\w*|dark|bleed\w*|insulin|methotrexate|digoxin|lithium|warfarin|morphine|fentanyl|oxycodone|methadone`;
const goesToSleep = String.raw`(?:goes|go|going|went|gone|gets?|falls?|feels?|is|are) (?:all |completely |totally |a bit |quite |just )*(?:dead|numb|tingl\w*|asleep|to sleep|pins and needles)`;
const sits = String.raw`(?:sit|sits|sitting|sat|kneel|kneels|kneeling|squat|squatting|crouch\w*|cross(?:ing)?|lie|lies|lying|lay|sleep|sleeping|slept|lean|leaning|cycle|cycling|ride|riding|drive|driving|hold(?:ing)?|type|typing|stay|perch\w*)`;
const becauseOfSitting = String.raw`(?:when(?:ever)?|if|after|from|while|every time|each time|because|cos) (?:i'm |i am |i've |i |he |she |you |of )*(?:been |just )?(?:too long |so long )?${sits}\b`;
const seat = String.raw`(?:on|from) (?:the |my |a |this |that |long )*(?:\w+ )?(?:saddle|bike|bicycle|loo|toilet|pew|bench|bleachers|horse|motorbike|rowing machine|spin bike|bike rides?|hard chair|church floor)`;
const atNight = String.raw`(?:at night|in bed|in the night|in my sleep|overnight|when i (?:sleep|wake))`;
const hand = String.raw`(?:my |the |his |her )?(?:one |both |left |right )*(?:arms?|hands?|fingers?|thumbs?)`;

const chestDanger = String.raw`sweat\w*|clammy|jaw|crush\w*|tight\w*|squeez\w*|pressure|breath\w*|faint\w*|dizz\w*|sick|vomit\w*|pal(?:e|pitations)|gr[ea]y|now|tonight|today|worse|different|new|stairs|uphill|walk\w*|exert\w*|stent|angina|not sure|but|blood`;
const chestWall = String.raw`(?:costochondritis|tietze'?s?|muscular|musculo-?skeletal|muscle|(?:a )?pulled muscle|(?:just |only )?(?:reflux|acid|heartburn|wind|anxiety|stress|ribs?|cartilage))`;
const said = String.raw`(?:been told|was told|told me|told|says?|said|diagnosed|confirmed|reckons|thinks)`;
const armDanger = String.raw`${chestDanger}|chest|heavy|sudden\w*|numb|weak\w*|face`;

const bowelDanger = String.raw`dark|black|tarry|weight|clots?|pour\w*|gush\w*|soak\w*|dizz\w*|faint\w*|pale|warfarin|apixaban|rivaroxaban|thinners?|worse|changed?|mixed|loose|diarrh\w*|new|lots|a lot|weak|breath\w*`;
const clinician = String.raw`(?:gp|doc|doctor|nurse|consultant|surgery|clinic|midwife|surgeon|hospital|specialist)`;
const seen = String.raw`(?:(?:been to|went to|saw|seen|asked|visited|been seen by|checked by|looked at by|was at) (?:my |the |a )?(?:\w+ )?${clinician}|${clinician} (?:has |have )?(?:checked|looked|examined|seen|knows|did|had a look))`;
const piles = String.raw`(?:piles?|h(?:a)?emorrhoids?|(?:a |an )?(?:anal )?fissures?)`;
const blood = String.raw`(?:the |a bit of |bits of |some |bright |red )*blood(?: (?:when i wipe|on the (?:paper|tissue)|on (?:loo|toilet) (?:paper|roll)|after (?:a |i )?poo\w*|in the (?:pan|bowl)))?`;

const minded = String.raw`suicid\w*|kill|die|end it|hurt\w*|harm\w*|can't (?:cope|go on|sleep)|worse|every night|panic|drink\w*|weapon|not here`;
const helped = String.raw`(?:(?:seeing|see|have|got|with|under) (?:a |an |my |the )?(?:\w+ )?(?:therapist|counsell?or|psychologist|psychiatrist|trauma team)|in (?:therapy|counselling|counseling)|having (?:therapy|counselling|counseling|emdr|cbt)|doing (?:emdr|cbt|therapy))`;

const fitDanger = String.raw`again|another|today|(?<!\b(?:fine|well|ok|okay|strapping|grown|healthy|big|strong) )now(?! (?:and )?(?:fine|well|ok|okay|grown|healthy|all)\b)|tonight|last (?:night|week)|hot|burning|temperature|still|stiff|rash|blue`;
const small = String.raw`(?:at|aged|when|as) (?:(?:he|she) was |just |only |about )?(?:a )?(?:tot|tiny|toddler|baby|bairn|wean|little|small|young|child|kid|one|two|three|four|five|[1-5])\b(?! (?:hours?|minutes?|am|pm|days?|weeks?|times))`;
const grown = String.raw`(?:is|he's|she's|he is|she is|aged) (?:now )?(?:nearly |almost |over )?(?:[6-9]|[1-4]\d|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|all grown|grown up|an adult|at (?:school|uni\w*|college))\b`;

const doubled = String.raw`(?:vitamin \w+|vit \w+|vitamins?|multi-?vitamins?|magnesium|probiotics?|fib(?:re|er)|psyllium|turmeric|ginger|collagen|greens|protein|ashwagandha|chamomile|valerian|echinacea|elderberry|zinc|omega|fish oil|cinnamon|peppermint|fennel)`;

const peeDanger = String.raw`pain\w*|burn\w*|fever|temp\w*|blood\w*|clots?|back|flank|sick|yellow eyes|itch\w*|pale|weeks?|muscles?|statin\w*|warfarin|apixaban|rivaroxaban`;
const colouring = String.raw`(?:vit(?:amin)?s? ?b(?: ?-?\d{1,2})?(?: ?-?complex)?|b[- ]?(?:complex|vitamins?|2|12)|riboflavin|multi-?vit(?:amin)?s?|vitamins|berocca)`;
const yellowWater = String.raw`(?:(?:pee|wee|urine|water)[^.?!]{0,20}\b(?:(?:bright|neon|fluorescent|vivid|very|dark|lurid|highlighter)[ -])*(?:yellow|orange|neon|fluorescent|green)|(?:(?:bright|neon|fluorescent|vivid|very|lurid)[ -])*(?:yellow|orange|neon|fluorescent) (?:pee|wee|urine))`;
const stainDanger = String.raw`${peeDanger.replace('|weeks?', '')}|eyes?|skin|brown\w*|pale|stools?|poo\w*|cola|tea[- ]colou?red|pregnan\w*|vomit\w*|tired|weak\w*|newborn|baby|liver`;
const darkening = String.raw`(?:iron(?: (?:tablets?|pills?|supplements?|syrup))?|ferrous (?:sulph?ate|sulfate|fumarate|gluconate)|bismuth|pepto(?:[- ]bismol)?|gaviscon|(?:activated )?charcoal|liquorice|licorice|blueberries|black ?pudding|squid ink|guinness|oreos?|spirulina|chlorella)`;
const blackStool = String.raw`(?:(?:stools?|poos?|poops?|motions?)[^.?!]{0,16}\b(?:black|dark)|(?:black|dark) (?:stools?|poos?|poops?|motions?))`;
const bledInside = String.raw`tar|tarry|sticky|smell\w*|stink\w*|treacle|vomit\w*|sick|dizz\w*|faint\w*|pale|pain\w*|cramps?|blood\w*|weak\w*|breath\w*|ibuprofen|naproxen|aspirin|diclofenac|warfarin|apixaban|rivaroxaban|ulcer\w*|stopped|(?:no|not|don't|doesn't|didn't|haven't|hasn't|hadn't|isn't|without|never)(?: (?:had|on|take|taking|took|eat|eaten|any|have|from|because of|the))* ${darkening}|overdos\w*|bottle|whole|all (?:my|the|his|her)|toddler|child|baby|son|daughter`;
const uvaUrsi = String.raw`(?:uva ursi|bear ?berry)`;
const greenish = String.raw`(?:pee|wee|urine|water)[^.?!,]{0,16}\b(?:green\w*|brown\w*|olive|dark)(?:[- ]?(?:brown\w*|green\w*|y))*`;

const sugarDanger = String.raw`vomit\w*|sick|drows\w*|confus\w*|thirst\w*|ketones?|breath\w*|shak\w*|sweat\w*|faint\w*|weak\w*`;

const takenBeyond = String.raw`took|taken|swallow\w*|all (?:at once|of)|extra|double\w*|twice|instead|mistake|accident\w*|every day|daily|by now|since|dizz\w*|sick|vomit\w*|drows\w*|thirst\w*|confus\w*`;
const strength = String.raw`\d[\d,. ]*(?:k|000)? ?(?:iu|i\.u\.|international units|units?|mcg|micrograms?|µg|mg)`;

/** What makes a sore chest more than muscles that were trained. */
const soreDanger = String.raw`${chestDanger.replace('|but|', '|').replace('|now|tonight|today|', '|')}|spread\w*|neck|left arm|down (?:my|the|one)|press(?:ing|es)? on me|like a|rac(?:ing|es)|pound\w*|flutter\w*|worse|rest|all night|cough\w*|fever\w*|fell|crash\w*|hit`;
const training = String.raw`(?:bench(?:ed|ing)?(?: press\w*| day)?|push[- ]?ups?|press[- ]?ups?|chest day|dips|the gym|gym|weights|lifting|workout|training|rowing|pec(?:s| day)?)`;
const soreToPress = String.raw`(?:when|where|if|whenever) (?:i|you|he|she) (?:press|push|poke|touch|prod|stretch|move)\w*|to (?:the )?touch|both sides|(?:pressing|poking|stretching) (?:on )?it`;
const chestIsSore = String.raw`\b(?:chest|pecs?)(?: muscles?)?(?:'s| is| are| feels?| was| has been)? (?:(?:a bit|really|so|very|well|super|just|quite|still) )*(?:sore|ach(?:es|ing|y)|tender|hurts?|hurting|painful|stiff)`;
const acidDanger = String.raw`drank|drunk|swallow\w*|bottle|battery|drain|cleaner|spill\w*|splash\w*|eyes?|burnt|skin|acid attack|crush\w*|sweat\w*|spread\w*|breath\w*|faint\w*|black`;

export const everydayKnownCause: readonly RegExp[] = [
  // Muscles: tender to touch, and they were trained.
  unlessAround(
    soreDanger,
    String.raw`${chestIsSore}\b(?=[^!]{0,40}\b(?:${soreToPress})\b)(?=[^!]{0,100}\b(?:since|after|from|cos|because|did|yesterday'?s)\b[^.?!]{0,16}\b${training}\b)`,
    String.raw`(?<=\b${training}\b[^!]{0,80})${chestIsSore}\b(?=[^!]{0,60}\b(?:${soreToPress})\b)`,
  ),
  // What a doctor found of a burning: nobody drank it.
  unlessNear(
    acidDanger,
    String.raw`\b(?:said|says|told me|thinks?|found|reckons|sure|confirmed)\b[^.?!]{0,24}\b(?:only|just|simply|nothing but|merely|all) (?:a bit of |a little |too much |stomach )?acid\b`,
  ),
  // As it was prescribed: no more than that was swallowed.
  unlessAround(
    takenBeyond,
    String.raw`\b(?:my |the |our )?(?:\w+ )?${clinician} (?:\w+ )?(?:gave me|gives me|prescribed(?: me)?|put me on|has me on|told me to take|started me on)\b[^.?!]{0,30}\b(?:vitamin|vit) \w+\b[^.?!]{0,16}${strength} (?:once )?(?:a|per|every|each|one) (?:week|fortnight|month)\b`,
  ),
  // The colour of an inhaler that does its work.
  unlessNear(
    String.raw`every|hourly|more|not|isn't|doesn't|empty|ran out|again|puffs|worse|can't|lips?|face|still`,
    String.raw`\b(?:blue|brown|purple|pink|orange|green|red|gr[ea]y) (?=(?:one |reliever |rescue |ventolin |salbutamol |asthma )?(?:puffers?|inhalers?|pumps?|relievers?|preventers?)\b)`,
  ),
  // The average of three months, and no reading of now.
  unlessAround(
    sugarDanger,
    String.raw`\b(?:hb ?)?a1c\b[^.?!,;\d]{0,16}\d{1,3}(?:[.,]\d)?(?: ?%| ?percent| ?mmol(?:/mol)?)?`,
  ),
  /\btrapped (?:wind|gas|air)\b/gi,
  unlessNear(
    peeDanger,
    String.raw`(?<=\b${uvaUrsi}\b[^.?!]{0,50})\b${greenish}`,
    String.raw`\b${greenish}(?=[^.?!]{0,50}\b${uvaUrsi}\b)`,
  ),
  unlessAround(
    nerveDanger,
    String.raw`\b${limb} ${goesToSleep}[^.?!]{0,16}\b${becauseOfSitting}[^.?!,]{0,24}`,
    String.raw`\b${limb} ${goesToSleep}[^.?!]{0,12}\b${seat}`,
    String.raw`\b${hand} ${goesToSleep} ${atNight}`,
  ),
  unlessNear(
    chestDanger,
    String.raw`\b${said}\b[^.?!]{0,20}\bchest (?:pains?|ache)[^.?!]{0,16}\b(?:is|was|are|it's|comes from|from|due to) (?:just |only |probably )?(?:my |a |the )?${chestWall}`,
    String.raw`\bchest (?:pains?|ache)\b[^.?!]{0,30}\b${clinician} ${said}[^.?!]{0,14}\b${chestWall}`,
  ),
  unlessNear(
    armDanger,
    String.raw`(?<=\b(?:frozen shoulder|rotator cuff|tennis elbow|golfer'?s elbow|physio\w*)\b[^.?!]{0,50})\b(?:left |right )?(?:arm|shoulder|elbow) (?:aches?|pain|is sore|hurts|aching)`,
    String.raw`\b(?:left |right )?(?:arm|shoulder|elbow) (?:aches?|pain|is sore|hurts|aching)(?=[^.?!]{0,50}\b(?:frozen shoulder|rotator cuff|tennis elbow|golfer'?s elbow|physio\w*)\b)`,
  ),
  unlessNear(
    bowelDanger,
    String.raw`(?<=\b${seen}\b[^?!]{0,50})\b${blood}(?=[^?!]{0,40}\b${piles})`,
    String.raw`\b${blood}(?=[^?!]{0,60}\b${seen}\b[^?!]{0,40}\b${piles})`,
    String.raw`\b${blood}(?=[^?!]{0,40}\b${piles}\b[^?!]{0,24}\b${seen}\b)`,
  ),
  unlessNear(
    minded,
    String.raw`\b(?:nightmares?|flashbacks?|bad dreams)\b(?=[^?!]{0,70}\b${helped}\b)`,
    String.raw`(?<=\b${helped}\b[^?!]{0,70})\b(?:nightmares?|flashbacks?|bad dreams)\b`,
  ),
  unlessNear(
    fitDanger,
    String.raw`\b(?:an? )?(?:febrile |fever )?(?:seizures?|fits?|convulsions?)\b(?: (?:from|with|in|due to) (?:a |the |high )?(?:fever|temperature|temp))?[^.?!]{0,16}\b${small}(?=[^.?!]{0,40}\b${grown})`,
  ),
  // A dose that the prescriber raised is not taken twice.
  unlessAround(
    raisedDanger,
    String.raw`(?<=\b(?:since|after|when)\b[^.?!,]{0,40})\b(?:was|were|is|got|has been|had been|have been) (?:doubled|tripled)\b`,
    String.raw`(?<=\b(?:since|after|when) (?:they|the (?:doctor|doc|gp|nurse|clinic|consultant|cardiologist|hospital)|(?:my|his|her) (?:doctor|doc|gp|nurse|consultant|cardiologist)) (?:has |have |had )?)(?:doubled|tripled)\b`,
  ),
  new RegExp(
    String.raw`\b(?:doubl(?:ed|ing|e) up|overd(?:id|one|o|oing) it) on (?:my |the |his |her )?${doubled}`,
    'gi',
  ),
  unlessNear(
    String.raw`swell\w*|swollen|breath\w*|hives|tight\w*|now|today|tonight|minutes?|just|vomit\w*|wheez\w*|faint\w*|yesterday|ago`,
    String.raw`\b(?:itchy|tingly|tingling|itching) (?:lips|mouth|tongue|throat|gums) (?:from|with|after) (?:raw |fresh |eating |a )?\w+ (?:once|as a (?:child|kid|girl|boy)|in childhood|years back)\b`,
  ),
  // What peppermint oil does on its way out.
  unlessNear(
    String.raw`blood\w*|bleed\w*|black|numb\w*|weak\w*|legs?|fever\w*|lump|child|baby|toddler|son|daughter`,
    String.raw`\b(?:bottom|bum|bumhole|arse|backside|ring|back passage|anus)(?:'s| is| was| feels)? (?:on fire|burning|stinging|all hot)\b`,
  ),
  // A bruise in its colours.
  unlessNear(
    String.raw`lips?|mouth|face|breath\w*|chok\w*|cold|numb|pulse|pale|faint\w*|baby|newborn|tongue|feel`,
    String.raw`\b(?:is |it's )?(?:gone|going|goes|went|turned|turning) (?:all )?(?:blue and (?:yellow|green|purple|black)|(?:black|yellow|green|purple) and blue)\b`,
  ),
  // Out of breath for joy of dancing.
  unlessNear(
    String.raw`chest|pain\w*|faint\w*|dizz\w*|wheez\w*|rest|lying|stairs|worse|still|now|normally|never used`,
    String.raw`\b(?:zumba|spin(?:ning)?|parkrun|running|gym|workout|training|dancing|sprint\w*|hiit|football|match|ceilidh)\b[^.?!]{0,16}\b(?:left|leaves|makes|made|gets|got) me (?:all |pleasantly |properly |a bit )?(?:breathless|out of breath|puffed)\b`,
  ),
  // Breath lost on many stairs, as anybody's is.
  unlessAround(
    String.raw`chest|pain\w*|faint\w*|dizz\w*|wheez\w*|at rest|lying|flat|ankles|worse|new|now|suddenly|never used|lately|recently|pregnan\w*|pale|palpitations|heart|lungs`,
    String.raw`\b(?:breathless|out of breath|puffed|puffing|short of breath|winded)\b(?=[^?!]{0,70}\b(?:stairs|steps|floors?|flights?|hill|uphill|run(?:ning)?|bus|shopping|bags)\b[^?!]{0,40}\blike (?:any(?:one|body)|every(?:one|body)|we all)\b)`,
  ),
  // Skin in the colour of many carrots.
  unlessAround(
    String.raw`wild|eyes?(?! (?:are|is|look|stay)? ?(?:all |still |quite |nice and )?(?:white|clear|normal)\b)|itch\w*|pee|wee|urine|stools?|poo\w*|sick|vomit\w*|tired|belly|liver|fever|numb|mouth|tongue|swell\w*|swollen|breath\w*`,
    String.raw`\b(?:ate|eaten|eat|eating|eats|drink|drinking|drank|had|having|juic\w*|from|after) (?:\w+ ){0,5}(?:carrots?|pumpkins?|squash|sweet potato(?:es)?|carrot (?:juice|puree))\b[^?!]{0,60}\b(?:orange|yellow\w*)\b`,
    String.raw`\b(?:skin|palms?|hands?|nose|feet|soles)(?:'s| is| are| has| have)? (?:gone |turned |went |looks? |all |a bit |quite )*(?:orange|yellow\w*)\b[^?!]{0,50}\b(?:carrots?|pumpkins?|squash|sweet potato(?:es)?)\b`,
    String.raw`\b(?:orange|yellow\w*) (?:palms?|hands?|skin|nose|feet|soles)\b[^?!]{0,40}\b(?:carrots?|pumpkins?|squash|sweet potato(?:es)?)\b`,
  ),
  // A small knock with no sign of harm.
  unlessAround(
    String.raw`but|now|worse|drows\w*|sleepy|confus\w*|vomit(?:ed|ing)|thr(?:ew|owing) up|double|blurr\w*|clear fluid|warfarin|apixaban|rivaroxaban|eliquis|xarelto|clopidogrel|thinner\w*|bleed\w*|soft|dent|baby|newborn|months? old|fits?|seizure|fell (?:down|from|off)|unconscious|stairs|bike|car|horse`,
    String.raw`\b(?:bumped|banged|knocked|hit|bonked|whacked) (?:my |his |her |the )?(?:head|forehead|nut|noggin)\b(?=[^?!]{0,60}(?:\b(?:no|not|never|without|nor|or|and) (?:a |any )?(?:knock(?:ed)? out|head ?ache|sickness|sick|nausea|dizziness|dizzy|black ?out|passed out|out)\b[^?!\w]*(?:\w+ ){0,2}){2})`,
  ),
  // The animal has been seen.
  /\b(?:dog|cat|pup|puppy|kitten|rabbit|horse) (?:ate|has eaten|got into|licked|chewed) [^.?!]{0,40}\bvets? (?:is |was |has |have )?(?:done|seen|fine|happy|checked|sorted|said|says|cleared)[^,.?!]{0,24}/gi,
  /\bknocked out by the (?:smell|scent|whiff|stink|taste|flavou?r|beauty|price)\b/gi,
  // Away, and not gone for ever; missed at a meeting; a smile that met a price.
  /\bwon't be (?:around|here|there|about)\b(?=[^.?!]{0,40}\b(?:cruise|holiday|honeymoon|travelling|abroad|maternity|retir\w+|interrail\w*|backpacking)\b)/gi,
  /\b(?:nobody|no one|no-one) (?:would|will|'d) (?:even )?miss me (?:at|in|from) (?:that|the|this|my|our|their) (?:\w+ )?(?:meeting|party|office|zoom|call|class|gym|do|event|rehearsal|team)\b/gi,
  /\b(?:smile|face|jaw) (?:dropped|fell|slipped|faded)\b(?=[^.?!]{0,12}\b(?:when|as) (?:i|he|she|we) (?:saw|heard|read|opened|got|found)\b)/gi,
  // What must never be swallowed was not.
  /\b(?:aren't|isn't|not|never|shouldn't|mustn't|should never|must never)(?: ever)?(?: to)?(?: be)? (?:swallow(?:ed)?|eaten|drunk|ingested|taken (?:internally|by mouth))\b(?=[^.?!]{0,30}(?:[?]|$))/gi,
  // Work, studies and screens fry a brain, and nobody ate it.
  /\b(?:brain|head|mind|nerves|nervous system)(?:'s|s)?(?: is| are| feels?| was| has been| gone)? (?:(?:totally|completely|so|all|a bit|utterly|well and truly|proper) )*(?:fried|cooked|mashed|scrambled|toast(?:ed)?|frazzled|melted)\b/gi,
  // "Vitamin B makes my pee bright yellow", "since the iron my stools are black".
  unlessAround(
    stainDanger,
    String.raw`(?<=\b${colouring}\b[^?!]{0,60})${yellowWater}`,
    String.raw`\b${yellowWater}(?=[^?!]{0,60}\b${colouring}\b)`,
  ),
  unlessAround(
    bledInside,
    String.raw`(?<=\b${darkening}\b[^?!]{0,60})${blackStool}`,
    String.raw`\b${blackStool}(?=[^?!]{0,60}\b${darkening}\b)`,
  ),
];
