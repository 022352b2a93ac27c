import { choice, sequence } from '../../../resolve/phrases.ts';
import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

/** Behind "me", what is one's own: "me back is at me". */
const ownThings =
  'own|da|dad|mam|mum|mom|ma|mother|father|nan|gran|granny|husband|fella|wife|missus|mate|pal|sister|brother|son|daughter|lad|lass|back|head|knees?|hip|hips|neck|shoulders?|feet|hands?|joints|legs?|guts|belly|tummy|stomach|throat|chest|nose|skin|hair|nerves|sleep|eyes|ears|teeth|tablets?|pills?|meds|medicines?|inhaler|blood|heart|ticker|waterworks|bowels|cough|cold|hay ?fever|arthritis|sugars?|cholesterol';

/** Behind these "me" is what it is elsewhere: "it helps me sleep". */
const doneToOne =
  'gives?|gave|giving|tell|told|shows?|gets?|got|getting|makes?|made|let|lets|helps?|helping|hurts?|kills?|costs?|sent|sold|keeps?|kept|leaves?|left|causes?|caused|took|taking|wants?|want';

/** What an amount is called by that is small: "would a wee one hurt?" */
const small = '(?:little|wee|tiny|small|cheeky|sneaky)';
const before = '(?:just|only|even|have|having|take|taking|try|trying|maybe|surely|and|but|with|sure)';
const harm =
  '(?:really |even |ever |ever really )?(?:hurt|harm|kill|matter|do (?:me |him |her |them |you )?(?:any |much |no |some )?(?:harm|damage|bother)|be (?:that |so |really |too |such )?(?:bad|harmful|dangerous|a (?:problem|disaster|sin|crime))|make (?:much |any |a )?(?:odds|difference))';
const nowAndThen =
  '(?:(?:every )?now and (?:then|again)|once in a while|at night|at bedtime|in the (?:morning|evening)|a day|on sundays|of an evening)';

const inLaws: Readonly<Record<string, string>> = {
  mil: 'mother-in-law',
  fil: 'father-in-law',
  dil: 'daughter-in-law',
  sil: 'sister-in-law',
  bil: 'brother-in-law',
};

/** Who is called by a name besides. */
const named =
  'son|daughter|child|kid|boy|girl|lad|lass|baby|toddler|twins?|little one|nephew|niece|grandson|granddaughter|godson|goddaughter|sister|brother|husband|wife|partner|mother|father|mum|mom|dad|gran(?:dad|ny|dma|dpa|dmother|dfather)?|nan|friend|neighbour|neighbor|aunt|uncle|cousin';
/** What stands in place of a name in small letters before an age. */
const noName =
  'who|is|isn|has|had|was|are|just|only|also|and|or|now|turned|turns|turning|will|aged?|of|about|nearly|almost|barely|soon|both|here|there|too|that|this|which|it';

/** Words of one country or family, as they would be said elsewhere. */
export const dialect: readonly Step[] = [
  // "Sooo dry", "veryyy", "reallyyy".
  [/\b(so)o{1,}\b(?! ?[a-z]+ing\b)/gi, '$1'],
  [/\b(very|really|badly|dry|sore|itchy)y{1,}\b/gi, '$1'],
  // "Whats good for gains", from a gym.
  [/(?<=\b(?:for|get|getting|my|more|making|want|the|big|gym|bigger|help) )gains\b(?! in)/gi, 'building muscle'],
  [
    new RegExp(
      String.raw`\ba ${small} (?:one|bit|drop|sip|dose)(?= ${harm}| (?:can'?t|cannot|won'?t|couldn'?t|wouldn'?t) ${harm}| ${nowAndThen})`,
      'gi',
    ),
    'a small amount of it',
  ],
  [new RegExp(String.raw`(?<=\b${before} )a ${small} one(?=\W*$)`, 'gi'), 'a small amount of it'],
  [new RegExp(String.raw`(?<!\b(?:${doneToOne}) )\bme (?=(?:${ownThings})\b)`, 'gi'), 'my '],
  [/(?<=\b(?:for|about|with|and|of) )me own\b/gi, 'my own'],
  [/\bvomit(?:ing|y|ish|ting)? (?:sensations?|feelings?|tendency|type)\b/gi, 'nausea'],
  // "Can't kip", "no kip again".
  [/\b(?:kip|shut-?eye)\b(?! (?:on|with) (?:a|the|my) (?:sofa|couch|mate))/gi, 'sleep'],
  [
    /\b(?:get(?:ting)?|becom(?:e|ing)) (?:really |super |so |properly )?(?:skinny|skinnier|slim|slimmer)\b/gi,
    'losing weight',
  ],
  // "My big toe's at me again", of gout.
  [
    /\b(?:my |the )?big toe(?:'s|’s|s| is| has been)? (?:at me|playing up|acting up|giving me (?:gyp|grief|hell|jip)|flar\w+(?: up)?|off on one|kicking off|back at it)(?: again)?/gi,
    'my gout is back',
  ],
  [/\b(?:my|our|the) (?:auld fella|old fella|old man|da|pa|pops)\b(?!['’]?s? (?:vinci|capo))/gi, 'my dad'],
  [/\b(?:my|our) (?:mam|mammy|mama|ma|amma|ammi|mummy|mommy|auld one|old dear)\b/gi, 'my mum'],
  [
    /\b(?:my|our) (?:mate|pal|buddy|bestie|bff|bezzie|workmate|coworker|co-worker|classmate|teammate|homie)\b(?! teas?\b)/gi,
    'my friend',
  ],
  [/\b(?:crook|dodgy|iffy|gippy|gyppy|ropey) (?:in the |in my )?(?:guts?|tummy|stomach|belly)\b/gi, 'stomach upset'],
  [
    /\b(?:guts?|tummy|stomach|belly) (?:is|are|feels?|been)(?: a bit| all| right| really| so)* (?:crook|dodgy|iffy|gippy|ropey)\b/gi,
    'stomach is upset',
  ],
  [
    /\b(?:i'm|i’m|im|i am|feeling|feel|been) (?:a bit |pretty |real(?:ly)? )?crook\b(?! (?:neck|back|knee|shoulder))/gi,
    'I feel ill',
  ],
  [
    /(?<=\b(?:bloated|tired|sore|sick|itchy|stressed|knackered|windy|gassy|blocked|dizzy)) as(?: anything| hell| f\w*)?(?=\W*$)/gi,
    '',
  ],
  [
    /\b(can|could|may|should|will|would) (she|he|they|i) (?:share|borrow|have|try|use|take|pinch|nick|get) (?:some of |a bit of |a few of |one of |any of )?(?:mine|my (?:stuff|ones))\b(?! own)/gi,
    '$1 $2 take it from me',
  ],
  [
    sequence(
      /\b(?:a |an |some |the |this |one |my )?/gi,
      /(?:guy|bloke|lad|fella|dude|man|woman|girl|lady|mate|trainer|coach|someone|somebody)/,
      / (?:at|from|in|down|off|on) (?:the |my |our )?/,
      choice(
        /gym|work|pub|school|church|market|bus|tiktok|insta(?:gram)?|youtube|internet/,
        /health food shop|health shop/,
      ),
      /\b/,
    ),
    'someone',
  ],
  // "My lil bro 4 wants it too."
  [/\b(?:(?:my|our|the) )?(?:lil|wee|little|baby|kid|younger) bro\b/gi, 'my little brother'],
  [/\b(?:(?:my|our|the) )?(?:lil|wee|little|baby|kid|younger) sis\b/gi, 'my little sister'],
  [/\b(?:(?:my|our) )?(?:big|older|elder) bro\b/gi, 'my older brother'],
  [/\b(?:(?:my|our) )?(?:big|older|elder) sis\b/gi, 'my older sister'],
  [
    /\b((?:brother|sister),?) \(?(\d{1,2})\)?(?= (?:wants?|has|can|also|too|use|needs?|would|could)\b|\W*$)/gi,
    '$1, $2 years old,',
  ],
  // "Hang on, mum had breast cancer."
  [
    /(?<=(?:^|[,.;!?] ?|\b(?:hang on|wait|but|and|because|cos|as|since)[, ]+))(mum|mom|mam|dad|nan|gran|granny|gran(?:d|da)d|sis|auntie?|uncle) (?=(?:had|has|died|was|takes|got|gets)\b)/gi,
    'my $1 ',
  ],
  [/\bswop/gi, 'swap'],
  // As people type on a phone.
  [
    /(?<=\b(?:lips|eyes|hands|feet|legs|knees|they|these|those|we|you|what|why|how|nails|gums|joints|who|which) )r (?=[a-z])/gi,
    'are ',
  ],
  // "Forget that one" is no trouble with the memory.
  [
    /^\W*(?:(?:ok|okay|no|right|well|actually|ah)\b[ ,]*)*forget (?:about )?(?:that one|this one|that|it|those|them)[\s.,;!]+(?=\w)/gi,
    '',
  ],
  [/\b(?:(?:my|our|the) )?(?:missus|missis|wifey)\b/gi, 'my wife'],
  [/\bmy (?:madam|old lady|her indoors)\b/gi, 'my wife'],
  [/\b(?:my|the|our) (?:lady|woman|man|guy|fella|bloke|girl|fellow|old (?:lady|man)) next door\b/gi, 'my neighbour'],
  [/\b(?:my|our) young (?:one|un|kid)(?=s?\b)/gi, 'my child'],
  [/\btwin (?:boys|girls|bab(?:y|ies))\b/gi, 'twins'],
  // "My daughter Rosemary is 9": whom it is about is told by what she is.
  [
    new RegExp(
      String.raw`\b([Mm]y|[Oo]ur) (${named}) [A-Z][\p{Ll}]+(?: and [A-Z][\p{Ll}]+)?(?=(?:,? (?:is|are|has|who|aged|takes|can|was|needs|keeps|on|comes?|came|lives|wants|sleeps|coughs|feels|gets|got|had|will|would|could|should|says|said|drinks|eats|likes|loves|hates|just|also|still|always|cannot|can't|won't|joins|travels)\b|'s |,? \d|,))`,
      'gu',
    ),
    '$1 $2',
  ],
  // "My lad finn is 8 months".
  [
    new RegExp(
      String.raw`\b(my|our|the) (${named}),? (?!(?:${noName})\b)[a-z]{2,12}(?=,? (?:(?:is|who is|aged|just turned|turned)(?: only| just| about| nearly)? |\()(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven)\b)`,
      'gi',
    ),
    '$1 $2',
  ],
  [/\bpic?kins?\b/gi, 'child'],
  [/\b(?:my|our|the) (?:kiddo|nipper|sprog|wean|bairn|littlie|tot|tiddler|little ?un|munchkin)\b/gi, 'my child'],
  [/\b(?:my|our|the) (?:wee )?(?:babba|bubba|bubs?|bubby|bebe|bambino|babs|baby girl|baby boy)\b/gi, 'my baby'],
  [
    /\b(she|he|wife|who) (?:has|have|is) (?:a )?(?:\d+|one|two|three|four|five|six|seven|eight|nine)[- ]months?(?: baby)? in (?:the |her |my )?(?:belly|tummy|stomach)\b/gi,
    '$1 is pregnant',
  ],
  [/\b(?:she |my wife )?(?:dey |is )?carry(?:ing)? belle\b/gi, 'she is pregnant'],
  [/\b(?:sef|abeg)\b[ ,]*/gi, ''],
  [/\b(?:(?:e|it|he|she) )?dey (?:worry|trouble|disturb) (?=(?:me|am|him|her|us|my)\b)/gi, 'it bothers '],
  [/\bdey pepper (?=(?:me|my)\b)/gi, 'burns '],
  [/\b(?:a )?hot body(?= and\b| since\b| with\b|[,.;!?]|\W*$)|\bbody (?:is |dey )(?:very )?hot\b/gi, 'fever'],
  [/\bcatarrh\b/gi, 'blocked nose'],
  [/\bdey (?=(?:cough|sneeze|vomit|purge|cry|worry|pain|hot|sick|pregnant)\w*\b)/gi, 'has '],
  [/\b(?:himself|herself|your (?:man|one)) next door\b/gi, 'my neighbour'],
  [/\b(?:running|runny) (?:stomach|tummy|belly)\b/gi, 'diarrhea'],
  [
    /\b(?:stomach|tummy|belly)(?:'s|’s| is| has been| keeps| was)(?: just| also| still| only)* running\b/gi,
    'stomach has diarrhea',
  ],
  [
    /\b(baby|babies|infant|newborn|toddler|he|she)(?:'s|’s| is| has been)(?: also| too| now)* (?:purging|running)(?= (?:too|as well|since|and (?:vomit|throw|hot))|\s*(?:$|[.,;!?]))/gi,
    '$1 has diarrhea',
  ],
  [
    /\b(legs?|backs?|feet|hands|knees?|shoulders?|arms?|muscles|thighs|calves)(?:'s|’s| is| are|'re)? (?:absolutely |pure |all )?in (?:ribbons|bits|tatters|flitters|pieces)\b/gi,
    '$1 are sore',
  ],
  [
    /\b(?:did|doing|took|snorted|sniffed|had) (?:some |a bit of |a few lines of |too much |lots of )?(?:coke|charlie|blow)\b(?! (?:zero|float|bottle|can)|-)|\bcoke (?:comedown|at the weekend|on (?:friday|saturday|sunday)|binge|habit)\b/gi,
    'took cocaine',
  ],
  [
    /\b(?:my |the )?(?:op|surgery|operation)(?:'s|’s| is| has| was|s)?(?: been)? (?:moved|brought forward|put back|put off|pushed back|booked|set|scheduled|rescheduled)(?: in)?(?: (?:to|for|till|until|on))? (?=(?:next|this|mon|tues|wednes|thurs|fri|satur|sun|tomorrow|the \d|\d))/gi,
    'I have an operation ',
  ],
  // "A dodgy back from work."
  [
    /\b(?:dodgy|gammy|banjaxed|wonky|knackered|busted|bust|duff|bockety|dicky) (back|knees?|hips?|shoulders?|neck|ankles?|elbow|wrist)\b/gi,
    'sore $1',
  ],
  // "My daughter-in-law, she's 8 months gone".
  [
    /(?<=\b(?:she|wife|girlfriend|daughter|sister|partner|friend|in-law|niece|cousin|who)(?:'s|’s| is| was)(?: about| now| nearly| only)* )(\d{1,2}|two|three|four|five|six|seven|eight|nine) (months?|weeks?) (?:gone|along)\b/gi,
    '$1 $2 pregnant',
  ],
  [/^\W*n (?=[a-z]{2})/gi, 'and '],
  [/\bowt\b/gi, 'anything'],
  [/\bnowt\b/gi, 'nothing'],
  // "She fit take am?" in Nigerian English.
  [
    /\b(i|he|she|we|they|you|my (?:wife|husband|son|daughter|mother|father|sister|brother)) fit (?=(?:take|drink|use|eat|give|chop|still|also)\b)/gi,
    'can $1 ',
  ],
  [/\b(mother|father|daughter|son|sister|brother)s? in law\b/gi, '$1-in-law'],
  [/\b(?:my|our) (?:young|wee) (?:fella|fellow|feller|buck)\b/gi, 'my son'],
  [/\b(?:my|our) young (?:wan|missy)\b/gi, 'my daughter'],
  [
    /\bmy (mil|fil|dil|sil|bil)\b(?= (?:is|has|says?|said|takes?|told|tells|was|who|swears|gave|also|just|wants)\b|[,.;?!]|\W*$)/gi,
    (_, short = '') => `my ${inLaws[short.toLowerCase()] ?? short}`,
  ],
  [/\bive\b/gi, "I've"],
  [/(?<=\d ?|\b(?:few|couple|couple of|two|three|four|six|some|many) )wks?\b(?! ?old)/gi, 'weeks'],
  [/(?<=\d ?|\b(?:few|couple|couple of|two|three|four|six|some|many) )(?:mths?|mnths?|mos)\b(?! ?old)/gi, 'months'],
  [/\bx-?mas\b/gi, 'Christmas'],
  [/\babt\b/gi, 'about'],
  [/(?<=[a-z]{2} )n(?= [a-z]{2})/gi, 'and'],
  [/\b(?:st|saint|s)[. ]*johns?(?:'s|’s|s')? ?(?:warts?|worth?s?|wurt|wort|wurst|wert)\b/gi, "St John's wort"],
  [/\bjohns? (?:wart|wort)s?\b/gi, "St John's wort"],
];
