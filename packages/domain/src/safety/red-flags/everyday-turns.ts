import { choice, followedBy, sequence } from '../../resolve/phrases.ts';
import { unlessAround, unlessNear } from './unless-near.ts';

/** Plants that despair, windows that are blacked out, doses of the laboratory and "for years now"; taken out of a message before it is read. */

const plantNouns = String.raw`(?:plants?|seedlings?|sprouts?|cuttings?|bush(?:es)?|pots?)`;
/** Nobody is called so; Rose, Ivy and Basil are heard unless a bush or a pot of them is named. */
const plants = String.raw`(?:${plantNouns}|orchids?|cact(?:us|i)|ferns|succulents?|bonsai|lawn|hedge|tomato(?:es)?|mint|thyme|parsley|oregano|marjoram|coriander|cilantro|chives|fennel|lavender|chamomile|lemon balm|lemon verbena|tulsi|catnip|nettles?|hibiscus|roses|monstera|aloe(?: vera)?|sourdough|starter|(?:basil|rosemary|sage|dill|jasmine|rose|ivy|fern|ginger) ${plantNouns})`;
const noWill = String.raw`(?:has|have|had|seems? to have|shows?) (?:no|lost (?:all |the |its |their )?|already lost (?:the |its |their )?) ?will to live`;
const despair = [
  noWill,
  String.raw`(?:has|have|had|seems? to have) (?:just |already |completely )?given up (?:on life|on living)`,
  String.raw`(?:is|are|seems?) (?:\w+ )?(?:suicidal|determined to die|set on dying|trying to (?:die|kill (?:itself|themselves)))`,
  String.raw`(?:just |always |really )?wants? to die(?: (?:on me|no matter what))?`,
  String.raw`(?:has|have) a death wish`,
].join('|');
/** Whoever speaks of a plant and of a person in one breath is heard. */
const withoutPeople = String.raw`(?<!\b(?:like me|me and|as i|i (?:and|feel|felt|have)|i'm|so have i)\b[^]{0,80})`;
const nobodyAfter = String.raw`(?![^]{0,120}\b(?:i(?!'?ve (?:tried|watered|moved))|i'm|myself|he|she|him|her|neither|too|either|as well)\b)`;

const covered = String.raw`(?:windows?|curtains?|blinds?|skylights?|bedroom|nursery|room|van|car|screen|glass|lights?|names?|words?|lines?|text|address(?:es)?|faces?|number ?plates?|tent|greenhouse|polytunnel)`;
const inTheDark = String.raw`(?:streets?|town|city|village|block|estate|neighbou?rhood|house|grid|island|area|district|county|building|office)`;

const laboratoryAnimals = String.raw`(?:lab(?:oratory)? )?(?:rats?|mice|mouse|rodents?|rabbits|guinea pigs|fish|zebrafish|daphnia|insects?|frogs|hens)`;
const aloud = String.raw`(?:sing\w*|shout\w*|talk\w*|teach\w*|lectur\w*|karaoke|choir|cheer\w*|a cold|the cold|laryngitis)`;
const sharpFood = String.raw`(?:hot|spicy|sour|salty|chill?i\w*|curry|pineapple|pine-?apple|kiwi|mouth ?wash|toothpaste|vinegar|crisps|sour sweets|scald\w*|tea|coffee|soup|ginger|cinnamon|cloves?|mustard|horseradish|wasabi|lozenges?)`;
const allergyToo = String.raw`swell\w*|swoll\w*|thick\w*|tight\w*|clos\w*|breath\w*|wheez\w*|hives|rash|lips?|face|sudden\w*|minutes?|stung|sting|bit(?:e|ten)|nuts?|peanuts?|shellfish|prawns?|allerg\w*|drool\w*|swallow\w*|dizz\w*|faint\w*|new (?:tablet|medicine|pill)\w*|took|taken`;
const withoutAllergy = String.raw`(?<!\b(?:${allergyToo})\b[^]{0,200})(?![^]{0,200}\b(?:${allergyToo})\b)`;
const hoarse = String.raw`(?:(?:my |his |her |the )?voice (?:(?:is|was|has gone|went|gone|sounds|feels|a bit|very|so|all|still) )*(?:hoarse|croaky|husky)|(?:hoarse|croaky|husky)(?: voice)?)`;
const soreTongue = String.raw`\b(?:tongue (?:(?:is|was|feels|still|a bit|slightly|so|all) )*(?:burn\w*|sore|scalded|on fire|raw|hurts|stings)|(?:burn\w*|sore|scalded|raw|stinging) tongue)\b`;

export const everydayTurns: readonly RegExp[] = [
  // "A bowl of hot water and a towel over the head": steam that is breathed in.
  unlessNear(
    String.raw`burn(?:ed|t|ing|s)?|scald\w*|spill\w*|spilt|tipp\w*|knocked|splash\w*|fell|pulled|poured|blister\w*|scream\w*|red`,
    String.raw`\b(?:bowl|basin|pot|pan|sink|bucket|mug|tub)s? (?:full )?of (?:very |really |steaming |boiling |freshly )*(?:hot|boiling|boiled|steaming) water\b[^.?!]{0,20}\b(?:towel|blanket|sheet|cloth)\b(?: (?:over|on|round|around) (?:(?:my|his|her|the|your|their) )?(?:head|face|it|us|him|her|them))?`,
    String.raw`\btowel over (?:(?:my|his|her|the|your|their) )?head\b[^.?!]{0,30}\b(?:bowl|basin|pot|pan|sink)s? of (?:hot|boiling|boiled|steaming) water\b`,
  ),
  // "I take all my tablets with a milky coffee at breakfast": how they are taken day by day.
  unlessNear(
    String.raw`di(?:e|ed|ying)|dead|end it|kill\w*|sorry|goodbye|hurt|harm|vodka|whisk(?:e)?y|gin|rum|wine|beer|booze|alcohol|(?:want|going|plan\w*|decided) to|gonna|will|i'll|tonight|right now|enough|pain|burden|note|alone|bottle|packet|box|whole|finally|took|taken|swallowed|gone|over|anymore|any more|point|tired of|sleep forever|not wake`,
    String.raw`\b(?:i|he|she|we|my (?:mum|mom|dad|mother|father|husband|wife|gran)) (?:always |usually |normally |just |also |still )*(?:takes?|have|has|swallows?) all (?:of )?(?:my|his|her|our|the|them) ?(?:\w+ )?(?:tablets|pills|meds|medicines|medication|capsules|vitamins|supplements)?(?: (?:together|at once|in one go|at the same time|as one))*,? (?:with|in|at|before|after|first thing) (?:\w+ ){0,5}?(?:mornings?|breakfast|evenings?|night|coffee|tea|milk|water|juice|food|dinner|meals?|lunch|bedtime|cup|glass|yog\w+|porridge|\d)`,
    String.raw`\b(?:can|could|may|should|is it (?:ok|fine|safe) (?:to|if)) (?:i |he |she |we )?(?:take|have|swallow) all (?:of )?(?:my|his|her|our|the) (?:\w+ )?(?:tablets|pills|meds|medicines|medication|capsules|vitamins|supplements) (?:together|at once|in one go|at the same time)(?=[^.!]{0,40}(?:\?|\b(?:with|or|in the|at)\b))`,
  ),
  // "We gave the cot away and won't be here after the weekend, we fly to Spain": gone, with a reason.
  unlessAround(
    String.raw`di(?:e|ed|es|ying)|dead|death|kill\w*|sorry|forgive\w*|goodbyes?|heaven|join (?:him|her|them|mum|mom|dad)|alive|nobody|no ?one|nothing|burden|alone|tired|hopeless|pills|tablets|rope|bridge|letters?|notes?|for good|forever|(?:not|never|n't|won't) (?:be )?(?:com\w+|wak\w+|return\w*)(?: back)?|one[- ]way|at peace|final\w*|(?:it's|it'll be|all|is|be) over|last (?:day|time|night|words)|depress\w*|suicid\w*|meds|anymore|any more|point`,
    String.raw`\b(?:won't|will not|not going to|not gonna) be (?:around|here|there|home) (?:after|next|from|for|over|this|on|until|till|past)\b[^?]{0,30}?[.,;:!-]* ?\b(?:as |because |since |and |then )?(?:(?:we|i|he|she|they)(?:'re|'m|'s| are| am| is)? |the )?(?:fly|flying|flight|emigrat\w+|off to|mov(?:e|ing) (?:to|house|abroad|away|in)|on (?:a |our |my )?(?:holidays?|vacation|cruise|trip|tour|honeymoon|leave)|holidays?|(?:going|go|away) (?:on|to|for) (?:a |our |the )?(?:holiday|wedding|sea|trip|cruise|conference|\w+ for (?:work|a (?:week|fortnight|month)))|new (?:job|house|flat)|(?:have|got|start(?:s|ing)?) (?:a |my )?new job|travell?ing|touring|sailing|working (?:in|away|on)|studying|camping|abroad|(?:on|aboard) (?:an? |the )?(?:\w+ )?(?:ship|boat|expedition|course|project))\b`,
  ),
  // "Our parrot says 'help, I'm dying' when the kettle boils": learned by heart.
  /\b(?:parrots?|parakeets?|budgies?|mynah?s?|cockatoos?|cockatiels?|alexa|siri|sat ?nav|talking (?:toys?|dolls?))\b(?: (?:has|always|just|keeps?|kept|can|will|now|learn(?:ed|t) to))* (?:says?|saying|shouts?|shouting|screams?|screaming|shrieks?|squawks?|squawking|yells?|yelling|repeats?|repeating|calls?|mimics?|goes)\b[^.?!"”]{0,60}/gi,
  // "My second attempt at the driving test"
  /\b(?:failed |first |second |third |last |next |new )*attempts? at (?=(?:(?:the|my|an?|her|his|our|this) )?(?!life\b|own\b|suicide\b|it\b|end\w*\b|kill\w*\b|dying\b|death\b)\w)/gi,
  // "Folic acid" is none that burns.
  /\b(?:folic|folinic|pantothenic|ascorbic|alpha[- ]lipoic|lipoic|hyaluronic|amino|fatty|nicotinic|azelaic|uric|stomach|lactic|gamma[- ]linolenic|linoleic) acids?\b/gi,
  // "A 2 week old tattoo": no baby.
  /\b(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten)[- ](?:days?|weeks?|months?|years?)[- ]old (?=(?:tattoos?|piercings?|scars?|stitches|scabs?|sunburn|sprains?|fractures?|prescriptions?|leftovers|bread|sourdough)\b)/gi,
  // "Seizure free 2 years", "no fits since 2019": what has been quiet for long.
  /\b(?:been )?(?:seizure|fit|attack|episode|migraine)[- ]free\b(?: (?:for|since|now))*(?: (?:over|more than|about|nearly|almost|the last))*(?: (?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|many|several))?(?: ?(?:yrs?|years?|months?))?/gi,
  /\b(?:had )?(?:no|not had (?:a|any)|haven't had (?:a|any)|hasn't had (?:a|any)) (?:seizures?|fits?|attacks?) (?:for|in|since) (?:over |more than |about |nearly |almost |the last )*(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|many|several) ?(?:yrs?|years?|months?)?\b/gi,
  // "My sister had the bloating and hers turned out to be her ovaries."
  /\b(?:and |but )?(?:hers|his|theirs) turned out (?:to be|as) (?:(?:her|his|the|an?|in) )*\w+\b/gi,
  // "How long would I go on with it before I say this isn't working?", of a remedy.
  /\bhow (?:long|many (?:days|weeks|months|cups)) (?:do|would|should|must|can|could|will|shall) (?:i|we|you|he|she) (?:go on|carry on|keep (?:going|on|it up)|continue|give|try|stick|persist|persevere|take|drink|use)\b[^.?!]{0,24}\b(?:before|until|till) (?:i|we|you|he|she|it|deciding|saying)\b(?! (?:die|kill|end)\b)[^.?!]{0,40}/gi,
  // "Everyone says arnica for the bruises": what it is praised for, and no bruise of anybody.
  /\b(?:everyone|everybody|people|they all|all my friends) (?:says?|swears? by|recommends?|praises?|raves? about) [\w' -]{3,24} (?:for|against) (?:the |any )?(?:bruis\w*|swellings?|scars?|stiffness)\b/gi,
  // "Liquorice allsorts are my weakness."
  /\b(?:is|are|was|were|being) (?:my|his|her|our|a) (?:\w+ ){0,2}weakness(?:es)?\b(?! (?:in|of|down|on)\b)|\b(?:a|my|his|her) weakness for\b/gi,
  // "She rubs camphor balm on her chest."
  /\b(?:rub(?:s|bed|bing)?|dab(?:s|bed)?|put(?:s|ting)?|smear(?:s|ed)?|massag(?:es|ed|e)) (?:[\w']+ ){1,4}(?:on|onto|into|over) (?:his|her|my|their|the|baby'?s?) (?:wee |little )?chest\b/gi,
  // "St John's wort? daughter asked": whoever asks is not the one who is ill.
  /\b(?:(?:my|her|his|our|the) )?(?:grand)?(?:daughter|son|girl|boy|lad|lass)s? (?:asked|asks|suggested|suggests|reckons|was asking|wants to know)(?=\W*$|[.,;!?]| (?:about|for me|if i)\b)/gi,
  // "After long days at the computer" tells of no days that it lasts; her own stiff knees are no stiff baby.
  /\blong days?(?= (?:at|in|of|on) )/gi,
  /\b(?:my|her) (?:joints?|knees?|hips?|muscles|shoulders?|fingers|back) (?:is|are|feels?|gets?|goe?s?) (?:\w+ )?stiff(?: in the mornings?)?(?=[^.?!]{0,16}\bsince (?:the |giving )?birth\b)/gi,
  new RegExp(
    String.raw`${withoutPeople}\b(?:my|our|the|this|that|these|those|his|her|every) (?:(?:\w+ ){0,2}?${plants}(?: ${plantNouns})? (?:${despair})|(?:(?:poor|little|potted|supermarket|new) )*(?:basil|rosemary|sage) ${noWill})\b${nobodyAfter}`,
    'gi',
  ),
  new RegExp(
    String.raw`\bblacked out (?:(?:all|both|half|some|of) )*(?:the|my|our|his|her|these|those|every) (?:\w+ )?${covered}\b(?! (?:were|was|is|are)\b)`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:whole |entire |half (?:the |our )?)?${inTheDark} (?:(?:is|was|were|got|went|gets|has been|had been|half|all|completely) )*blacked out\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:lethal dose|fatal dose|ld ?-?50)\b[^.?!]{0,40}\b(?:in|for|of) ${laboratoryAnimals}\b(?![^]{0,80}\b(?:and (?:in )?(?:me|my|a|people)|humans?|persons?|people|child|man|woman|someone|my (?:size|weight))\b)`,
    'gi',
  ),
  // Of a cup as everybody drinks it, and of nobody in particular.
  sequence(
    /^\W*(?:is|are|can|could|would|does|do)\b(?![^]*\b(?:i|i'm|me|my|myself|he|she|him|her|we|us)\b)/gi,
    followedBy(
      sequence(
        /[^.?!]*\b/,
        choice(
          /normally|normal (?:cups?|amounts?|use|tea|food)|ordinary (?:cups?|amounts?|use|tea|food)/,
          /from cooking|in cooking|by accident|accidentally/,
        ),
        /\b/,
      ),
    ),
    /[^.?!]*\b(?:lethal|fatal|deadly) (?:dose|amount)s?\b[^.?!]*/,
  ),
  new RegExp(String.raw`\b${hoarse}\b(?=[^.?!]{0,60}${soreTongue})${withoutAllergy}`, 'gi'),
  new RegExp(String.raw`(?<=${soreTongue}[^.?!]{0,60})\b${hoarse}\b${withoutAllergy}`, 'gi'),
  new RegExp(
    String.raw`\b${hoarse} (?:from|after|because of) (?:\w+ ){0,2}?(?:${aloud}|${sharpFood})\b${withoutAllergy}`,
    'gi',
  ),
  // "Going under the knife": an operation.
  unlessNear(
    String.raw`wrists?|throat|arms?|cut|myself|he|she|him|threat\w*|blood|end|die|kill\w*|kitchen`,
    String.raw`\b(?:under|before|after) the knife\b`,
  ),
  // "Burning through nappies": used up fast.
  /\b(?:burn(?:s|ed|t|ing)?|rac(?:es?|ed|ing)|blaz(?:es?|ed|ing)|tear(?:s|ing)?|whizz(?:es|ed|ing)?) through (?:(?:all|so|too|many|much|the|a|an|my|our|his|her|their|of|his|packs?|box(?:es)?|tubs?|bottles?|these|this|that|more|two|three|several) ){0,4}(?:nappies|diapers|wipes|tissues|batteries|calories|money|cash|savings|energy|books?|formula|milk|food|snacks|nappy cream|sunscreen|supplements|vitamins|tea ?bags)\b/gi,
  // "Valerian knocks you out cold", "a seizure of laughter".
  /\b(?:knocks|would knock|will knock|can knock|could knock|used to knock) (?:you|me|him|her|us|one|people|anyone) (?:right |clean |straight )?out(?: cold)?\b(?![^]{0,120}\b(?:wake|waking|breath\w*|breathes|blue|unconscious|respond\w*|rous\w*|hit|fell|head)\b)/gi,
  /\b(?:seizures?|fits?) of (?:the )?(?:laughter|giggles|giggling|rage|pique|jealousy)\b/gi,
  // "Jumping out of the cupboard", "jumped into the pool": nowhere to fall from.
  unlessNear(
    String.raw`di(?:e|ed|ying)|dead|drown\w*|kill\w*|suicid\w*|end (?:it|my|his|her)|want\w*|wish\w*|goodbye|sorry|gone|live|unconscious|wak(?:e|ing)|ropes?|noose|neck|hang\w*|knife|alone`,
    String.raw`\bjump(?:s|ed|ing)? (?:out of|off|from|into|on to|onto) (?:the|a|an|my|his|her|our|some) (?:\w+ )?(?:cupboard|closet|wardrobe|box(?:es)?|bush(?:es)?|shadows|cake|bath|shower|bed|sofa|couch|chair|table|bench|swings?|slide|climbing frame|trampoline|diving board|pool|lake|sea|puddles?|hot tub)\b`,
  ),
  new RegExp(
    String.raw`${withoutPeople}\b(?:my|our|the|this|that|these|those|his|her) (?:\w+ ){0,3}?(?:${plants}|house ?plants?|peace lil(?:y|ies))\b(?:(?!\b(?:i|i'm|my|me|he|she|his|him|eyes?|skin|made|makes|gave|ate|eat\w*|drank|took)\b)[^.?!]){0,50}\b(?:jaundiced?|an(?:a)?emic|faint(?:s|ed|ing)?|feverish|suffocat(?:ing|ed)|chok(?:ing|ed)|gasping|drown(?:ing|ed)|(?:heart attack|stroke|breakdown))\b${nobodyAfter}`,
    'gi',
  ),
  // The flush that niacin brings, while nobody's breath or senses go with it.
  unlessAround(
    String.raw`breath\w*|swoll\w*|throat|hives|faint\w*|pass\w* out|black\w* out|collaps\w*|chest`,
    String.raw`\bniacin\b[^.?!]{0,50}\b(?:flush\w*|red|warm|hot|tingl\w*)\b[^.?!]{0,30}`,
  ),
  // "For years now" tells of years.
  /(?<=\b(?:years|months|decades|ages)) now\b/gi,
  // "Cut my lemon verbena to the bone": hard, and down to the wood.
  new RegExp(
    String.raw`\b(?:cut|cutting|pruned?|chopped|slashed|hacked) (?:back )?(?:my|our|the|this|that|all my) (?:\w+ )?(?:${plants}|rosemary|sage|basil|verbena|shrubs?|bush(?:es)?) (?:right |back |down )*to the (?:bone|ground|stump|wood|quick)\b`,
    'gi',
  ),
  // "Thinks he's dying, it's a cold."
  unlessAround(
    String.raw`breath\w*|chest|fever|confus\w*|can't|blood\w*|collaps\w*|stiff|rash|worse|drows\w*|tablets|pills|heart`,
    String.raw`\b(?:thinks?|says?|reckons?|swears?|claims?|acts? like|behaves like) (?:that )?(?:(?:he|she|they)(?:'s|'re| is| are) dying|impending doom)(?=[^]{0,40}\b(?:it's|it is|of|with|from|over|has) (?:just |only )?(?:a |an )?(?:\w+ )?(?:cold|sniffles?|man ?flu|splinter|hangover|paper cut|blister)\b)`,
  ),
];
