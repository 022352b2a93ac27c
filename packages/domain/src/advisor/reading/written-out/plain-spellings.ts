import { onesWords, readNumber, tensWords } from '../../../resolve/number-words.ts';
import { sequence } from '../../../resolve/phrases.ts';
import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

/** Words of the household, misspellings and small pictures as the rules know them. */
export const plainSpellings: readonly Step[] = [
  // A mix of herbs that is named is no sleeping pill.
  [
    /\b(?:herbal|natural|plant[- ]based) (?:sleep(?:ing)?|calming|night) (?:tablets?|pills?|capsules?|aids?)(?= (?:with|of|from|containing|made)\b)/gi,
    'herbal capsules',
  ],
  [
    /\b(iron|water|vitamin|zinc|folic|salt|magnesium|calcium|sleeping|blood pressure|pain|heart|thyroid) tabs?\b/gi,
    '$1 tablets',
  ],
  [/\bhops (?=(?:flowers?|cones?|strobiles)\b)/gi, 'hop '],
  // The leaf is sold as tea; what stands in capsules is the oil.
  [/\bpeppermint (?=(?:capsules?|caps|softgels?)\b)/gi, 'peppermint oil '],
  // "Pretend I don't take warfarin, then tell me if ginkgo is fine": it stays taken, and nothing is said against ginkgo.
  [
    /(?<!\b(?:i|we|you|can|cannot|can't|could|would|to) )\b(?:pretend|imagine|make believe|let'?s say|suppose) (?:that )?(?:i|he|she|my \w+)(?:['’]?[ms])? (?:not (?:on|taking|using)|(?:don['’]?t|do not|doesn'?t|does not|didn'?t|did not) (?:take|have|use)|(?:am|was|were|is)(?:n'?t| not) (?:on|taking|using)|(?:never|stopped|no longer) (?:took|take|taking|takes|had)) (?:my |any |the |his |her )?[\w-]+(?: (?:tablets?|pills?|meds|medicines?))?(?: (?:for (?:a (?:sec|second|minute|moment)|now)))?(?:,? (?:and |then )+|,)?/gi,
    'pretend i take nothing, ',
  ],
  // "Ate it like spinach": how much of it, and no spinach.
  [
    /(?<=\b(?:ate|eats?|eating|eaten|cook(?:s|ed)?) (?:it|them|that|those) )(?:just |as if |a bit )?like (?:spinach|lettuce|salad|cabbage|kale|greens|sweets|candy|vegetables)\b/gi,
    'as food',
  ],
  // "An elder bush full of black berries, can I snack on those": which berries, and that they are raw.
  [
    /\belder (?:bush|tree|hedge|shrub)(?:es|s)?\b([^?]{0,60}?)\b(?:(?:black|dark|ripe|purple|little|small|juicy|full) )*berries\b([^?]{0,40}\b(?:snack|nibble|munch|pick|eat|taste|graze)\b)/gi,
    'raw elderberries$1$2',
  ],
  [
    /\belder (?:bush|tree|hedge|shrub)(?:es|s)?\b([^?]{0,40}?)\b(?:(?:black|dark|ripe|purple) )*berries\b/gi,
    'elderberries$1',
  ],
  // "We have an elder tree, which parts can you use?": the shrub itself, and nobody older.
  [
    /\b(?<!\b(?:my|his|her|our|an?|the|village|church) )elder(?=[^]*\b(?:which|what) (?:parts?|bits?)\b)(?= (?:are|is|can|do)\b)|\belder (?:bush|tree|hedge|shrub)(?:es|s)?\b(?=[^]*\b(?:parts?|bits?|poison\w*|dangerous|toxic|use|usable|edible|eat|tea)\b)/gi,
    'elderberry',
  ],
  [
    /\b((?:parts?|bits?) (?:of|from)(?: the| an?)?) (elder|lime)(?: (?:bush|tree|plant))?\b(?! (?:person|people|brother|sister|\w+ (?:son|daughter)))/gi,
    (_, of = '', plant = '') => `${of} ${/^e/i.test(plant) ? 'elderberry' : 'linden'}`,
  ],
  [/\blime trees?\b(?=[^]*\b(?:parts?|bits?|flowers?|blossom|leaves|tea)\b)/gi, 'linden'],
  // "Peanut allergy from child": since when, and nobody's child.
  [
    /(?<=\b(?:allerg\w+|asthma\w*|eczema|epilep\w+|migraines?|hay ?fever|had (?:it|this|that))\b[^.?!]{0,24}) (?:from|since|as) (?:(?:i was|being|when) )?(?:a )?(?:very )?(?:child|kid|small|little|baby|young)(?: age)?(?=\W*$|[,.;])/gi,
    ' since childhood',
  ],
  // "Aloe for sun burn".
  [/\bsun[- ](burn(?:s|t|ed)?)\b/gi, 'sun$1'],
  // "Iron sachets. Can I have them with my tea in the morning?": the tea that people drink every day.
  [
    /(?<=\b(?:iron|spatone|ferrous \w+|floradix|feroglobin)\b[^]{0,60}\b(?:with|in|and|before|after) (?:(?:my|a|the|some|an?|cup of|mug of|morning|breakfast|normal|ordinary|early) ){0,4})(?:tea|cuppa)\b(?! (?:tree|towel|time|spoon))/gi,
    'black tea',
  ],
  // "Kidneys r bad".
  [/(?<=\b(?:kidneys|lungs|sugars|bloods|levels|they|we|these|those|them) )r(?= [a-z]{2})/gi, 'are'],
  // "Lavender perhaps? Or balm?"
  [
    /(?<=\b(?:lavender|chamomile|mint|valerian|hops|linden|lime flower|passionflower)\b[^!]{0,30}\b(?:or|and|with) )balm\b(?! (?:for|on|of gilead)\b)/gi,
    'lemon balm',
  ],
  // "My wife fancies it. Sixty eight, nothing but drops": how old she is.
  [
    new RegExp(
      String.raw`(?<=[.!?,] |^)(?:(?:she|he)(?:'s|’s| is) )?(${tensWords})[- ]?(${onesWords})?(?=,? (?:years old\b|on |takes |taking |nothing |no |and (?:healthy|fit|well|takes)|fit |healthy )|,? ?(?:years old)?[.!]|,)`,
      'gi',
    ),
    (_, ten = '', one = '') => `aged ${readNumber(`${ten} ${one}`.trim())}`,
  ],
  [
    /\b(?:takes? |on |has )?nothing (?:but|except|besides|apart from) (?:(?:some|a few|her|his|my|the|eye) )*(?:drops for (?:(?:her|his|my|the) )?(?:dry )?eyes|vitamin \w|a multivitamin|the odd paracetamol)\b/gi,
    'no medicines',
  ],
  // "My sister, 61, never had cancer, no tablets, can she try it": nothing is taken, and no form is refused.
  [
    /(?<=\b(?:\d{2}|years old|cancer|ill|healthy|fit|well|allergies|conditions?|illness(?:es)?|problems|issues|operations?|wrong)(?:,? and| or|,)? )(?:on |takes? |with )?no (?:tablets|pills)(?: or (?:anything|medicines?|meds))?(?= *(?:$|[,.;?]|\b(?:so|and|can|could|may|is|would)\b))/gi,
    'no medicines',
  ],
  [
    /(?<=^\W*)(?:(?:she|he|i)(?:'s|’s|'m| is| am)? )?(?:on )?no (?:tablets|pills)(?: or (?:anything|medicines?|meds))?(?=[,.;]? (?:so |then )?(?:can|could|may) (?:i|she|he|we|they|my)\b)/gi,
    'no medicines',
  ],
  // "Is lavender oil in his bath ok, 9 months": how old the one is.
  [
    /(?<=\b(?:his|her|him)\b[^.?!]{2,60}), ?(?:only |just |nearly )?(\d{1,2}) ?(?:months?|mths?|mo)(?: old)?(?=\W*$)/gi,
    ', for my baby, $1 months old',
  ],
  [
    /(?<=\b(?:his|her|him)\b[^.?!]{2,60}), ?(?:only |just |nearly )?([2-9]|1[0-7]) ?(?:years?|yrs?|yo)(?: old)?(?=\W*$)/gi,
    ', for my child, $1 years old',
  ],
  // "My multivit has zinc, mag, iron".
  [
    /\bmag\b(?=[^.?!]{0,40}\b(?:zinc|iron|calcium|potassium)\b)|(?<=\b(?:zinc|iron|calcium|potassium)\b[^.?!]{0,40})\bmag\b/gi,
    'magnesium',
  ],
  [/\bsenna (?:tablets?|pills?)\b/gi, 'senna'],
  [/😴|💤|🥱/gu, ' I cannot sleep '],
  [/🤢|🤮/gu, ' nausea '],
  [/🤕/gu, ' headache '],
  [/(?:🤧|🤒)+/gu, ' I have a cold. '],
  [/💊\s*(?=[a-z])/giu, ' I take '],
  [/(?:🍵|☕)\uFE0F?/gu, ' tea '],
  [/(?<=[\p{L}.]\s*) [+=] (?=\s*(?:I take|which|what)\b)/giu, '. '],
  [
    /(?<=\b(?:husband|wife|partner|mum|mom|mother|dad|father|son|daughter|sister|brother|friend)\b[^.?!]{0,40}), (\d{1,2})(?=,| and\b| no\b|\.)/gi,
    ', $1 years old',
  ],
  [
    /(?<!\ballerg(?:ic|y) to (?:\w+ ){0,2})\b(?:bee|wasp|hornet)[- ]stings?\b(?! therapy| venom| allergy)/gi,
    'insect bite',
  ],
  [/\b(he|she)(?:'s|’s| is) (\d{2})(?=,? (?:on|takes|taking)\b)/gi, '$1 is $2 years old'],
  [/\bmy gf\b/gi, 'my girlfriend'],
  [/\bmy bf\b/gi, 'my boyfriend'],
  [/\b(he|she)(?:'s|’s| is) (?:actually|really|in fact) (?=\d)/gi, '$1 is '],
  [
    /^\W*(?:(?:isn't|is|are|but|and) )*(?:it |that |this )?too (?:strong|much|harsh|heavy)(?: for (?:me|her|him|them))? (?:after|at|over|past|with) (?:the age of |age )?\d{2}\W*$/gi,
    'is it ok?',
  ],
  [
    /\b(with|for|about|against|help|helps) (dad|mum|hubby|husband|wife|daughter|son|mom|gran|nan|grandma|grandpa|granddad)\b/gi,
    '$1 my $2',
  ],
  [/(?<!\b(?:leafy|golf|bowling|super) )\bgreens\b(?! (?:powders?|fees?|keeper|drink))/gi, 'leafy greens'],
  // What a label says: "400 per cap", "400 mg bisglycinate, of which magnesium 50".
  [/(?<=\bmagnesium\b[^.?!]{0,30}\b)(\d{2,3}) (?:per|a|each) (cap(?:sule)?|tab(?:let)?|pill)s?\b/gi, '$1 mg per $2'],
  [
    /\b\d[\d,.]* ?mg (?:of )?((?:magnesium|zinc|iron|calcium) )\w+,? of which (?:elemental )?(?:magnesium|zinc|iron|calcium)?:? ?(\d+)(?: ?mg)?\b/gi,
    '$2 mg $1per capsule, is that ok?',
  ],
  [
    /\bgarlic cloves?\b|\bcloves? of (?:(?:raw|fresh|crushed|chopped|minced|roasted|cooked|black|whole|my|the|that) )*garlic\b/gi,
    'garlic',
  ],
  [
    /(?<!poison |english )\bivy\b(?!['’]s| (?:leaf|leaves|league|plant|rash|extract|has|is|caught|got|says|said|and [a-z]+ (?:are|have)\b))/gi,
    'ivy leaf',
  ],
  [/\bwets? the bed\b/gi, 'has bedwetting'],
  [/\bmy (?:man|guy|fella|bloke|other half|better half)\b/gi, 'my partner'],
  // The weed of the lawn, and not the cooking banana.
  [
    /\bplantains?\b(?=[^]*\b(?:garden|lawn|bites?|stings?|stung|itch\w*|poultice|weed|leaf|leaves)\b)|(?<=\b(?:garden|lawn|bites?|stings?|stung|itch\w*|poultice|weed)\b[^]*)\bplantains?\b(?![^]*\b(?:fried|banana|ripe|boiled|chips)\b)/gi,
    'greater plantain',
  ],
  [/\b(?:mozz?ies|mossies|skeeters|mosquitos)\b/gi, 'mosquitoes'],
  [/\b(?:my|the) missus\b/gi, 'my wife'],
  [/\b(?:(?:my|the|our) )?(?:hubby|hubs)\b/gi, 'my husband'],
  [/\b(?:(?:my|the|our) )?(?:wifey|wifie)\b/gi, 'my wife'],
  [
    sequence(
      /^\W*(?:(?:and|but|so|ok)\b[ ,]*)*/gi,
      /(?:mine|it|they|my (?:pack|bottle|jar|tin|box)|the (?:pack|bottle|jar|tin|box))(?:'s|'re| is| are) /,
      /(?:\w+ ){1,2}(?:years?|months?) old\b[^.]{0,8}/,
      /\b(?:still (?:good|ok(?:ay)?|fine|usable|safe)|(?:gone|go) off|out of date|can i still use)\b[^.]*$/,
    ),
    'how long does it keep?',
  ],
  [
    /^\W*(?:(?:and|so|but|ok)\b[ ,]*)*(?:can|could|may|should) i (?:put|stir|mix|add|have|take) (?:it|that|them|this) (?:in|into|to|with) (?:my |a |some |the )?(?:morning )?coffee\W*$/gi,
    'does it go with coffee?',
  ],
  [/\b(?:sl(?:e|ee?)p|slepe|sleeep)\b/gi, 'sleep'],
  [/^\s*(?:isn'?t|isn’t|aren'?t) (?=\w)/gi, 'is '],
  [/^\s*(?:doesn'?t|doesn’t|don'?t|don’t) (?=\w+ (?:help|work|do|calm|lower|make|cause)\b)/gi, 'does '],
  [/\b(?:nothing else i take|i take nothing else|nothing i take)\b/gi, 'I take no other medicines'],
  [
    /\b(with|and|plus|have|had|drinks?|drinking|drank) (?:my |a |the |a can of |my daily )?monsters?\b(?! (?:energy|trucks?|movie|film))/gi,
    '$1 an energy drink',
  ],
  [/\bb4\b/gi, 'before'],
  [/\bm(?:u)?ch\b/gi, 'much'],
  [/\bhalps?\b/gi, 'helps'],
  [/\bwiv\b/gi, 'with'],
  [/\banx(?:ei|i)e?ty\b/gi, 'anxiety'],
  [/\bbad bak\b/gi, 'bad back'],
  [/(?<=good|what) 4 (?=a\b|my\b)/gi, ' for '],
  [/\bbp\b/gi, 'blood pressure'],
  // "My tension is high, 160": as many languages call the blood pressure.
  [
    /\b(my|his|her|the|high|arterial) tension(?= (?:is |was |always |often |now |a bit |bit |very |too |so )*(?:(?:high|low|up|\d{3})\b|\d{2} ?\/)|\W*\d{3}\b)/gi,
    '$1 blood pressure',
  ],
  [/\b(?:im|i'm|i’m|i am) (\d{2})(?=\s*(?:$|[.,;!?)]|(?:and|m|f|on|with|male|female)\b))/gi, 'I am $1 years old'],
  [/\b(?:on|take|taking|taken) no (?:tablets|pills)\b(?: whatsoever| at all)?/gi, 'taking no medicines'],
  [/^\s*(\d{2}) ?(?:f|m|yo|y\/o)\b(?=[\s,.;]|$)/gi, 'I am $1 years old'],
  [/\bu\b/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\b(?:gud|gd)\b/gi, 'good'],
  [/\b(?:sore|soar|sor)\s+thro(?:te?|at)\b/gi, 'sore throat'],
  [/\befe?cts?\b/gi, 'effects'],
  [/\bhow\s+mutch\b/gi, 'how much'],
  [/\btum(?:y|mie)\b/gi, 'tummy'],
  [/\bhed(?:ache|ake)?s?\b/gi, 'headache'],
];
