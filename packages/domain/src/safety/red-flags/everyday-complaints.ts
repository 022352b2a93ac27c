import { alternatives, choice, sequence } from '../../resolve/phrases.ts';
import { hoarseThroat } from './hoarse-throat.ts';

/** Complaints told with what makes them ordinary, unless danger is told as well; taken out of a message before it is read. */

const chestDanger = String.raw`breath\w*|blood\w*|sharp|stabb\w*|arm|jaw|sweat\w*|worse|phlegm|shiver\w*|at rest`;
const coughing = [
  String.raw`(?:from|after|with) (?:all (?:the |this |that )?|so much |too much |(?:a |two )?(?:weeks?|days?) of )?coughing`,
  String.raw`(?:when|if|each time|every time|only when) i cough`,
  String.raw`from (?:the |this |my |a )cough`,
].join('|');

const birthDanger = String.raw`bleed\w*|blood|fever|contract\w*|waters?|cramp\w*|side|flank|pee\w*|wee|urine|temp\w*|chills|burn\w*|numb\w*|regular\w*|waves?|tight\w*|pressure|severe|bad|worst|sudden\w*|belly|tummy|shoulder|swollen|red|calf|headaches?|bladder|control|weak\w*|wet\w*|incontinen\w*`;
const ofPregnancy = String.raw`\b(?:pregnan\w*|expecting|weeks|trimester)\b`;
const loadAches = [
  String.raw`(?:lower )?back ?(?:pain|ache)s?`,
  String.raw`(?:lower )?back (?:hurts|aches|is sore)`,
  String.raw`(?:hips?|knees|feet) (?:hurts?|aches?|are (?:sore|stiff|heavy)|is sore)`,
].join('|');

const colour = '(?:blue|purple|green|yellow|black|brown)';
const bruiseDanger = String.raw`everywhere|all over|for nothing|reason|swollen|huge|can't|warfarin|apixaban|eliquis|xarelto|thinner\w*|lips?|face|breath\w*|cold`;
const bleedDanger = String.raw`bleed\w*|blood in|black|gums|nose|everywhere|huge`;

const urineDanger = String.raw`blood\w*|burn\w*|pain\w*|fever|chills|can't|cannot|unable|nothing comes|thirst\w*|weight|belly|back|swollen|breath\w*|pregnan\w*|sudden\w*`;
const bowelDanger = String.raw`weeks|months|weight|blood\w*|appetite|full|[567]\d|fever|vomit\w*`;
const meals = '(?:lunch|dinner|breakfast|meals|eating|food|supper)';

const harmlessOils =
  '(?:peppermint|lavender|eucalyptus|oregano|fish|coconut|castor|primrose|clove|thyme|tea tree|essential) oil(?: capsules?)?';
const harmlessHerbs = String.raw`(?:ginkgo|valerian|echinacea|turmeric|ashwagandha|melatonin|magnesium|chamomile|ginseng|milk thistle|multivitamins?|vitamin [bc]\d*|fish oil|probiotics?|hawthorn|lemon balm|passion ?flower|elderberry|rhodiola|saffron)`;
const aChild = String.raw`baby|toddler|child|son|daughter|kid`;
const relatives = String.raw`(?:friend|brother|sister|mother|father|mum|mom|dad|son|daughter|uncle|aunt|cousin|colleague|neighbou?r|husband|wife|partner|classmate|grand\w+)`;

const stinger = 'wasps?|bees?|mosquito(?:es)?|gnats?|midges?|horse-?fl(?:y|ies)|insects?|nettles?|ants?|hornets?';
const limb =
  '(?:left |right |upper |lower )?(?:arm|forearm|hand|finger|thumb|wrist|elbow|leg|shin|knee|foot|toe|ankle|shoulder|back|thigh)';
const howItLooks = String.raw`(?:[ ,]+(?:and|but|it(?:'s| is)?|is|now|still|so|very|really|a|bit|little|swollen|swell(?:ed|ing|s)(?: up)?|itchy|itches|sore|red|puffy|hurts?|big|lump)\b)*`;
const stungJustNow = String.raw`(?=[^]{0,60}\b(?:just (?:got|been|now)|(?:an?|one|two|three|few|couple(?: of)?|\d\d?) (?:hours?|hrs?|minutes?|mins?) ago)\b)`;
const stingDangerAtOnce = alternatives([
  /breath\w*|throat|lips?|face|mouth|tongue|hives|dizz\w*|faint\w*|spread\w*|fever\w*|streaks?|pus|up my|all over|everywhere/,
  /many|twenty|times|allerg\w*|epi-?pen|sick|vomit\w*|collaps\w*|weak|swallow\w*|hoarse|wheez\w*|worse|joints?|baby/,
  /(?:for|after|by|[4-9]|five|several) days?|day (?:three|four|five|[3-9])|infect\w*|weep\w*/,
]);
/** Heat means nothing in the first hours. */
const stingDanger = `${stingDangerAtOnce}|hot`;
const skinSpread = String.raw`breath\w*|throat|lips?|face|mouth|tongue|eyes?|hives|dizz\w*|faint\w*|spread\w*|fever\w*|streaks?|hot|pus|weak|vomit\w*|sick|chest|swallow\w*|worse|growing|bigger|deep|glass|can't|won't|stuck|numb|diabet\w*|chemo\w*|days`;
const voiceDanger = String.raw`sudden\w*|clos\w*|tight\w*|hives|rash|lips?|face|peanuts?|bee|wasp|swallow\w*|breath\w*|drool\w*|dribbl\w*|bloody?|lumps?|weight|months|nuts?|stung|ate|swell\w*|swollen|tongue|noisy|strid\w*|smok\w*|capsule|tablet`;
const shortWhile = String.raw`(?:for|since|after) (?:(?:about|almost|nearly|only|just|the last|the past) )?(?:an? (?:day|week|fortnight)|(?:one|two|three|four|five|six|a few|few|some|\d{1,2}) days|(?:two|2) weeks|yesterday|last night|this morning|the weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)`;
const swallowDanger = alternatives([
  /chemo\w*|transplant|clozapine|clozaril|carbimazole|methimazole|ptu|propylthiouracil/,
  /methotrexate|azathioprine|sulfasalazine|leflunomide|biologics?|neutro\w*|breath\w*|drool\w*/,
  /dribbl\w*|can't|cannot|can not|unable|spit\w*|saliva|muffled|one side|open|stiff|neck|rash/,
  /swollen|swell\w*|lumps?|weeks?|months?|weight|stuck|nuts?|stung|fever\w*|39|4[01]|baby/,
  /toddler|blood\w*|wak\w*|worse/,
]);
const standingDanger = String.raw`faint\w*|collaps\w*|pass(?:es|ed)? out|black\w*|chest|heart|palpitations|breath\w*|blood|bleed\w*|fell|falls?|fallen|head injury|hit|vomit\w*|pregnan\w*|weak\w*|numb|speech|vision|headaches?|diarrh\w*|fever|days|sudden onset|pale|sweat\w*|poo\w*|stools?|confus\w*`;
const gumDanger = String.raw`bruis\w*|warfarin|apixaban|eliquis|xarelto|rivaroxaban|thinner\w*|everywhere|nose|vagin\w*|spotting|down there|pads?|cramp\w*|belly|won't stop|for days|all day|pour\w*|headaches?|platelets?|swollen (?:face|hands)`;

const skinDanger = String.raw`breath\w*|throat|tongue|lips?|swell\w*|swollen|faint\w*|dizzy|swallow\w*|drank|drunk|ate|took|mouth|eyes?|blister\w*|fever|everywhere|all over`;

const sicknessDanger = String.raw`can't|cannot|won't|anything|nothing|everything|water|fluids?|weight|dizz\w*|faint\w*|pee\w*|wee|urine|blood\w*|bloody|pains?|fever|headaches?|vision|all day|constant\w*|non-?stop|days`;
const ofEarlyPregnancy = String.raw`\b(?:pregnan\w*|expecting|i(?:'m| am) (?:about |only |just )?(?:[4-9]|1[0-6]) ?(?:weeks?|wks?))\b`;
const morningSickness = String.raw`\b(?:throw(?:ing|s)? up|vomit(?:ing|s)?|(?:being|get|getting) sick|sick)\b[^.?!]{0,12}\b(?:every|each|most|in the) mornings?\b`;
const ofWhatIsPutOn = String.raw`\b(?:it|this|that|the (?:oil|cream|gel)) (?:really |kind of |sort of )?(?:burns?|stings?|is burning|is stinging)\b(?= (?:a (?:bit|little|lot) )?(?:when|after|where|each time|every time) (?:i )?(?:put|apply|applied|use|used|rub|rubbed|dab)\b)`;

const shiverDanger = String.raw`neck|blood\w*|breath\w*|confus\w*|shak\w*|rigors?|belly|tummy|flank|side|kidney|pee\w*|pregnan\w*|chemo\w*|transplant|spleen|rash|burning up|fever\w*|temperature|travel\w*|malaria|africa|india|wound|cut|bite|catheter|surgery|operation|baby|days|weeks|trimester|stiff|urine|back`;

export const everydayComplaints: readonly RegExp[] = [
  unless(
    sicknessDanger,
    String.raw`${morningSickness}(?<=${ofEarlyPregnancy}[^.?!]{0,60})`,
    String.raw`${morningSickness}(?=[^]*${ofEarlyPregnancy})`,
  ),
  unless(String.raw`eyes?|blister\w*|swell\w*|swollen|breath\w*|black|white|peel\w*`, ofWhatIsPutOn),
  unless(
    skinDanger,
    String.raw`\b${harmlessOils}\b[^.?!]{0,16}\b(?:gave|gives|has given|caused|left|brought) me (?:with )?(?:an? |some )?(?:\w+ )?(?:rash|spots|pimples|redness|irritation|itching)\b`,
  ),
  unless(
    bowelDanger,
    String.raw`\b(?:one|a|single) (?:loose|soft) (?:stool|poo|motion)s?\b[^.?!]{0,12}\bafter (?:my |the |a |morning )*(?:coffee|breakfast|meals?|lunch|dinner)\b[^.?!]{0,24}`,
  ),
  nowhere(
    voiceDanger,
    String.raw`\b(?:hoarse(?:ness)?|croaky|husky|raspy|scratchy|(?:lost|losing) my voice|voice (?:is |has )?(?:gone|away))(?: (?:voice|throat))?\b[^.?!\d]{0,16}\b${shortWhile}\b`,
    ...hoarseThroat,
  ),
  nowhere(
    swallowDanger,
    String.raw`\b(?:sore|scratchy|raw|dry|bad) throat\b(?:[ ,]*(?:and|it|that|which|so|but|is|really|a (?:bit|little)))*[ ,]*(?:(?:hurts?|aches?|stings?|sore|painful)(?: (?:a (?:bit|little|lot)))? (?:to swallow|when i swallow|swallowing)|swallowing (?:hurts|stings|is (?:sore|painful)))\b`,
    String.raw`\bthroat (?:is|feels) (?:\w+ )?(?:like sandpaper|scratchy|raw|sore|dry)\b(?:[ ,]*(?:and )?swallowing (?:hurts|stings|is sore))?`,
  ),
  nowhere(
    standingDanger,
    String.raw`\b(?:dizzy|light[- ]?headed|woozy|(?:see|sees|seeing) stars|head ?rush)\b (?:\w+ )?(?:when|if|whenever|after|each time|every time)(?: (?:i|he|she|they|we))? (?:stands?|standing|gets?|getting|rises?|rising|bends?|bending|sits?|sitting)(?: (?:up|down|over|out of \w+(?: \w+)?))?(?: (?:too|so|very))?(?: (?:fast|quick(?:ly)?|sudden(?:ly)?))?`,
    String.raw`\b(?:dizzy|light[- ]?headed|shaky|wobbly) (?:when|if) (?:i|he|she) (?:skips?|miss(?:es)?|forgets?) (?:\w+ )?(?:meals?|lunch|breakfast|dinner|eating)\b`,
  ),
  nowhere(
    String.raw`sex|slept|condom|stopp\w*|missed|skipp\w*|ran out|run out|fever|cough\w*|rash|weight|breath\w*`,
    String.raw`\b(?:living with |i have |have |has |i'?m |is |am )?hiv(?:[- ]?positive|\+)?\b[^.?!]{0,40}\b(?:undetectable|viral load|for (?:\w+ )?years|on (?:biktarvy|dolutegravir|treatment|art|tablets|meds|prep|\w+vir))\b`,
  ),
  nowhere(
    String.raw`heav\w*|soak\w*|clots?|pads?|faint\w*|dizz\w*|fever|smell\w*|pain\w*|worse|again|pregnan\w*`,
    String.raw`\b(?:still )?(?:bleeding|spotting) (?:a (?:bit|little)|slightly|lightly)[ ,]*(?:which is |that's |it's )?(?:normal,? )?(?:(?:i'm|i am|i was|we were) told|they (?:say|said)|(?:the )?(?:doctor|midwife|nurse|hospital|clinic) (?:says|said))(?: (?:it's|that's|it is|that is|is) (?:normal|fine|ok|okay|expected))?`,
  ),
  unless(
    gumDanger,
    String.raw`\b(?:bleeding|sore|swollen) gums\b(?=[^]*${ofPregnancy})`,
    String.raw`\bgums? (?:that )?(?:bleed|bleeds|bleeding)\b(?=[^]*${ofPregnancy})`,
    String.raw`(?<=${ofPregnancy}[^]{0,80})\b(?:bleeding gums|gums? (?:that )?(?:bleed|bleeds|bleeding))\b`,
  ),
  unless(
    chestDanger,
    String.raw`\b(?:chest|ribs)\b[^.?!]{0,16}\b(?:sore|hurts?|aches?|aching|painful)\b[^.?!]{0,24}\b(?:${coughing})\b(?! up)`,
  ),
  unless(chestDanger, String.raw`\bsore chest\b[^.?!]{0,28}\bcoughing\b(?! up)`),
  unless(
    birthDanger,
    String.raw`\b(?:${loadAches})\b(?:(?<=${ofPregnancy}[^.?!]{0,60})|(?=[^.?!]{0,40}${ofPregnancy}))`,
  ),
  unless(
    bruiseDanger,
    String.raw`\b(?:bruises?|bruised)\b[^.?!]{0,24}\b${colour}\b(?: (?:and|now|by now|or) (?:${colour}|fading)?)?`,
    String.raw`\b${colour}(?: and ${colour})? bruises?\b`,
    String.raw`^\W*(?:it|they)(?:'s| is| are| has| turned| went|'re)? (?:all )?${colour} and ${colour}\b`,
    String.raw`\b(?:hit|banged|bumped|knocked|bashed|stubbed|kicked)\b[^.?!]{0,12}\b(?:shin|calf|${limb})\b[^.?!]{0,40}\b(?:turned|gone|went|goes|is|has) (?:all |now |a bit |completely )*${colour}(?: and ${colour})?\b`,
    String.raw`\b(?:shin|calf|${limb}) (?:is|has gone|has turned|went|turned|looks) (?:all |now |still )*(?:black and blue|blue and (?:green|yellow|black))\b`,
  ),
  unless(
    String.raw`drank|drink\w*|swallow\w*|battery|bottle|spill\w*|splash\w*|clean\w*|burnt|hydrochloric|sulphuric|sulfuric|climb\w*|stairs|uphill|walk fast`,
    String.raw`\b(?:tastes?|tasting|feel|feeling|get|getting|have|having) (?:of |the |stomach |some |a lot of )*acid\b[^.?!]{0,16}\b(?:mouth|throat|chest)\b`,
    String.raw`\bacid (?:that )?(?:comes?|coming|rises?|rising|runs?|running|shoots|creeps|burns?|burning)\b[^.?!]{0,16}\b(?:up|back|mouth|throat|chest)\b`,
  ),
  unless(
    bleedDanger,
    String.raw`\bbruis(?:e|es|ed|ing) (?:a (?:bit|little) )?(?:more )?(?:easily|easier)(?: (?:now|than (?:i used to|before)))?\b(?<=\b(?:a bit|a little|slightly)\b[^.?!]{0,24})`,
  ),
  unless(
    urineDanger,
    String.raw`\b(?:get|gets|getting|got|wake|wakes|waking|have to get) up\b[^.?!]{0,24}\b(?:times|twice|often|nights?)\b[^.?!]{0,16}\bto (?:pee|wee|urinate|pass water|go(?: to the (?:toilet|loo|bathroom))?)\b`,
  ),
  unless(
    bowelDanger,
    String.raw`\bbloat\w*\b[^.?!]{0,30}\b(?:before|with|around|during) (?:my |the |each |every )?period\b`,
    String.raw`\bperiods?\b[^.?!]{0,40}\bbloat\w*\b[^.?!]{0,30}`,
    String.raw`\bbloat\w* (?:\w+ )?(?:every day |each day |always |often )?(?:after|from) ${meals}\b`,
    String.raw`\b(?:belly|tummy|stomach) (?:swells|blows up|bloats)(?: up)? (?:after|from|with|when i eat) (?:\w+ ){0,2}\w+`,
    String.raw`\b(?:always|constantly|often|usually) bloated\b(?: and constipated)?`,
  ),
  unless(
    String.raw`pain\w*|vomit\w*|swoll\w*|blood\w*|hard|baby|fever|bloated`,
    String.raw`\b(?:hasn't|haven't) (?:pooed|pooped|been to the (?:toilet|loo)|had a bowel movement|gone to the (?:toilet|loo)) (?:for|in|since) (?:two days|2 days|a day|yesterday)\b`,
  ),
  unless(
    String.raw`weight|lumps?|glands?|fevers?|cough\w*`,
    String.raw`\bnight sweats? (?:since|with|from|in|during) (?:my |the )?(?:periods? (?:has |have )?(?:stopped|ended)|(?:peri-?)?menopause|last period|the change|ovaries)\b`,
    String.raw`\b(?:peri-?)?menopaus\w*\b[^.?!]{0,30}\bnight sweats?\b`,
  ),
  unless(
    String.raw`face|hands|headaches?|vision|pain\w*|one|breath\w*|sudden\w*`,
    String.raw`\bswollen (?:feet|ankles|legs)\b(?: a (?:bit|little))? (?:in the |every |at )(?:evenings?|night|end of the day)\b`,
    String.raw`\b(?:feet|ankles|legs) (?:\w+ )?(?:swell|are swollen|get swollen|swell up)(?: a (?:bit|little))? (?:in the evenings?|every evening|at night|in the heat|on hot days)\b`,
  ),
  nowhere(
    stingDanger,
    String.raw`\b(?:${stinger}) (?:stings?|bites?|stung me)(?: on| to)?[ ,]+(?:(?:my|his|her) )?${limb}\b${howItLooks}`,
    String.raw`\b(?:${stinger}) (?:has |have )?(?:stung|bit|bitten) (?:my|his|her) ${limb}\b${howItLooks}`,
    String.raw`\b(?:stung|bitten) by (?:an? |some )?(?:${stinger}) (?:on|in) (?:my|his|her|the) ${limb}\b${howItLooks}`,
  ),
  nowhere(
    stingDangerAtOnce,
    String.raw`\b(?:wasp|bee|mosquito|gnat|midge|insect) (?:sting|bite)s?\b[^.?!]{0,30}\b(?:just|only) (?:a (?:bit|little)|slightly) (?:red (?:and |or )?)?(?:swollen|itchy|red|sore|puffy)\b`,
    String.raw`\b(?:${stinger}) (?:stings?|bites?)(?: on| to)?[ ,]+(?:my |his |her )?${limb}\b${howItLooks}(?: hot\b)?${stungJustNow}`,
  ),
  nowhere(
    skinSpread,
    String.raw`\b(?:jelly ?fish|weever(?: fish)?)\b[^.?!]{0,24}\b(?:sting|stings|stung|got)\b[^.?!]{0,24}\b(?:last (?:week|month|summer)|(?:a|one|two|three|\d) weeks? ago)\b[^.?!]{0,16}\bitch(?:y|es|ing)\b`,
    String.raw`\bboil (?:on|in) my (?:bum|bottom|buttocks?|back|thigh|leg|arm|armpit)\b[ ,]*(?:(?:and|but|it(?:'s| is)?|so|very|really|quite|a bit) )*(?:sore|painful|hurts)(?=\W*$)`,
    String.raw`\b(?:splinter|thorn) in my (?:thumb|finger|hand|palm|foot|toe|heel)\b[ ,]*(?:(?:and|but|it(?:'s| is)?) )*(?:a )?(?:bit|little|slightly) (?:red|sore)(?=\W*$)`,
  ),
  nowhere(
    shiverDanger,
    String.raw`\b(?:shivery|achy|chilly|cold and shivery|the shivers)\b[^.?!]{0,24}\b(?:(?:coming|going) down with (?:something|a cold|the flu|a bug)|getting a cold)\b`,
  ),
  unless(
    String.raw`blood\w*|weight|breath\w*|fever\w*|night sweats?|smok\w*|chest|phlegm|months?|wheez\w*|baby|week old|lumps?`,
    String.raw`\bcough(?:ing)? (?:just )?(?:won'?t (?:go(?: away)?|shift|clear)|is still (?:here|there)|lingers|hangs on)\b[^.?!\d]{0,24}\b(?:cold|flu)\b[ ,]*(?:for |now )?(?:(?:a|one|two|1|2) weeks?|\d days)(?: now)?(?=\W*$)`,
  ),
  unless(
    String.raw`swoll\w*|swell\w*|breath\w*|seizure|fit|bleed\w*|blood|off|through|woke|wet|pus`,
    String.raw`\b(?:bit|bitten|bite|biting) (?:on )?my (?:tongue|cheek|lip)\b[^.?!]{0,24}`,
  ),
  unless(
    aChild,
    String.raw`\b(?:double|twice|two|second) (?:the )?(?:usual )?(?:dose|amount|cups?|capsules?|portions?)s? of (?:my |the )?${harmlessHerbs}\b(?<!\b(?:${aChild}|him|her)\b[^]{0,160})`,
  ),
  unless(
    String.raw`want to|wish|join|me too|so will|can't (?:go|live|carry)|i'll`,
    String.raw`\b${relatives} (?:committed suicide|died (?:by|from|of|through) suicide|took (?:his|her) own life)\b`,
  ),
  new RegExp(
    String.raw`\b${harmlessOils} (?:gave|gives) (?:me|my) (?:heart ?burn|reflux|wind|burps|a headache|spots|hiccups| +)`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:is|are|was|would) (?:\w+ ){1,3}(?:oil|oils|capsules?|tinctures?|tea)?s? ?(?:safe|ok|okay|good|fine|dangerous|toxic|poisonous|harmful) to (?:swallow|take|drink|eat|ingest|use)(?: by mouth| internally)?(?=\W*$)`,
    'gi',
  ),
  sequence(
    /\b(?:can|may|should|could) (?:i|we|you|one) (?:safely )?(?:swallow|take|drink|eat|ingest) /gi,
    choice(
      /lavender|peppermint|oregano|rosemary|thyme|fennel|chamomile|black seed|nigella/,
      /evening primrose|borage|castor|fish|flax\w*|coconut|olive|hemp|mint/,
    ),
    /(?: essential)? oil(?: capsules?)?\b/,
  ),
  /\b(?:don't|do not|wouldn't) want to live (?:on|with|off) (?!(?:this|it|that|like|him|her|them|the pain|pain|my|anymore|any)\b)\w+/gi,
  /\b(?:this|my|the|that) (?:\w+ )?(?:cough|cold|hay ?fever|itch|rash|sunburn) (?:is|was|keeps) (?:really |just )?killing me\b/gi,
  sequence(
    /\bhad (?:a |the )?(?:\w+ )?(?:fever|temperature|cough|flu|cold|bug|rash)\b[^.?!]{0,24}/gi,
    /\b(?:last week|last month|two weeks ago|a while ago)\b[^.?!]{0,16}\b(?:now )?(?:she|he|it|i)/,
    /(?:'s| is|'m| am| feels?)? (?:now )?(?:well|fine|ok|okay|better|gone|healthy|recovered)\b/,
  ),
  /\bdrink(?:s|ing)? (?:(?:a lot|lots|loads|cups?|plenty|mugs?|cans?) of |too much |so much |much |strong |my |\d )*(?:coffees?|espresso|cola|energy drinks?|caffeine)\b/gi,
  /\b(?:and |but |with )?(?:no|without|not any) (?:fever|temperature|blood(?! (?:supply|flow|pressure|sugar|tests?|thinn\w*))|vomiting|chills)\b(?! (?:until|till|before|since|for|but))/gi,
  /\b(?:my|our|the) (?:cat|kitten|dog|puppy) scratched (?:me|my \w+) (?:lightly|slightly|a (?:bit|little))\b/gi,
  /\bbled (?:a lot |badly )?(?:from|after|with) [^.?!,]{0,24} once\b/gi,
  /\bchok\w+ (?:a (?:little|bit) )?on (?:[^.?!,]{0,40}) (?:and|but|then) (?:i )?(?:laughed|was fine|am fine|coughed it up)\b/gi,
  // Another of the family is asked about, with an age and nothing else.
  sequence(
    /^\W*(?:(?:and|what about|how about|also|for) )*(?:his|her|my|our|their|the)/gi,
    / (?:(?:baby|little|younger|older|big|twin|newborn) )?/,
    /(?:brother|sister|cousin|son|daughter|baby|toddler|little one|boy|girl|nephew|niece)[ ,]*/,
    /(?:(?:who(?:'s| is)|he(?:'s| is)|she(?:'s| is)|is|just|only|aged?) )*\d{1,2} ?/,
    /(?:weeks?|months?|mo|years?|yo|y)(?: old)?(?: too| now)?\W*$/,
  ),
  /\b(?:just |only )?(?:want|like) to be (?:prepared|ready|on the safe side)\b|\bjust (?:in case|to be prepared)\b/gi,
];

/** Whichever is told, as long as none of the words of danger stands before it or follows. */
function nowhere(danger: string, ...told: readonly string[]): RegExp {
  return unless(danger, ...told.map((each) => String.raw`(?<!\b(?:${danger})\b[^]{0,160})${each}`));
}

/** Whichever is told, as long as none of the words of danger follows. */
function unless(danger: string, ...told: readonly string[]): RegExp {
  return new RegExp(told.map((each) => String.raw`${each}(?![^]{0,160}\b(?:${danger})\b)`).join('|'), 'gi');
}
