import { choice, notFollowedBy, notPrecededBy, oneOf, sequence } from '../../resolve/phrases.ts';
import { callNow, noHerbs, poisonLine, type RedFlagRule } from './red-flag.ts';

const swallowed =
  '(?:ate|eaten|eating|eats|swallow(?:ed|s|ing)?|drank|drunk|drinking|drinks|chew(?:ed|ing|s)(?: on)?|licked|suck(?:ed|ing)(?: on)?|munch(?:ed|ing)(?: on)?|gnaw(?:ed|ing)(?: on)?|nibbl(?:ed|ing)(?: on)?|biting|lick(?:ing)|mouth(?:ed|ing)|ingested|gulped|sipped|tasted|consumed|downed|nibbled|(?<!\\ba (?:little |wee |tiny )?)bit(?:ten)?(?: into)?|put in (?:his|her|their|my) mouth|has had|got into|gotten into|injected|inhaled|given|gave (?:him|her|them|my \\w+)|brewed|steeped|boiled|cooked|infused|made (?:a |some )?(?:tea|infusion|soup|salad) (?:from|with|of|out of)|(?:drank|had|drunk) (?:a |some )?(?:tea|infusion) (?:from|with|of))';
const plants =
  "(?:foxgloves?|digitalis|oleander|hemlock|water dropwort|belladonna|(?:deadly )?nightshade|jimson ?weed|datura|thorn ?apple|monks'?hood|wolf'?s ?bane|aconite|yew(?: berries| leaves| needles)?|castor (?:beans?|seeds?)|rosary peas?|lil(?:y|ies) of the valley|autumn crocus|meadow saffron|colchicum|death ?caps?|destroying angels?|fly agaric|angel'?s trumpets?|brugmansia|henbane|poke ?(?:weed|berries|berry)|laburnum|lil(?:y|ies)(?! of)|hellebore|mandrake|white snakeroot|giant hogweed|larkspur|delphinium|cherry laurel|holly berries|mistletoe berries|daffodil bulbs?|philodendron|dieffenbachia|dumb ?cane|pothos|caladium|cuckoo ?pint|lords and ladies|sago palm|cowbane|ragwort|(?:wild|raw|unknown|strange|poisonous|toxic|odd|unidentified|foraged|some|a|random|garden)(?: \\w+)? (?:mushrooms?|toadstools?|berr(?:y|ies)|plants?|leaf|leaves|seeds|fung(?:us|i))|(?:mushrooms?|toadstools?) (?:from|in|off|growing)|(?:mushrooms?|berries|leaves|flowers|seeds|roots?) (?:he|she|i|we|they) (?:found|picked|dug)|toadstools?|apricot kernels|bitter almonds)";
const chemicals =
  '(?:bleach|anti-?freeze|coolant|rat poison|mouse poison|(?:slug|ant|roach) (?:bait|pellets|poison|killer)|poison|batter(?:y|ies)|magnets?|detergent|laundry pods?|(?:dish ?washer|washing) (?:tablets?|pods?|liquid|powder)|tide pod|drain ?(?:cleaner|unblocker|opener)|oven cleaner|toilet cleaner|cleaning (?:product|fluid|liquid|spray)|cleaner|lye|caustic soda|ammonia|paint thinner|turpentine|white spirit|lamp oil|lighter fluid|kerosene|paraffin|petrol|gasoline|diesel|methanol|methylated spirits?|meths|surgical spirit|disinfectant|dettol|shampoo|hand ?wash|fabric softener|rubbing alcohol|isopropyl|hand sanitizer|sanitiser|weed ?killer|round ?up|glyphosate|pesticide|insecticide|bug spray|fertili[sz]er|moth ?balls|nail polish remover|acetone|nicotine|vape (?:juice|liquid)|e-?liquid|cigarettes?|mouthwash|perfume|super ?glue|arsenic|cyanide|mercury|silica|(?:tea tree|eucalyptus|camphor|wintergreen|pennyroyal|clove|cinnamon|sassafras|thuja|wormwood|sage|citronella|lavender|lemon|peppermint|oregano|essential|neroli|rosemary|thyme|nutmeg|cedar\\w*|hyssop|tansy|mugwort|birch)(?: essential)? oils?|camphor|vicks|(?:an? |the )?(?:bottle of )?essential oils?)';
const pills =
  "(?:pills?|tablets?|medicines?|medications?|meds|capsules?|pill (?:box|bottle|organizer)|medicine (?:cabinet|cupboard|bottle)|tylenol|calpol|paracetamol|acetaminophen|ibuprofen|advil|aspirin|benadryl|iron|prenatals?|metformin|insulin|clonidine|methadone|suboxone|xanax|adderall|edibles?|thc|gummies|melatonin|sleeping \\w+|antidepressants?|blood pressure \\w+|heart \\w+|vitamins|supplements|cough syrup|(?:grand\\w+|nan|gran|granny|mum|mom|dad)'?s? \\w+)";
const child =
  '(?:baby|toddler|infant|newborn|(?:my|our|the|his|her) (?:\\w+ )?(?:child|kid|kids|son|daughter|grand(?:son|daughter|child)|nephew|niece|little (?:one|boy|girl)|boy|girl)|(?:nephew|niece|grandson|granddaughter|grandchild|son|daughter|kid|child)|(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[- ]?(?:years?|yrs?|months?|mos?)[- ]?olds?|\\d ?yo|he|she)';
const amount =
  '(?:[89]|[1-9]\\d{1,2}|(?:a |two |several )?dozens?|eight|nine|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|a hundred|hundred)';
const drug =
  '(?:pills?|tablets?|tabs|capsules?|caps|gummies|tylenol|paracetamol|panadol|acetaminophen|aspirins?|ibuprofens?|advils?|nurofen|melatonin|benadryls?|xanax|valium|diazepam|codeine|co-codamol|tramadol|oxys?|sleeping \\w+|antidepressants|painkillers|sertraline|zoloft|prozac|amitriptyline|metformin|beta ?blockers|propranolol|gabapentin|pregabalin|antihistamines|nytol|ambien|diphenhydramine|doxylamine|oxycodone|hydrocodone|morphine|fluoxetine|citalopram|escitalopram|venlafaxine|trazodone|quetiapine|olanzapine|lorazepam|clonazepam|alprazolam|zolpidem|zopiclone|amlodipine|digoxin|warfarin|bisoprolol|atenolol|naproxen|loperamide|imodium|cetirizine|promethazine|lithium|clonidine|verapamil|diltiazem|glipizide|gliclazide|theophylline|lisinopril|lamotrigine|phenobarbital|colchicine|levothyroxine|caffeine pills)';

const patterns = [
  new RegExp(`\\b${plants}\\b[^.?!]{0,40}\\b(?:drank|drunk|ate|eaten|swallowed|chewed (?:it|some|on))\\b`, 'i'),
  oneOf(
    /\bsnake ?bites?\b(?! (?:prevention|kit|plant))/i,
    sequence(
      /\b(?:bite|bitten|bit|sting|stung)\b[^.?!]{0,24}\b/i,
      choice(
        /black widow|brown recluse|rattlesnake|cobra|adder|viper|copperhead|scorpion|box jellyfish/,
        /funnel[- ]?web|redback|taipan|mamba/,
      ),
      /\b/,
    ),
  ),
  oneOf(
    /\b(?:possible|suspected|probable|think it'?s|looks like) (?!to\b)(?:\w+ )?(?:poisoning|overdose)\b(?<!food poisoning)/i,
    /\b(?:spiked|drugged)\b[^.?!]{0,16}\b(?:my|his|her) drink\b/i,
    /\b(?:drink (?:was|got|has been) spiked|got spiked|been (?:drugged|spiked))\b/i,
  ),
  /\b(?:took|taken|taking|given|gave \w+) (?:some |a bit of )?(?:(?:rat|mouse|slug|ant) poison|poison|cyanide|arsenic|antifreeze|bleach|strychnine|weed ?killer)\b/i,
  /\b(?:can't|won't|unable to|hard to|struggling to) (?:stay|keep (?:him|her|them)) awake\b[^.?!]{0,24}\b(?:after|since) (?:taking|he took|she took|swallowing|eating|drinking|the (?:pills|tablets))\b/i,
  new RegExp(
    `\\b(?:mistook|confused|mixed up)\\b[^.?!]{0,30}\\b${plants}\\b[^.?!]{0,60}\\b(?:ate|eaten|tea|drank|swallowed|took)\\b`,
    'i',
  ),
  sequence(
    String.raw`\b${child}(?:'s)?\b[^.?!]{0,20}\b(?:ate|eaten|swallowed|chewed|put)\b[^.?!]{0,20}`,
    /\b(?:berr(?:y|ies)|leaf|leaves|mushrooms?|flowers?|seeds?|bulbs?|plant|petals)\b[^.?!]{0,24}/i,
    /\b(?:garden|yard|park|bush|hedge|tree|outside|woods|forest|house ?plant|plant|ground|lawn)\b/,
  ),
  new RegExp(`\\b(?:${plants}|${chemicals})\\b[^.?!]{0,16}\\bin (?:his|her|their|my) mouth\\b`, 'i'),
  new RegExp(`\\b${swallowed}\\b[^.?!]{0,40}\\b(?:${plants}|${chemicals})\\b`, 'i'),
  new RegExp(
    `\\b(?:${plants}|${chemicals})\\b[^.?!]{0,30}\\b(?:was|were|got|been) (?:eaten|swallowed|drunk|ingested|chewed)\\b`,
    'i',
  ),
  sequence(
    String.raw`\b${child}(?:'s)?\b[^.?!]{0,30}\b`,
    choice(
      /swallowed|ate|eaten|drank|drunk|chewed|got into|gotten into|got hold of|found|opened|emptied/,
      /helped (?:him|her)self to|took/,
    ),
    / (?!(?:his|her) (?:antibiotics?|medicine|medication|meds|vitamins?|inhaler|insulin)\b)/i,
    String.raw`[^.?!]{0,24}\b${pills}`,
    /(?! (?:well|fine|without|as prescribed|for his|for her|every|at (?:night|breakfast)))\b/,
    notPrecededBy(/(?:took|ate|eaten) (?:his|her|a|two|one|the) (?:vitamins|gummies|supplements|melatonin|medicine)/),
  ),
  sequence(
    /\b(?:i|he|she|i'?m|we|they|who|someone|my \w+|our \w+|been|being|was|got|getting|is|are)\b/i,
    /[^.?!]{0,16}/,
    /\b(?:been|got|was|is|are|being|were|getting|think i'?m|having|have|has) (?:badly |being )?/,
    choice(
      /poisoned/,
      /(?:food|lead|mercury|alcohol|mushroom|plant|nicotine|carbon monoxide|ciguatera) poisoning(?! (?:is|are|signs|symptoms))/,
    ),
    /\b(?<!food poisoning)/,
  ),
  oneOf(
    sequence(
      /\bcarbon monoxide\b[^.?!]{0,60}\b/i,
      /(?:alarm|detector|leak|headaches?|dizzy|sick|beep\w*|going off|poison\w*|drowsy|exposure|exposed)\b/,
    ),
    /\b(?:co|gas) (?:alarm|detector|leak)\b[^.?!]{0,30}\b(?:going|went|is|has|beep\w*|off|dizzy|headache|smell)\b/i,
    /\bsmell(?:s|ing)? (?:of |like )?gas\b|\bgas smell\b/i,
    /\b(?:breathed|inhaled|breathing) (?:in )?(?:\w+ )?(?:fumes|chlorine|bleach|smoke|gas|exhaust)\b/i,
    /\bmixed bleach (?:and|with)\b/i,
  ),
  sequence(
    /\bgave\b[^.?!]{0,20}\b(?:baby|toddler|him|her|child|son|daughter|my \w+|newborn)\b[^.?!]{0,30}\b/i,
    choice(
      /too much|too many|the wrong (?:medicine|dose|pill|syringe|bottle)|double|twice|ten times/,
      /(?:two|three|four) times|essential oil|adult (?:dose|pill|tablet|strength)/,
    ),
    /\b/,
  ),
  oneOf(
    sequence(
      /\b(?:snake|viper|adder|rattlesnake|cobra|black widow|scorpion|box jellyfish|stonefish)\b[^.?!]{0,20}/i,
      /\b(?:bit|bite|bitten|stung|sting)\b/,
    ),
    /\b(?:bitten|stung) by (?:a |an )?(?:\w+ )?(?:snake|viper|adder|rattlesnake|cobra|black widow|scorpion|box jellyfish)\b/i,
  ),
];

const nobodySmall =
  /^(?![^]*\b(?:bab(?:y|ies)|toddlers?|infants?|little (?:one|boy|girl)|pre-?schoolers?|crawling|nursery|[1-6] ?y\.?o|(?:[1-6]|one|two|three|four|five|six)[- ]?(?:years?|yrs?)[- ]?old|(?:\d{1,2}|\w+)[- ]months?[- ]old)\b)/i;

export const poisoningRules: readonly RedFlagRule[] = [
  {
    id: 'overdose',
    level: 'emergency',
    topic: 'overdose',
    yieldsTo: ['double-dose'],
    // Nobody asks of a toddler whether it was taken to end a life.
    yieldsUnless: { to: ['poisoning'], words: nobodySmall },
    patterns: [
      oneOf(
        sequence(
          /\b(?:took|taken|swallowed|taking|ate|gave (?:him|her))\b[^.?!]{0,30}/i,
          /\b(?:days?|week'?s?|weeks?|month'?s?|months?)(?: worth)?(?: of)? (?:\w+ )?/,
          /(?:pills?|meds|medicines?|tablets?|medication|organi[sz]er|box|supply)\b/,
        ),
        sequence(
          /\b(?:took|taken|swallowed)\b[^.?!]{0,40}\b(?:pills?|tablets?|meds|medication|capsules?)\b/i,
          /[^.?!]{0,16}\b(?:at once|at one time|in one go|all together)\b(?! (?:a|per) day)/,
        ),
        /\bdouble[- ]?dosed\b(?![^.?!]{0,24}\b(?:thyroid|thyroxine|levothyroxine|antibiotics?|statins?|vitamins?)\b)/i,
        /\b(?:twice|double|triple) (?:the|his|her|my) (?:\w+ )?dose\b(?= (?:by|to|of)|\s*$|[.,!])/i,
      ),
      oneOf(
        /\b(?:[5-9]|[1-9]\d)(?:\.\d)? ?(?:g|grams?) (?:of )?(?:paracetamol|acetaminophen|tylenol|panadol|aspirin|ibuprofen)\b/i,
        /\b(?:[5-9]|[1-9]\d)[, ]?\d{3} ?mg (?:of )?(?:paracetamol|acetaminophen|tylenol|panadol|aspirin|ibuprofen)\b/i,
        /^\W*(?:help[ ,!:]*)?overdose(?: help| now)?\W*$/i,
      ),
      sequence(
        /\b(?:took|taken|swallowed|injected|used) (?:my |his |her )?/i,
        choice(
          /wife|husband|mother|father|mum|mom|dad|gran\w*|partner|sister|brother|roommate|neighbou?r/,
          /dog|cat|friend|kid|son|daughter/,
        ),
        /'?s (?:\w+ ){0,2}/,
        choice(
          /medicine|medication|meds|pills?|tablets?|thinner|insulin|inhaler|patch|morphine|methadone/,
          /warfarin|digoxin|metoprolol|heart|dose/,
        ),
        /\b(?! back)/,
      ),
      sequence(
        /\b(?:took|taken|swallowed|downed|popped|drank|finished|emptied) (?:a|the|an|two|three|my|his|her|\d)/i,
        / (?:bottle|packet|pack|box|strip|sheet|tub)s? of (?:my |his |her |the |some )?(?:\w+ )?/,
        String.raw`(?:${drug}|cough (?:syrup|medicine)|calpol|tincture|vitamins?|iron)\b`,
      ),
      sequence(
        /\b/i,
        notPrecededBy(
          sequence(
            /\b/,
            choice(
              /can|could|possible to|to|you|people|someone|hard to|easy to/,
              /(?:can|could|do|would|will|does) (?:i|we|one|you|he|she|a person)/,
            ),
            / /,
          ),
        ),
        /overdos(?:e|ed|ing)\b(?! (?:risk|limit|possible|prevention|threshold|symptoms|level))/,
      ),
      /\b(?:accident(?:al|ally)|intentional|think it'?s|having|been) (?:an )?overdos(?:e|ed)\b/i,
      sequence(
        /\b(?:took|taken|had|injected|given|takes) (?:my|his|her|the) /i,
        choice(
          /insulin|digoxin|warfarin|methotrexate|methadone|morphine|oxycodone|tramadol|codeine|lithium/,
          /metoprolol|bisoprolol|beta ?blockers?|blood pressure \w+|heart \w+|sleeping \w+/,
          sequence(
            notFollowedBy(
              /(?:thyroid|thyroxine|levothyroxine|antibiotic|statin|antihistamine|vitamin|iron|calcium|magnesium)\b/,
            ),
            /\w+ (?:pills?|tablets?)/,
          ),
        ),
        / twice\b(?! (?:a|per|each|every) )/,
      ),
      /\bod'(?:d|ed|ing)\b|\b(?!odd\b)o\.?d\.?'?e?d on\b/i,
      sequence(
        /\b(?:took|taken|swallowed|take|given|injected|had|has had|drank|ate|eaten|used) (?:\w+ )?/i,
        /(?:way |far |a bit |much )?too (?:many|much) (?:of )?(?:my |the |his |her |these |those )?(?:\w+ )?/,
        choice(
          /pills?|tablets?|meds|medicines?|medication|capsules?|drugs?|insulin|digoxin|warfarin|lithium/,
          /methotrexate|tylenol|paracetamol|acetaminophen|ibuprofen|aspirin|benadryl|melatonin|xanax/,
          /codeine|opioids?|morphine|oxy\w*|gummies|edibles?|iron|caffeine pills|sleeping \w+/,
          /antidepressants?|painkillers?|cough (?:syrup|medicine)|kratom|essential oil|nutmeg|kava/,
          /metformin|thyroxine|levothyroxine|beta blockers?|pre-?workout|nicotine|cocaine|mdma|ketamine/,
          /ghb|fentanyl|heroin|vitamin [ad]|potassium|digitalis/,
        ),
        /\b/,
      ),
      sequence(
        /\b(?:took|taken|swallowed|taking) (?:way |far |much )?too (?:many|much)\b/i,
        notFollowedBy(
          sequence(
            / /,
            choice(
              /on|time|work|sun|of (?:my|his|her|your) time|responsibility|from me|photos?|naps?|classes/,
              /shifts?|days?|breaks?|steps|risks?|notes|trips|pictures|courses|calls|meetings|orders|jobs/,
              /space|effort|energy|for granted|food|sugar|coffee|chocolate|cake|\w+ (?:work|classes|photos)/,
            ),
            /\b/,
          ),
        ),
      ),
      sequence(
        /\b(?:took|swallowed|taken|downed|popped|ate|had|swallowing|taking)/i,
        String.raw` (?:about |like |around |over |at least |almost |up to )?${amount}\+? (?:of )?`,
        /(?:my |the |his |her |these |those )?/,
        String.raw`(?:(?!m?c?g\b|days?\b|hours?\b|years?\b|different\b)[a-z-]+ ){0,3}${drug}`,
        /\b(?! (?:a day|per day|daily|over the|this month|a (?:week|month)|in total this|each))/,
      ),
      sequence(
        /\b(?:took|swallowed|taken|downed|ate|finished|drank|drunk|emptied|had)/i,
        / (?:about |almost |nearly |like )?/,
        choice(
          /(?:a|the|an|his|her|my) (?:whole|entire|full|complete|half(?: a)?) /,
          /(?:all|half|most) (?:of )?(?:a |the |my |his |her |an )|(?:whole|entire) |(?:two|three|2|3) /,
        ),
        choice(/bottles?|packets?|packs?|box(?:es)?|strips?|blisters?|sheets?|tubs?|prescription|bag|jar/, /month'?s/),
        / ?(?:supply )?/,
        choice(
          sequence(
            /of /,
            notFollowedBy(
              /water|wine|beer|juice|milk|kombucha|cider|soda|coke|prosecco|champagne|lemonade|chips|crisps/,
              /cookies|chocolates?|biscuits|pringles|tea|honey|nuts|peanuts|pickles|sauce|cola|pop|squash/,
              /ketchup|cereal|sweets|haribo|vitamin c/,
            ),
          ),
        ),
      ),
      sequence(
        /\b(?:took|swallowed|taken|downed|popped|grabbed|ate) (?:a )?(?:whole |big |huge )?/i,
        /(?:handful|fistful|bunch|load|lot|ton)s? of (?:my |his |her |the |random |different )?(?:\w+ )?/,
        choice(
          /pills?|tablets?|meds|medication|capsules?|tylenol|paracetamol|aspirin|ibuprofen|painkillers?/,
          /xanax|benadryl|gummies|antidepressants?|sleeping/,
        ),
        /\b/,
      ),
      sequence(
        /\b(?:took|taken|swallowed|injected|given|gave \w+|had|taking)\b[^.?!]{0,24}\b/i,
        choice(
          /(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|a hundred|100) ?(?:times|x)|double/,
          /triple|quadruple|twice|tenfold/,
        ),
        / /,
        notFollowedBy(
          /[^.?!]{0,30}\b(?:thyroid|thyroxine|levothyroxine|antibiotics?|amoxicillin|statins?|antihistamines?|vitamins?)\b/,
        ),
        /(?:the |my |his |her |a |as much |as many )?/,
        /(?:(?:normal|usual|prescribed|recommended|right|correct|max\w*|daily|\w+) )?(?:\w+ )?/,
        /(?:dose|doses|amount|insulin|methotrexate|digoxin|warfarin|lithium|medication|meds|pills|tablets)/,
        /\b(?! (?:a day|per day|daily|each day|every))/,
      ),
      oneOf(
        sequence(
          /\b(?:wrong|someone else'?s|my (?:husband|wife|mother|father|mum|mom|dad|dog)'?s)/i,
          / (?:pills?|insulin|methadone|medication|heart tablets?|blood pressure (?:pills?|tablets?))\b/,
          /[^.?!]{0,20}\b(?:by (?:mistake|accident)|accidentally|instead)\b/,
        ),
        sequence(
          /\b(?:accidentally|by mistake) (?:took|taken|swallowed|injected)\b[^.?!]{0,20}\b/i,
          choice(
            /wrong|someone else'?s|husband'?s|wife'?s|mum'?s|mom'?s|mother'?s|father'?s|dad'?s|extra/,
            /double|dose|methotrexate|digoxin|insulin|warfarin/,
          ),
          /\b/,
        ),
      ),
    ],
    paragraphs: [
      'This could be an overdose and needs help now, even if you feel well.',
      callNow,
      poisonLine,
      'Do not try to vomit. Keep the package at hand. If it was taken to end your life, call or text 988 in the US and Canada, or 116 123 in the UK and Ireland, as well.',
      noHerbs,
    ],
  },
  {
    id: 'poisoning',
    level: 'emergency',
    topic: 'poisoning',
    heeds: 'animals',
    yieldsTo: [
      'swallowed-object',
      'choking',
      'withdrawal-emergency',
      'psychosis',
      'venom',
      'gas-or-fumes',
      'diabetic-emergency',
    ],
    patterns,
    together: [
      [
        new RegExp(`\\b${plants}\\b`, 'i'),
        /\b(?:ate|eaten|drank|swallowed|chewed|tasted|licked|ingested)\b/i,
        /\b(?:help|vomit\w*|throwing up|sick|numb|tingl\w*|dizzy|poison\w*|hallucinat\w+|racing|blurr\w+|what (?:do|should) i do)\b/i,
      ],
      [
        new RegExp(`\\b${child}\\b`, 'i'),
        /\b(?:pills?|tablets?) (?:are |is )?(?:missing|gone|all over|everywhere|spilled)\b|\b(?:open(?:ed)?|empty) (?:pill|medicine|tablet|tylenol|calpol|pills) (?:bottle|packet|box|container)s?\b|\bmissing (?:pills|tablets)\b/i,
      ],
    ],
    paragraphs: [
      'This may be poisoning. Do not wait for signs.',
      poisonLine,
      `If someone is unconscious, has a seizure or cannot breathe well: ${callNow}`,
      'Do not try to vomit and do not give food or drink unless the poison line says so. Keep a piece of the plant or the package. With gas or fumes go outside first. For an animal call a vet.',
      noHerbs,
    ],
  },
];
