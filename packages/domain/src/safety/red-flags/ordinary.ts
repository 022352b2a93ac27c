import { choice, oneOf, precededBy, sequence } from '../../resolve/phrases.ts';

const laughing = String.raw`laugh\w*|giggl\w*|cr(?:y|ied) laughing|smell of`;
const exertion = String.raw`(?:a |the |my |running |jogging |doing )?(?:runs?|running|jog\w*|sprint\w*|danc\w+|gym|zumba|football|basketball|soccer|hiit|work ?out|exercis\w+|sports?|training|bus|climb|hike|hill|spin class|crossfit|swim\w*|race|marathon|5k|10k|push-?ups|bench \w+|lifting|weights|chasing)`;

/** Ordinary things in words an alarm also uses; taken out of a message before it is read. */
export const ordinaryThings: readonly RegExp[] = [
  /\b(?:the |a |my )?(?:little |small )?(?:cut|nick|graze|scratch)\b[^.?!]{0,24}\bstopped bleeding (?:quickly|at once|soon|by itself|on its own|after (?:a|one|two) minutes?)/gi,
  // "Ibuprofen 400": a strength, and no number of tablets.
  sequence(
    precededBy(/\b(?:ibuprofen|paracetamol|naproxen|diclofenac|aspirin|tramadol|metformin|gabapentin|amoxicillin) /),
    /(?:100|150|200|250|300|400|500|600|750|800|850|1000)/gi,
    /(?=\W*$|[ ,.;?]+(?!(?:tablets?|pills?|caps\w*|of|tabs?|x|times)\b))/,
  ),
  // "Was Rasputin really poisoned?"
  sequence(
    /^\W*(?:was|were)/gi,
    / (?!(?:i|he|she|we|they|it|you|this|that|these|those|my|our|his|her|their|the)\b)(?:\w+ ){1,3}/,
    /(?:really |actually |ever )?(?:poisoned|stabbed|strangled|drowned|murdered|killed)/,
    /\b(?! (?:by|with) (?:my|me|our)\b)/,
  ),
  /\bknocked out by (?:jet ?lag|the (?:heat|tablets?|antihistamines?|pills?)|this cold|a cold|(?:the )?flu|work|lunch|valerian|melatonin)\b/gi,
  sequence(
    /(?<!\b(?:son|daughter|baby|toddler|child|kid|he|she|boy|girl|little one|year[- ]old)\b[^.?!]{0,24})/gi,
    /\bswallowed (?:a|some) ?(?:bit|little|drop|tiny bit)? ?(?:of )?/,
    /(?:mouthwash|toothpaste|bath water|sea ?water|pool water|soap)\b/,
  ),
  /\b(?:charcoal|antidotes?|naloxone|treatment|treat) (?:\w+ )?(?:for|in|an?) (?:\w+ )?overdoses?\b/gi,
  /\bchok\w+ on (?:all |the |this |these )*(?:pollen|perfume|dust|aftershave|incense)\b/gi,
  sequence(
    /\b(?:pour\w*|add\w*|put) (?:the )?(?:boiling|hot|boiled) water (?:on|over|onto|to|in|into)/gi,
    / (?:(?:the|some|a|fresh|dried|my) )?(?:\w+ )?/,
    choice(
      /tea|teabags?|bags?|herbs?|leaves|flowers?|mint|ginger|roots?|bark|berries|petals|seeds|cups?/,
      /mugs?|pot|jar|infuser|chamomile|sage|thyme/,
    ),
    /\b/,
  ),
  /\b(?:cloves?|sichuan|szechuan|kava|spilanthes|toothache plant|echinacea|benzocaine|anaesthetic gel)\b[^.?!]{0,30}\b(?:numb\w*|tingl\w*)(?! (?:and (?:swell|swoll)\w*))/gi,
  /\b(?:numb\w*|tingl\w*) (?:a bit |a little |slightly )?(?:from|after|with|when i (?:chew|suck|have|take)) (?:\w+ ){0,2}(?:cloves?|kava|szechuan|sichuan|echinacea|spilanthes|menthol|peppermint|lozenges?|chilli)\b/gi,
  /\bput (?:it|them|some|that|a few drops) (?:in|into|on) (?:the |a |my |our )?(?:sauna|diffuser|burner|bath\w*|wash\w*|candles?|soap|cream|humidifier|aroma lamp|steam(?:er)?|lotion|pillow)\b/gi,
  /\bsmell(?:s|ing|ed)? (?:of |like )?gas (?=stations?|grills?|works)/gi,
  sequence(
    /\b(?:stools?|poos?|poop|motions?) (?:is|are|were|was|went|turned|have been) (?:\w+ )?/gi,
    /(?:dark\w*|black|green\w*) (?:since|after|from|when|with|because of) (?:\w+ ){0,3}/,
    /(?:iron|bismuth|charcoal|spinach|chlorella|spirulina|blueberries)/,
    /\b(?![^]{0,80}\b(?:tarry|sticky|dizz\w*|faint\w*|pale|smell\w*)\b)/,
  ),
  /\b(?:can|may|could|should|do|what|which|to) (?:[\w ]{0,24} )?rub (?:\w+ ){0,4}(?:on|onto|into|in) (?:his|her|my|the|their) (?:chest|back|feet|belly|tummy)\b/gi,
  /\bfitting (?:\w+ )?(?:curtains?|kitchens?|carpets?|blinds|shelves|doors?|windows?|a new|new|the|my|wardrobes?|bathrooms?)\b/gi,
  sequence(
    /\b(?:ate|eaten|chewed|eating|swallowed|nibbled) (?:a |some |the |one )?(?:\w+ )?/gi,
    choice(
      /strawberry|mint|basil|lettuce|spinach|parsley|nettle|dandelion|raspberry|blackberry|apple/,
      /rocket|kale|chard|coriander|cabbage|nasturtium|lemon balm|sage|rosemary|thyme|bay/,
    ),
    / (?:leaf|leaves|flowers?|plants?)\b/,
  ),
  /\b(?:dementia|alzheimer\w*)\b[^.?!]{0,40}\b(?:as always|as usual|like always|always|for years)\b/gi,
  /\bthroat (?:closes|tightens|closing|closed)(?: up)? (?:when|before|at) (?:i (?:think|speak|talk|have to)|speeches|presentations|talks|interviews|exams)\b/gi,
  /\b(?:makes?|made) me (?:swell(?: up)?|puff up|come (?:up|out) in (?:lumps|hives|a rash|welts))(?=\W*$|[.,])/gi,
  /\b(?:thick|white|yellow|furry|brown) (?:tongue )?coat(?:ing|ed)\b(?: (?:on (?:my|the) )?tongue)?|\btongue coating\b|\bcoated tongue\b/gi,
  /\bhay[- ]?fever\b|\bcabin fever\b/gi,
  /(?<=\bpregnant (?:and|but) (?:i )?(?:really )?)(?:don't|didn't) want to be\b(?! (?:alive|here))/gi,
  /\b(?:took|taken|finished|take) all (?:of )?(?:my|his|her|the) (?:antibiotics?|\w+(?:cillin|mycin|oxacin|cycline)|course|vitamins?)\b/gi,
  sequence(
    /\b(?:feels?|felt|feeling) (?:like |as if |as though )/gi,
    /(?:i'?ve |i |i was |i got |i had )?(?:been |got |was )?/,
    /(?:hit|run over|flattened|steamrolled|trampled|knocked down) by (?:a|the)/,
    / (?:bus|truck|train|lorry|car|tractor|bulldozer)\b/,
  ),
  /\b(?:nobody|no one|no-one|none of (?:us|them)|neither)(?:'s| is| has| was)? (?:ate|eaten|hurt|swallowed|drank|touched|chewed)\b[^.?!,]{0,24}/gi,
  /\bstabb\w+ (?:me|him|her|us|you|each other) in the back\b|\bback-?stabb\w*/gi,
  oneOf(
    /\b(?:hit|did|at) the gym\b/gi,
    sequence(
      /\b(?:legs|arms|muscles|thighs|quads|glutes|mouth|tongue) (?:are|is|were|was|feel|felt) on fire/gi,
      /\b(?=[^.?!]{0,40}\b(?:gym|squats|run|workout|arnica|curry|chilli|spicy|training)\b)/,
    ),
    /\b(?:gym|squats|workout|training|curry|chilli)\b[^.?!]{0,40}\bon fire\b/gi,
    // What is eaten burns inside, and muscles after work; no flame is told of.
    sequence(
      /(?<!\b(?:flames?|petrol|fuel|lighter|candle|stove|hob|oven|barbecue|bbq|bonfire|clothes|shirt|top|trousers|dress|sleeve|nightie|hair)\b[^]*)/gi,
      /(?<=\b(?:stomach|belly|tummy|guts?|insides|legs|calves|thighs|quads|arms|shoulders|muscles) (?:(?:is|are|was|were|feels?|felt|like|its|it's|all|still|just|literally|actually|properly) ){1,3})on fire\b/,
      /(?![^]*\b(?:flames?|petrol|fuel|lighter|candle|stove|hob|oven|barbecue|bbq|bonfire|clothes|shirt|trousers|dress|sleeve|nightie|burn(?:t|ed|s)|blister\w*)\b)/,
    ),
  ),
  /\b(?:lost|losing|loses) (?:my|his|her|their) (?:sight|vision|hearing) (?:to|from|because of|through|with age)\b/gi,
  /\bi (?:won't|can't|don't|didn't) wake(?: up)? (?:groggy|tired|refreshed|rested|feeling|early|at|hungover|sweating|with|several|every|so)\b/gi,
  new RegExp(
    String.raw`\b(?:can't|couldn't|can hardly|barely|struggl\w+ to) breathe?(?:ing)? (?:for|from|with|because (?:i'?m|of)|i was|i'?m) (?:\w+ )?(?:${laughing})\b`,
    'gi',
  ),
  /\blaugh\w*\b[^.?!]{0,40}\b(?:can't|couldn't|hardly|barely) (?:breathe|stand|talk|speak)\b|\blol i can't breathe\b/gi,
  oneOf(
    sequence(
      /\b(?:blocked|stuffy|stuffed(?:[- ]up)?|congested|bunged(?:[- ]up)?|clogged|runny)\b[^.?!]{0,12}/gi,
      /\b(?:nose|nostrils?|sinus\w*|head)\b[^.?!]{0,40}\bbreath\w*(?: \w+ \w+ night)?/,
    ),
    sequence(
      /\b(?:nose|nostrils?|sinus\w*) (?:(?:is|are|so|feels|all|always|gets) )*/gi,
      /(?:blocked|stuffy|stuffed|congested|clogged|bunged)\b[^.?!]{0,40}\bbreath\w*/,
    ),
    sequence(
      /\b(?:(?:hard|difficult|trouble|can't|struggl\w+|problems?) (?:to )?)?breath\w* (?:\w+ ){0,2}/gi,
      /(?:through|via|out of|from) (?:my |the |his |her |one |it)?(?:\w+ )?/,
      /(?:nose|nostrils?|nasal|sinus\w*|side)\b/,
    ),
    sequence(
      /\b(?:hard|difficult|trouble|can't|struggl\w+) (?:to )?breath\w* (?:properly |well )?/gi,
      /(?:with|because of|from) (?:a |this |my |the )?(?:head |bad |heavy )?/,
      /(?:cold|congestion|hay ?fever|stuffy nose|blocked nose)\b/,
    ),
    /\bblocked nose\b[^.?!]{0,30}\bbreathe through it\b/gi,
  ),
  oneOf(
    /\bbreathe in this (?:town|city|relationship|marriage|job|family|country|company)\b/gi,
    sequence(
      /\b(?:dress|jeans|corset|bra|belt|trousers|skirt|shirt|suit|collar|mask|waistband|leggings|costume)\b/gi,
      /[^.?!]{0,24}\b(?:can't|couldn't|can hardly|barely) breathe\b(?= ?(?:lol|haha|\W*$|in it))/,
    ),
    sequence(
      /\bso (?:hot|stuffy|humid|full|busy|perfumed)/gi,
      /(?: (?:here|in here|today|outside))?(?: that)? (?:i|you|we) (?:can't|couldn't|can hardly) breathe\b/,
    ),
  ),
  oneOf(
    /\bsuffocating (?:heat|weather|job|relationship|city|summer|boss|office|atmosphere|humidity|marriage|family)\b/gi,
    sequence(
      /\b/gi,
      choice(/work|job|heat|relationship|air|room|office|town|life|summer|weather|marriage|boss|house|debt/, /love/),
      / (?:is|feels|was|gets) (?:so |really |a bit )?suffocating\b/,
    ),
  ),
  sequence(
    /\b/gi,
    choice(
      /out of breath|breathless|short of breath|panting|gasping|puffed|wheez\w+/,
      /heart (?:is |was )?(?:rac\w+|pound\w+)|light-?headed|dizzy/,
    ),
    String.raw` (?:a bit |a little |slightly )?(?:after|from|when i|during) ${exertion}`,
    /\b(?![^]{0,80}\b(?:new|weeks|months|lately|more than|suddenly|even|gets worse|ankles|these days)\b)/,
  ),
  /\bgasping for (?:a |some |my )?(?:cuppa|cup|tea|brew|drink|pint|fag|coffee|beer|smoke|water)\b/gi,
  new RegExp(
    String.raw`\bchest ${choice(
      /muscles?|day|workouts?|exercises?|hair|freezers?|rubs?|wax\w*|size|press(?:es)?|binders?|straps?/,
      /plates?|harness|expander|tattoo|of drawers|is (?:congested|mucusy|phlegmy|chesty|a bit chesty)/,
    )}\b[^.?!]{0,24}|\b(?:my|the) chest feels? (?:congested|mucusy|chesty|phlegmy)\b|\bchest(?:y)? cough\b(?![^]{0,160}\b(?:blood\w*|streaks?)\b)|\b(?:hurt|strain\w*|pull\w*|sore|ach\w*)\b[^.?!]{0,20}\bchest\b[^.?!]{0,30}\b(?:push-?ups|bench|gym|weights|work ?out|lifting|dips)\b`,
    'gi',
  ),
  sequence(
    /\bchest (?:muscles )?(?:is |are |feels? )?(?:a bit |so |really |all )?/gi,
    /(?:tight|sore|stiff|achy) (?:from|after) (?:doing |the |my |some |all those )?/,
    /(?:press[- ]?ups|push[- ]?ups|dips|bench\w*(?: press\w*)?|weights|gym|training|rowing)/,
    /\b(?![^]{0,120}\b(?:breath\w*|sweat\w*|arms?|jaw|dizz\w*|faint\w*|crush\w*|clammy|uphill|up (?:the |a )?(?:hills?|stairs)|stairs|when (?:i|he|she) walks?|pressure|spread\w*)\b)/,
  ),
  sequence(
    /\b(?:my |his |her |the )?(?:temp|temperature|thermometer)/gi,
    /(?: (?:is|was|says|said|reads|of|at|only|just|today|tonight|this morning)){0,2}/,
    / (?:36(?:[.,]\d)?|37(?:[.,][0-5])?)(?![.,]?\d)(?: ?(?:°|degrees|c)){0,2}/,
    /(?! (?:and|but) (?:limp|floppy|shiver\w*|cold|blue))/,
  ),
  oneOf(
    /\b(?:learn\w*|know|knows|off) by heart\b|\bheart[- ]to[- ]heart\b/gi,
    /\bheart of (?:gold|the|stone)\b|\bchange of heart\b|\byoung at heart\b/gi,
    /\bheart (?:is )?set on\b|\bheavy heart\b/gi,
    /\b(?:artichoke|celery|palm|lettuce|chicken|romaine) hearts?\b/gi,
    /\bheart health\b|\bheart-?shaped\b/gi,
    /\bhearts? (?:is |are )?(?:full|warm\w*|happy|broken|singing|melt\w*)\b/gi,
    /\bheart (?:burns|breaks|broke|aches?|is aching|hurts?) (?:for|to see|when i (?:see|think of))\b/gi,
  ),
  /\bheart[- ]?burn\b(?![^.?!]{0,80}\b(?:arm|jaw|sweat\w*|clammy|breath\w*|faint\w*|gr[ea]y|crush\w*|chest|climb\w*|stairs|uphill|hills?|despite|in spite of|(?:weeks?|months?) on (?:omeprazole|\w+prazole))\b)/gi,
  /\bcrush(?:ing)? (?:it|on (?:my (?:boss|friend|co-?worker|neighbou?r|teacher|classmate|crush)|him|her|a|someone|this))\b|\bhad a crush\b|\bcrushed (?:garlic|ice|pepper\w*|herbs|seeds?|leaves|chilli|fennel|cardamom)\b/gi,
  oneOf(
    sequence(
      /\b(?:out cold|slept|asleep|crashed|zonked|passed out|dead to the world)/gi,
      / (?:like a log|till|until|by|for (?:ten|eight|nine|twelve|\d+) hours|as soon as|before)\b/,
      /[^.?!]{0,24}/,
    ),
    /\bslept like (?:a log|a baby|the dead|a rock)\b[^.?!]{0,30}/gi,
    /\b(?:knocked|kicked|voted|bowled) out of (?:the|my|their)\b/gi,
    sequence(
      /\bpass(?:ed|ing)? out (?:the |some |my |free )?/gi,
      /(?:cigars?|sweets|flyers|leaflets|candy|samples|cards|papers|copies|invitations|drinks|cake)\b/,
    ),
    /\bblack-?out (?:curtains|blinds)\b/gi,
    /\b(?:tea|valerian|melatonin|it|pills?|tablets?|that|wine) (?:\w+ )?knock(?:s|ed)? me (?:right )?out\b(?![^.?!]{0,60}\b(?:head|fell|floor|ground|ambulance|woke up (?:on|in))\b)/gi,
    /\bpass(?:ed)? out (?:asleep|on the (?:sofa|couch) (?:watching|after (?:dinner|work)))\b/gi,
  ),
];
