/** Complaints whose ordinary cause is told in the same breath: a horsefly, the garden dug over, a stuffed nose, lunch; taken out of a message before it is read. */
import { alternatives } from '../../resolve/phrases.ts';
import { unlessAround } from './unless-near.ts';

const swelling = String.raw`breath\w*|throat|lips?|tongue|wheez\w*|hives|swallow\w*|faint\w*|dizz\w*|vomit\w*|allerg\w*|sudden\w*`;

const biter = String.raw`(?:horse ?fl(?:y|ies)|gad ?fl(?:y|ies)|black ?fl(?:y|ies)|clegs?|gnats?|midges?|mosquito(?:e?s)?|mozz(?:y|ies?)s?|ants?|fleas?|bed ?bugs?|harvest mites?|mites?|nettles?)`;
const stinger = String.raw`(?:wasp|bee|hornet|stung|sting|${biter})`;
const biteDanger = String.raw`${swelling}|face|eyes?|mouth|fever\w*|shiver\w*|streaks?|spread\w*|worse|pus|unwell|days|weeks?|flight|the pill|cancer|surgery|whole|all over|many|dozens?|child|baby|toddler|tablets?|antibiotic\w*|medicines?`;

const limpDanger = String.raw`face|speech|words?|slur\w*|droop\w*|sudden\w*|vision|eyes?|numb\w*|tingl\w*|both legs|bladder|pee|urine|dark|brown|chest|breath\w*|swallow\w*|sweat\w*|jaw|injur\w*|fell|one|left|right|weak\w*`;
const hardWork = String.raw`(?:dug|digging|chopp\w+|carried|carrying|mov(?:ed|ing) house|shovel\w*|paint(?:ed|ing)|decorat\w+|plaster(?:ed|ing)|row(?:ed|ing)|swam|swimming|climb(?:ed|ing)|weights|press-?ups|push-?ups|pull-?ups|hedge|logs|boxes|piano|furniture|gym)`;

const jointDanger = String.raw`fever\w*|temp\w*|shiver\w*|pus|spread\w*|streaks?|can't (?:bend|move|straighten|walk)|wound|bite|bitten|scratch\w*|thorn|inject\w*|diabet\w*|chemo\w*|steroids?|methotrexate|biologics?|immun\w*|replace\w*|worse|sudden\w*|unwell|child|son|daughter|fell|broken|deformed`;
const tendon = String.raw`(?:tenosynovitis|tendon\w*|tendin\w*|rsi|tennis elbow|golfer'?s elbow|epicondylitis)`;
const ofAJoint = String.raw`(?:hot|warm|red|thick|swollen)`;

const bellyDanger = String.raw`pain\w*|hurt\w*|agony|ach\w*|tender|touch\w*|vomit\w*|sick|fever\w*|blood\w*|pregnan\w*|weeks?|months|contraction\w*|bab(?:y|ies)|toddler|child|son|daughter|boy|girl|days?|nothing|can't (?:pass|fart|poo|go|stand|move|walk|keep|breathe|pee)|no wind|sudden\w*|clammy|sweat\w*|faint\w*|pale|gr[ea]y|board|worse`;
const hardBelly = String.raw`\b(?:belly|tummy|stomach)\b[^.?!]{0,16}\b(?:hard|rock hard|tight)(?: (?:as|like) an? (?:ball|drum|football|balloon|melon|barrel|beach ball))?(?: and round)?`;
const atTable = String.raw`(?:lunch|dinner|supper|meals?|eating|beans|onions?|lentils|cabbage|wind|gas|takeaway|pasta|bread)`;

const gulletDanger = alternatives([
  /hot|boiling|scald\w*|steam|swallow\w*|drank|drunk|chemical\w*|bleach|caustic|lye|battery/,
  /spill\w*|kettle|blood\w*|black|arms?|jaw|sweat\w*|clammy|breath\w*|faint\w*|crush\w*/,
  /vomit\w*|stuck|weight|fumes|gas|smoke|acid (?:spill|burn)\w*|skin|tightness|pressure/,
]);
const gullet = String.raw`(?:gullet|o?esophagus|food ?pipe|tonsils)`;

const shakyDanger = String.raw`diabet\w*|insulin|metformin|gli(?:clazide|mepiride|pizide)|type (?:1|one|2|two)|t[12]d?|faint\w*|pass(?:ed|ing)? out|collaps\w*|confus\w*|fits?|seizure|unconscious|vomit\w*|thirst\w*|slur\w*|drows\w*|ketones?|libre|dexcom|pregnan\w*|drunk|alcohol|bypass|won't|doesn't|still|\d[.,]\d|\d{2,3}`;
const shaky = String.raw`(?:shaky|shak(?:e|ing)|trembl\w*|sweaty|wobbly|jittery|grumpy|weak)`;
const fedAgain = String.raw`[^.?!]{0,30}\b(?:till|until|unless|then|after|once|when)\b[^.?!]{0,24}\b(?:eat|ate|eats|bun|bread|biscuits?|food|snacks?|banana|lunch|dinner|sweets|meal)\b`;

const carDanger = String.raw`fever\w*|temp\w*|head|fell|fall|fallen|hit|blood\w*|green|bile|floppy|limp|drows\w*|sleepy|nappies|nappy|diapers?|dehydrat\w*|feeds?|bottles?|drinks?|days|weeks?|newborn|rash|stiff|crash\w*|accident|scream\w*|won't|all day|at home|today|now|breath\w*|months? old`;
const onTheRoad = String.raw`(?:car|bus|coach|boat|ferry|train|(?:we )?(?:drive|driving|drove)|back ?seat|bends?|motorway)`;
const eachTime = String.raw`(?:each|every) (?:time|trip|journey|drive|ride|bend)`;
const vomits = String.raw`\b(?:vomit(?:s|ing)?|throw(?:s|ing)? up|(?:is |gets |being )?sick|pukes?)\b`;

const stoolDanger = String.raw`pencil\w*|ribbon\w*|blood\w*|weeks|months|weight|chang\w*|black|fever\w*|narrow\w*`;
const burnDanger = String.raw`face|eyes?|mouth|throat|lips?|neck|chest|groin|genitals?|child\w*|kids?|toddler|bab(?:y|ies)|son|daughter|boy|girl|pregnant|large|big(?! as)|huge|deep|white|charred|black|whole|both|all over|entire|palms?|peel\w*|skin (?:off|came|is|coming)|raw|numb|worse|weep\w*|pus|fever\w*|diabet\w*|sick|dizz\w*|shiver\w*|spread\w*`;
const peeDanger = String.raw`back|flank|sides?|loin|kidneys?|fever\w*|temp\w*|3[89](?:[.,]\d)?|shiver\w*|blood\w*|pregnan\w*|trimester|fire|hot|boiling|clean\w*|bleach|chemical\w*|acid|fell|child|son|daughter|my girl|baby|toddler|vomit\w*`;
const lumpDanger = String.raw`breast|armpit|grow\w*|weeks|months|weight|sweat\w*|swallow\w*|hoarse|fever\w*|gland|new|found`;
const calfDanger = String.raw`one|left|right|swollen|swell\w*|flight|pill|red|warm|breath\w*|chest|surgery|cast|cancer|dark|brown|urine|sore for|days`;
const sport = String.raw`(?:match(?:es)?|game|half|goalie|extra time|football|rugby|hockey|tennis|sprint\w*|race|run|running|ten k|10 ?k|marathon|squats?|training)`;
const doubledDanger = String.raw`fever\w*|vomit\w*|sick|blood\w*|pregnan\w*|right|left|side|low\w*|worse|again and again|days|hours|child|kid|baby|toddler|son|daughter|boy|girl|hernia|testic\w*|severe|unbearable|faint\w*|sweat\w*|clammy|nothing|late|period|missed|shoulder|old`;

const drowsyDanger = String.raw`pills|tablets|took|taken|head|fell|hit|fever|confus\w*|rous\w*|won't wake|wake him|wake her|drugs?|methadone|opioids?|morphine|fentanyl|patch\w*|slur\w*|while|insulin|diabet\w*|breath\w*|alcohol|drunk|sudden\w*|today|wheel|steering`;
const foamDanger = String.raw`breath\w*|chest|cough\w*|lie flat|gasp\w*|heart|lungs?|seizure|fits?|unconscious|chok\w*|warfarin|thinner\w*|won't stop|clots?`;
const tooth = String.raw`(?:brush\w*|tooth ?paste|tooth ?brush|floss\w*|teeth)`;
const phlegm = String.raw`(?:mucus|snot|phlegm|catarrh|gunk|muck)`;

const ankleDanger = String.raw`one|left|right|calf|calves|thighs?|painful|hurts?|hot|red|breath\w*|chest|cough\w*|face|lips?|tongue|throat|eyes?|hands?|belly|pregnan\w*|weeks? gone|kidney\w*|heart|dark|urine|pee|weep\w*|blister\w*|flight|faint\w*|lie flat|pillows?`;
const opensVessels = String.raw`(?:amlodipine|norvasc|istin|nifedipine|adalat|felodipine|lercanidipine|lacidipine|nicardipine|isradipine|calcium channel blockers?)`;
const thickAnkles = String.raw`(?:swollen|swell(?:s|ing)?|puff(?:y|ed|s)?|fat|thick|balloon\w*)`;

export const everydayByCause: readonly RegExp[] = [
  // Ankles that swell on a tablet that is known for it.
  unlessAround(
    ankleDanger,
    String.raw`\b(?:ankles?|feet)\b[^.?!]{0,32}\b${thickAnkles}\b(?=[^.?!]{0,60}\b${opensVessels}\b)`,
    String.raw`\b${thickAnkles}(?: \w+){0,2} (?:ankles?|feet)\b(?=[^.?!]{0,60}\b${opensVessels}\b)`,
    String.raw`(?<=\b${opensVessels}\b[^.?!]{0,60})\b(?:(?:ankles?|feet)\b[^.?!]{0,32}\b${thickAnkles}|${thickAnkles}(?: \w+){0,2} (?:ankles?|feet))\b`,
  ),
  // Bites that are told with the biter.
  unlessAround(
    biteDanger,
    String.raw`\b${stinger}\b[^?!]{0,40}\b(?:calf|calves|legs?|shins?|ankles?|thighs?)\b[^?!]{0,24}\b(?:hot|hard|red|swollen|warm)(?:[ ,]+(?:and|hot|hard|red|swollen|itchy|round|one))*(?: (?:lumps?|bumps?|circle|patch|spot))?`,
    String.raw`(?<=\b${stinger}\b[^?!]{0,50})\b(?:swollen|thick|fat|swelling)(?: up)?(?: (?:like|as) an? \w+)?(?=[^?!]{0,30}\b(?:no other (?:signs?|symptoms?)|nothing else|otherwise (?:fine|well|ok)|only there|just there)\b)`,
    String.raw`\b(?:welts?|wheals?|hives)\b(?=[^?!]{0,60}\b(?:in a (?:line|row)|${biter}|hotel|hay|meadow|fed on me|bit me|bites?)\b)`,
    String.raw`(?<=\b${biter}\b[^?!]{0,50})\b(?:welts?|wheals?|hives|burn(?:s|ing)?)\b`,
  ),
  // Arms that worked.
  unlessAround(
    limpDanger,
    String.raw`(?<=\b${hardWork}\b[^?!]{0,60})\b(?:can't|can (?:hardly|barely)|couldn't) (?:lift|raise) my arms\b|(?<=\b${hardWork}\b[^?!]{0,60})\barms won't (?:lift|go up|move)\b`,
  ),
  unlessAround(
    jointDanger,
    String.raw`\b${ofAJoint}\b(?=[^.?!]{0,70}\b${tendon}\b)`,
    String.raw`(?<=\b${tendon}\b[^.?!]{0,50})\b${ofAJoint}\b`,
    String.raw`(?<=\bbursitis\b[^.?!]{0,40})\b${ofAJoint}\b(?=[^.?!]{0,40}\bnot infected\b)`,
    // "Rolled my ankle, swollen and a cracking shade of purple": a bruise.
    String.raw`(?<=\b(?:rolled|twisted|sprained|went over on|turned) (?:it|my|his|her)\b[^]{0,90})\b(?:swollen(?:,| and)? )?(?:all |a |very |bright |lovely |nice |cracking |beautiful |shade |of |gone |going |turned )*(?:purple|blue|black|lilac|grey)(?: and (?:blue|black|purple|yellow))*\b(?![^]{0,80}\b(?:lips?|face|tongue|breath\w*|cold|numb)\b)`,
    String.raw`\b(?:thick|swollen|fat|puffy)\b(?=[^.?!]{0,20}\b(?:twisted|sprained|rolled) (?:it|my)\b[^.?!]{0,30}\bcan (?:still )?walk\b)`,
  ),
  unlessAround(
    bellyDanger,
    String.raw`${hardBelly}(?=[^.?!]{0,30}\b${atTable}\b)`,
    String.raw`(?<=\b${atTable}\b[^.?!]{0,30})${hardBelly}`,
  ),
  unlessAround(
    String.raw`crush\w*|sweat\w*|arms?|jaw|breath\w*|pressure|tight\w*|pain\w*|vomit\w*|walk\w*|clammy|faint\w*|chest`,
    String.raw`\b(?:dinner|lunch|supper|food|meal|breakfast)s? (?:just )?(?:sits?|lies|lay|sat) (?:there )?like (?:an? )?(?:brick|stone|rock|lump|lead)\b[^.?!]{0,20}\b(?:ribs|stomach)\b`,
  ),
  // Acid in the gullet.
  unlessAround(
    gulletDanger,
    String.raw`\b${gullet} (?:\w+ ){0,2}?(?:burns?|burning|on fire|aflame)\b`,
    String.raw`\b(?:burn(?:s|ing)?|scorch\w*|sear(?:s|ing)|fire) (?:(?:in|up|my|the|his|her|of|all|way|back) )*${gullet}\b`,
    String.raw`\b(?:sour|acid|bitter) (?:\w+ )?(?:flames?|fire|burn(?:s|ing)?|lava)\b`,
    String.raw`\b(?:eat|meals?|food|supper|dinner)\b[^.?!]{0,24}\bburns?\b(?=[^.?!]{0,16}\b(?:back up|comes? up|climbs? up)\b)`,
  ),
  // Hunger that makes shaky, and food that ends it.
  unlessAround(
    shakyDanger,
    String.raw`\b(?:sugar low[^.?!]{0,30}\b)?${shaky}(?: and ${shaky})*(?=${fedAgain})`,
    String.raw`\bsugar low\b(?=[^.?!]{0,30}\b${shaky}\b${fedAgain})`,
  ),
  // Bowels held up by iron, and a nose that nothing leaves.
  unlessAround(
    String.raw`pee\w*|wee|urin\w*|bladder|pass(?:ing)? water|vomit\w*|sick|swollen|pain\w*|agony|hard|no wind|catheter|prostate|burst\w*|fever|blood\w*|bab(?:y|ies)|operation|surgery|days? old|drip\w*`,
    String.raw`\bnothing (?:comes|will come|is coming) out\b(?=[^?!]{0,60}\b(?:nose|nostrils?|sinus\w*)\b)`,
    String.raw`(?<=\b(?:iron|codeine|ferrous|cheese|constipat\w*|nose|nostrils?|sinus\w*)\b[^?!]{0,40})\bnothing (?:comes|will come|is coming) out\b`,
  ),
  unlessAround(
    carDanger,
    String.raw`(?<=\b${onTheRoad}\b[^.?!]{0,50})${vomits}(?=[^.?!]{0,40}\b${eachTime}\b)`,
    String.raw`${vomits}(?=[^.?!]{0,40}\b${onTheRoad}\b[^.?!]{0,40}\b${eachTime}\b)`,
    String.raw`(?<=\b${eachTime}\b[^.?!]{0,40}\b${onTheRoad}\b[^.?!]{0,40})${vomits}`,
  ),
  // A cramp of a minute, and what a holiday does to the bowels.
  unlessAround(
    doubledDanger,
    String.raw`\b(?:sudden(?:ly)? )?(?:griping|cramps?|cramping|spasms?)\b[^.?!]{0,30}\b(?:doubl\w+|bend|bent) (?:me )?(?:up|over) (?:for|only) (?:just |only )?(?:a|half a) (?:minute|moment|second)\b`,
    String.raw`\bmouth (?:is |keeps )?watering in (?:the|a) bad way\b|\bwoozy (?=(?:tummy|stomach|belly)\b)`,
  ),
  unlessAround(stoolDanger, String.raw`\bthin (?=(?:stools?|poos?|motions?)\b[^.?!]{0,24}\btimes a day\b)`),
  // Small burns.
  unlessAround(
    burnDanger,
    String.raw`\b(?:a |one )?(?:drop|drip|fleck|speck) of (?:boiling|hot|scalding) (?:\w+ )?\w+ (?:on|onto) my (?:hand|finger|thumb|wrist|forearm|knuckle)\b(?: (?:and|it) stuck|, it stuck)?`,
    String.raw`\b(?:bacon|fat|oil|pan|wok)\b[^.?!]{0,16}\b(?:tiny|little|small) red (?:dots|spots)\b`,
  ),
  unlessAround(peeDanger, String.raw`\bburn(?:s|ing)?\b (?:feeling |sensation )?(?:on|at) the (?:loo|toilet|bog)\b`),
  // Muscles in knots, calves after a match.
  unlessAround(
    lumpDanger,
    String.raw`\b(?:hard |tight |big )*(?:knots?|lumps?) of (?:muscles?|tension)\b`,
    String.raw`\b(?:neck|shoulders?) (?:is|are|feels?) (?:one |a |all |just )*(?:hard |big |tight |solid )*knots?\b`,
  ),
  unlessAround(
    calfDanger,
    String.raw`(?<=\b${sport}\b[^?!]{0,40})\bcalves\b[^.?!]{0,12}\b(?:rock hard|rock solid|(?:hard )?(?:like|as) (?:rocks?|stones?|wood|bricks?))\b`,
    String.raw`\bcalves\b[^.?!]{0,12}\b(?:rock hard|rock solid|(?:hard )?(?:like|as) (?:rocks?|stones?|wood|bricks?))\b(?=[^?!]{0,40}\b${sport}\b)`,
  ),
  /\bhow thick(?:ly)?\b(?= (?:do|should|to|must|can|shall)\b)/gi,
  // A face full of a cold, a chest full of phlegm, foam of toothpaste, breath of a diet, sleep before the telly.
  unlessAround(
    String.raw`breath\w*|throat|tongue|lips?|wheez\w*|hives|stung|nuts?|tablets?|sudden\w*|swallow\w*|swell\w*|swollen`,
    String.raw`\b(?:thick|full|heavy) face\b(?=[^.?!]{0,60}\b(?:cheek ?bones?|sinus\w*|bow(?:ing)? down|bend(?:ing)?|forehead)\b)`,
  ),
  unlessAround(
    String.raw`arms?|jaw|sweat\w*|clammy|breath\w*|blue|wheez\w*|faint\w*|dizz\w*|blood\w*|pressure|crush\w*|pain\w*|hurt\w*|stent|angina|asthma|copd|lips|gasp\w*|bab(?:y|ies)|worse|heart`,
    String.raw`\bchest (?:(?:is|feels|all|so|very|really|still|a bit) )*(?:tight|heavy|full) (?:with|wi'|wi|of|from) (?:(?:the|all|this|green|thick) )*(?:${phlegm}|cold)\b`,
  ),
  unlessAround(
    drowsyDanger,
    String.raw`\b(?:nods?|nodded|nodding|doz(?:es?|ed|ing)|drops?|drifts?) off (?:in front of|at|over|on|with|before|during) (?:the |his |her |my |a )?(?:telly|tv|television|sofa|couch|news(?:paper)?|book|arm ?chair|film|paper|settee)\b`,
  ),
  unlessAround(
    String.raw`diabet\w*|insulin|thirst\w*|vomit\w*|sick|drows\w*|confus\w*|pee\w*|breathing|breathes|breathless|drank|drunk|swallow\w*|sniff\w*|huff\w*|child|son|daughter|toddler|bab(?:y|ies)|weight|type|pregnan\w*`,
    String.raw`(?<=\b(?:low[- ]carb|keto\w*|fasting|atkins)\b[^.?!]{0,50})\b(?:smells?|tastes?|stinks?) (?:of|like) (?:old |rotten )?(?:apples|pear drops|nail (?:polish|varnish)(?: remover)?|acetone|glue|solvent)(?: and (?:glue|acetone|apples))?`,
    String.raw`\b(?:smells?|tastes?|stinks?) (?:of|like) (?:old |rotten )?(?:apples|pear drops|nail (?:polish|varnish)(?: remover)?|acetone|glue|solvent)(?=[^.?!]{0,50}\b(?:low[- ]carb|keto\w*|fasting|atkins)\b)`,
  ),
  unlessAround(
    foamDanger,
    String.raw`\b(?:pink|red) (?:foam|froth|spit|spittle|saliva|bubbles?)\b(?=[^.?!]{0,40}\b${tooth}\b)`,
    String.raw`(?<=\b${tooth}\b[^.?!]{0,40})\b(?:pink|red) (?:foam|froth|spit|spittle|saliva|bubbles?)\b`,
  ),
  // A finger that was jammed, acid that woke, milk that went the wrong way, dribble of sleep.
  unlessAround(
    String.raw`cold|numb|white|bone|bent|crooked|open|bleed\w*|blood\w*|throat|lips?|face|breath\w*|(?:tip|half) off|hang(?:s|ing)|dangl\w*|can't (?:bend|move|feel)|child|baby|toddler`,
    String.raw`\b(?:jammed|trapped|shut|slammed|squashed) (?:my|his|her) (?:\w+ )?(?:fingers?|thumb|toes?)\b[^.?!]{0,40}\b(?:blue|purple|black)\b`,
    String.raw`\bjammed (?:my|his|her) (?:\w+ )?(?:fingers?|thumb|toes?)\b`,
  ),
  unlessAround(
    String.raw`blue|breath\w*|gasp\w*|drank|drunk|swallow\w*|chemical\w*|battery|blood\w*|faint\w*|child|baby|weight|now`,
    String.raw`\bchok\w* on (?:my |the |stomach |some )*(?:acid|bile)\b`,
  ),
  unlessAround(
    String.raw`blue|breath\w*|gasp\w*|gr[ea]y|pale|limp|floppy|every (?:feed|time)|each (?:feed|time)|cough\w*|weight|newborn|premature|now|stops?`,
    String.raw`\bchok\w* (?:a (?:little|bit) )?on (?:the |her |his |some )?(?:milk|water)\b(?=[^.?!]{0,16}\b(?:then|and|but) (?:he |she )?(?:smiles?|laughs?|is (?:fine|happy)|carries on|drinks on|was fine)\b)`,
  ),
  unlessAround(
    String.raw`sudden\w*|droop\w*|speech|slur\w*|arms?|face|weak\w*|numb\w*|since|stroke|swallow\w*|throat`,
    String.raw`\b(?:dribbl\w*|drool\w*)\b(?=[^.?!]{0,50}\b(?:when|while|as) (?:i|he|she) (?:sleeps?|naps?|dozes?|(?:is|am) asleep)\b)`,
    String.raw`\b(?:dribbl\w*|drool\w*)\b(?=[^.?!]{0,30}\b(?:pillow|in my sleep|at night)\b)`,
  ),
  // A knock on the nose that is over, a head after drinking.
  unlessAround(
    String.raw`warfarin|apixaban|rivaroxaban|thinner\w*|won't stop|pour\w*|gush\w*|clots?|faint\w*|confus\w*|vomit\w*|clear fluid|crooked|black|still|again|headaches?|pregnan\w*`,
    String.raw`(?<=\bnose\b[^.?!]{0,30})\bbled for (?:an?|one|two|three|four|five|[1-5]|a few|a couple of) (?:minutes?|mins?|seconds)\b`,
  ),
  unlessAround(
    String.raw`chest|breath\w*|vomit\w* blood|fits?|seizure|shak\w*|confus\w*|pills|tablets|die|kill\w*|end it|faint\w*|worst|cold and clammy|won't wake`,
    String.raw`\b(?:impending doom|dying)\b(?=[^?!]{0,30}\b(?:never drinking again|hangover|hung ?over|too (?:much|many) (?:wine|beers?|tequila|gins?|proseccos?|shots))\b)`,
  ),
  // Bumps of the heat, a pricked finger, a kitten at play, a midge on the lid.
  /\b(?:heat|sweat) (?:bumps?|spots|pimples)\b/gi,
  unlessAround(
    String.raw`deep|bone|joint|spurt\w*|pump\w*|pour\w*|won't stop|numb|can't (?:bend|move|feel)|used|dirty|rusty|syringe|hospital|patient|purpose|myself|someone|he|she|red|hot|swollen|pus|throb\w*|through|warfarin|thinner\w*`,
    String.raw`\b(?:stabbed|pricked|jabbed) my (?:finger|thumb|palm|hand|toe) (?:with|on) (?:a|the|my) (?:\w+ )?(?:fork|pin|thorn|staple|pencil|skewer|sewing needle)\b`,
  ),
  unlessAround(
    String.raw`red|hot|swollen|swell\w*|pus|infect\w*|deep|bit|bitten|bleed\w*|blood\w*|fever|days|weeks?|face|eyes?|stray|wild|abroad|bats?|diabet\w*|chemo\w*|spleen|glands?|lumps?|thailand|india|baby|newborn`,
    String.raw`\b(?:cat|kitten|puppy|dog|rabbit|claw) scratched (?:me|my \w+)\b(?=[^.?!]{0,40}\b(?:thin|only a|just a|tiny|faint|little) (?:\w+ )?(?:line|mark|scratch)\b)`,
  ),
  unlessAround(
    String.raw`vision|see|blurr\w*|pain\w*|fever\w*|hot|pus|can't open|shut|closed|throat|breath\w*|lips?|tongue|both|spread\w*|child|baby|toddler|worse|days`,
    String.raw`\bswollen (?:bite|eyelid|lid)\b(?=[^.?!]{0,40}\b(?:midge|gnat|mosquito|mozzie)\b)`,
  ),
];
