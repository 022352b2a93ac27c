import { anyPhrase, choice, oneOf, sequence } from '../resolve/phrases.ts';
import type { UseKey } from './use-keys.ts';

const treesAndGrasses = String.raw`(?:birch(?:es)?|hazels?|alders?|grass(?:es)?|trees|lime trees|lindens?|rape ?seed|ragweed|ambrosia|olive trees|meadows?)`;

/** Complaints as whole sentences tell them: what happens, and when. */
export const plainComplaintPhrases: readonly (readonly [UseKey, RegExp])[] = [
  [
    'sleep',
    anyPhrase(
      /(?:am|is|are|stay|stays|i'm|still) awake (?:until|till) \w+/,
      /(?:takes?|taking|took) (?:me|him|her) (?:ages|hours|forever|an hour|so long|a long time|long) to (?:drift|nod|drop|doze) off/,
      /(?:thoughts?|mind|head|brain)\b[^.?!]{0,24}\b(?:circl\w+|(?:go|goes|going|keeps? going) (?:round|around|in circles)|won'?t (?:rest|stop|be quiet|settle|let me sleep))/,
      /light sleeper|(?:noises?|sounds?) (?:wakes?|keeps?) me/,
      /(?:drift|doz)(?:e|ing)? off at night|every (?:little )?(?:noise|sound) wakes me/,
    ),
  ],
  [
    'energy',
    anyPhrase(
      /like a zombie|yawn(?:ing)? (?:all day|all the time|constantly)|(?:(?:have|had|feel|got|need|want) (?:no|more|little|some)|no|zero|out of|low on|lacking) (?:pep|zest|zip|vigou?r|oomph)|a tonic/,
      /(?:un(?:rested|refreshed)|not (?:rested|refreshed))/,
      /(?:feel|feels|feeling|felt|still|so) (?:\w+ )?(?:washed out|wobbly after|weak (?:after|since|from) (?:the |my |a |an |being )?(?:\w+ )?(?:flu|covid|ill\w*|infection|virus|cold|operation|surgery))/,
    ),
  ],
  [
    'mood',
    /\b(?:i|she|he)(?:['’]m| am| is)?(?: just)? feel(?:s|ing)? (?:(?:so|really|very|just|kind of|a bit|completely) )*(?:empty|hollow|numb inside|flat|joyless)(?= (?:inside|lately|today|these days|all the time)|\W*$|[.,;!])/,
  ],
  [
    'memory',
    /\b(?:i|he|she) (?:keep(?:s)? )?forget(?:s|ting)? (?:so )?(?:many things|much|everything|all sorts|a lot|half of)\b|\bkeeps? forgetting\b(?! to take)|\bcan'?t remember (?:where|what|names|things|who|anything)\b|\bforgets? (?:what|where|who|that|appointments)\b/,
  ],
  ['focus', /\b(?:head|brain) (?:is |feels |seems )?(?:stuffed|full|filled) (?:with|of) (?:cotton|wool|fog)\b/],
  [
    'anxiety',
    oneOf(
      /\b(?:inner|inward|inside|nervous|mental) (?:restless\w*|unrest|tension|turmoil|agitation)\b|\b(?:restless(?:ness)?|unrest|tension|turmoil|agitation) (?:inside|within)\b/,
      /(?<!\blegs?\b[^.?!]{0,24})\brestlessness\b(?! (?:in|of) (?:my|the|his|her|both) (?:legs?|arms?))/,
      /\b(?:agitat(?:ed|ion)|keyed[ -]up|strung[ -]out|highly strung|uptight|on tenterhooks|het up|in a (?:state of )?(?:tizzy|tizz|flap|lather)|unsettled inside|like a coiled spring)\b/,
    ),
  ],
  [
    'anxiety',
    /\b(?:trembl(?:e|es|ing)|shak(?:e|es|ing)|sweaty palms|blush(?:es|ing)?)\b[^.?!]{0,24}\b(?:when(?:ever)? i (?:have to|must|talk|speak|meet)|in company|before (?:a|an|the|my))\b/,
  ],
  [
    'allergies',
    oneOf(
      /\b(?:pollen|hay ?fever)\b/,
      new RegExp(
        String.raw`\bwhen(?:ever)? (?:the |it's |all the )?${treesAndGrasses}(?: (?:is|are|start(?:s)? to))?(?: in)? (?:bloom|flower|blossom|pollen|mown|cut|fly)\w*`,
      ),
      new RegExp(
        String.raw`\b(?:as soon as|once|every time|each time|when(?:ever)?) (?:the |it's )?(?:\w+ )?${treesAndGrasses}(?: (?:trees?|pollen))? (?:starts?|flies|comes? out|(?:is|are) (?:about|out|flying|around))\b`,
      ),
      /\b(?:as soon as|every time|each time|when(?:ever)?)\b[^.?!]{0,24}\b(?:mows?|mowed|mowing|cuts?) (?:the |his |her |their |our )?(?:lawn|grass|verges?|meadow)\b/,
      /\b(?:nose|eyes)\b[^.?!]{0,24}\b(?:every|each|in) (?:spring|summer|pollen season|may|april|june)\b/,
    ),
  ],
  [
    'sinus',
    /(?=[^]*\b(?:snot\w*|nose|nasal|bunged|gunk|catarrh)\b)\b(?:cheeks?|cheekbones?|forehead|face|behind (?:my|the) eyes)(?: \w+){0,2} (?:aches?|aching|hurts?|sore|full|heavy|pressure|throbs?|painful)\b|\b(?:trouble|hard|difficult\w*|can'?t|cannot) (?:to )?breath(?:e|ing) through (?:my|the|his|her) nose\b|\bnose is (?:always |so )?(?:closed|shut|plugged)\b/,
  ],
  [
    'constipation',
    oneOf(
      /\bto the (?:toilet|loo|bathroom) (?:only )?every (?:second|third|fourth|few|two|three|four|\d) ?(?:rd|th)? ?days?\b/,
      /\bbowels? (?:has|have) been (?:\w+ )?(?:lazy|slow|sluggish|stuck)\b/,
      sequence(
        /\b(?:go|goes|going|been|get) (?:to the (?:toilet|loo|bathroom) )?only (?:once|twice|every)\b/,
        /[^.?!]{0,16}\b(?:days?|weeks?|times)\b/,
      ),
      /\bonly (?:go|poo|poop)\b[^.?!]{0,12}\bevery (?:second|third|fourth|few|two|three|four|\d) ?days?\b/,
    ),
  ],
  [
    'diarrhea',
    oneOf(
      sequence(
        /\b(?:stools?|poos?|bowels?|motions?) (?:is|are|has been|have been|gets?|turned?) (?:\w+ )?/,
        /(?:loose|soft(?: and frequent)?|watery|runny|mushy)\b/,
      ),
      /\b(?:loose|watery|runny|soft and frequent) (?:bowels?|motions?|poo)\b/,
      /(?<!\b(?:wee|pee|weeing|peeing|bladder|urin\w*|water)\b[^]*)\b(?:keep |kept )?running to the (?:toilet|loo|bathroom)\b(?![^]*\b(?:wee|pee|weeing|peeing|bladder|urin\w*)\b)/,
    ),
  ],
  [
    'urinary',
    oneOf(
      /\b(?:urine|pee|wee|water|piss)(?:'s| is| has been)? (?:\w+ )?(?:burn(?:s|ing)?|sting(?:s|ing)?)\b/,
      /\b(?:burning|stinging|painful) (?:urine|pee|wee|urination|peeing|weeing)\b/,
      /\b(?:burns?|stings?|hurts|burning|stinging) (?:to|on) (?:pee|wee|urinat\w+|pass(?:ing)? (?:water|urine)|peeing|weeing)\b/,
      /\b(?:burning|stinging) (?:in|during|with) (?:my |the )?(?:urine|pee|wee|urination)\b/,
    ),
  ],
  [
    'urinary',
    oneOf(
      sequence(
        /\b(?:burn(?:s|ing)?|sting(?:s|ing)?|hurts?|sore|pain(?:ful)?)\b[^.?!]{0,24}/,
        /\b(?:when|while|every time|each time|after|as) (?:i|he|she) (?:go for a |have a )?/,
        choice(
          /pees?|wees?|urinates?|pass(?:es)? (?:water|urine)/,
          /go to the (?:toilet|loo|bathroom) (?:for a|to) (?:pee|wee)|empty my bladder/,
        ),
        /\b/,
      ),
      sequence(
        /\b(?:burning|stinging) (?:feeling|sensation|pain)\b[^.?!]{0,12}\bwhen i (?:go|have to go)/,
        /(?: to the (?:toilet|loo|bathroom))?\b/,
      ),
    ),
  ],
  [
    'urinary',
    /\b(?:loo|toilet|bathroom) (?:to|for a) (?:pee|wee)\b[^?!]{0,40}\b(?<!\b(?:no|not|n't)\b[^.?!,]{0,12})(?:stings?|stinging|burns?|burning)\b/,
  ],
  [
    'menstrual-cramps',
    /\bperiods? (?:\w+ )?hurts?\b|\bpains? (?:during|on|with|before) my periods?\b|\bperiods? (?:is |are )(?:really |very |so |extremely |quite |always )*(?:painful|unbearable|awful)\b/,
  ],
  [
    'menstrual-cramps',
    /\bmy period\b[^.?!]{0,24}\b(?:stomach|belly|tummy|abdomen)(?: is)? (?:pain\w*|ach\w+|cramp\w*|hurt\w*)/,
  ],
  [
    'fertility',
    /\bwe(?:'ve| have)? been trying (?:for )?(?:\w+ )?(?:months|a year|years|cycles)(?: now)?(?=\W*$|[.,])/,
  ],
  [
    'lactation',
    anyPhrase(
      /(?:don'?t|do not|doesn'?t|not|can'?t|never|too little|hardly) (?:have|make|making|produce|producing|get|got|enough)(?: enough| much| any)? (?:breast ?)?milk/,
      /(?<!(?:cow'?s|oat|almond|soy|goat'?s) )milk (?:supply )?(?:has |is |have |seems? |got |getting )?(?:\w+ ){0,3}(?:dropp(?:ed|ing)|dr(?:ied|ying) up|gone down|going down|decreas\w+|low|too little|not enough|less)/,
      /(?:make|produce|have|get|boost|raise|increas\w+|support) (?:my |the )?(?:more )?(?:breast ?)?milk(?: (?:supply|production|flow))?(?= (?:for|supply|production|flow|while|after|so)|\W*$)/,
      /baby (?:isn'?t|is not) getting enough(?: milk)?/,
    ),
  ],
  [
    'wounds',
    /\b(?:cut|cuts|nicked|grazed|scratched|scraped|sliced) (?:my|his|her) (?:finger|hand|thumb|arm|leg|knee|foot|toe|chin|shin|elbow|palm|skin)s?\b|\bcut myself\b|\b(?:cut|nick|graze|scratch|wound) (?:on|in) (?:my|his|her|the) \w+\b/,
  ],
  [
    'bruises',
    /\bblack and blue\b|\b(?:trapped|crushed|hammered|banged|bumped|bashed|knocked|stubbed|whacked|hit) (?:my|his|her) (?:shin|knee|elbow|arm|leg|hip|toe|thigh|shoulder|foot|hand|finger|thumb|ankle)\b/,
  ],
  [
    'urinary',
    /\b(?:(?:need|want|have|having|got|run|rush|dash) to (?:pee|wee|urinate)|(?:peeing|weeing|urinating))\b[^.?!]{0,40}\b(?<!\b(?:no|not|n't)\b[^.?!,]{0,12})(?:sore|stings?|stinging|burns?|burning|hurts?)\b/,
  ],
  [
    'travel-sickness',
    sequence(
      choice(
        /\b(?:stomach|tummy|belly|queasy|sickness)(?: (?:thing|trouble|problem|issue|stuff|upset|feeling|business)s?)?/,
        /\bwhat about (?:the |my )?(?:flight|journey|ferry|crossing)/,
      ),
      / (?:on|in|during) (?:the |a |my |our |long )*(?:planes?|flights?|aeroplanes?|boats?|ferr(?:y|ies)|ships?|car rides?|buses|trains)\b/,
      /[^.?!]{0,20}[?.!,]* (?:because |as )?i (?:always |often |usually )?(?:get|feel|am) (?:so |really |very )?(?:sick|ill|queasy|nauseous|green)\b/,
    ),
  ],
  [
    'travel-sickness',
    /\b(?:boat|ship|ferry|cruise|sailing|fishing trip|coach trip|flight|car ride|long drive|ferry crossing)\b[^.?!]{0,30}\b(?:i|he|she|we) (?:always |usually |often |just )?(?:pukes?|throws? up|vomits?|chucks? up|hurls?|gets? (?:sick|queasy)|barfs?|(?:am|is|are) sick)(?: (?:every|each) (?:time|trip)| always| all the way)?/,
  ],
  [
    'travel-sickness',
    /\b(?:i|we|he|she) (?:always |often |usually |also )?(?:gets?|feels?) (?:so |really |very )?(?:sick|queasy|nauseous|green) (?:when|while|whenever) (?:i'm |i am |we |i )?(?:fly|flying|driven|sailing|on board|travell?ing|in the air)\b/,
  ],
  [
    'travel-sickness',
    sequence(
      /\b(?:feel|feels|feeling|get|gets|getting|am|be) (?:\w+ )?/,
      /(?:ill|unwell|sick|giddy|dizzy|queasy|green|nauseous)\b[^.?!]{0,16}\b(?:on|in|during)/,
      / (?:the |a |an |my |our |long |every |winding |short )*/,
      choice(
        /car (?:rides?|trips?|journeys?)|drives|roads|boats?(?: trips?)?|ships?|ferr(?:y|ies)|buses/,
        /bus|coaches|trains?|planes?/,
      ),
      /\b/,
    ),
  ],
  [
    'cholesterol',
    /\b(?:instead of|rather than|don'?t want|do not want|avoid|without|want(?:s)? me (?:to (?:take|start)|on)|refuses?)\b[^.?!]{0,20}\b(?:statins?|cholesterol (?:tablets?|pills?|medicine))\b/,
  ],
  ['blood-pressure', /\bblood pressure\b[^?!]{0,60}\b(?:lower|bring|get|reduce|help)\b (?:it|this|that|them)\b/],
  [
    'constipation',
    /\blaxatives?\b[^.?!]{0,40}\b(?:gentler|gentle|natural|milder|herbal|instead|plant)\b|\b(?:gentler|gentle|natural|milder|mild|herbal) laxative\b/,
  ],
  [
    'pain',
    /\b(?:instead of|rather than|fewer|without|less|alternative to)(?: \w+){0,2} (?:pain ?killers?|pain (?:tablets|pills|medicine))\b/,
  ],
  [
    'reflux',
    /\b(?:instead of|rather than|alternative to)(?: \w+){0,2} (?:antacids?|acid blockers?|heartburn tablets)\b/,
  ],
  [
    'menopause',
    /\b(?:flush|turn|go) (?:bright |all )?red (?:several|many|ten|a few|five) times\b|\bgoing through the change\b/,
  ],
  ['skin', /\b(?:knuckles|hands|fingers|heels) (?:are |get |feel |go )(?:\w+ )?(?:raw|cracked|chapped)\b/],
  ['headache', /\bhead (?:is|feels) (?:\w+ )?heavy\b/],
  ['appetite', /\bpick(?:s|ing)? at (?:his|her|my|their) food\b/],
  [
    'burns',
    /\bburn(?:ed|t) (?:my|his|her) (?:\w+ )?(?:fingers?|hands?|arms?|thumb|tongue|lips?|legs?|foot|wrist|palm|forearm)\b/,
  ],
  ['asthma', /\bstrengthen (?:my |the |his |her )?lungs\b/],
];
