import type { UseKey } from './use-keys.ts';

/** What people say when they want help with something. The order is the order in which answers treat them. */
const patterns: readonly (readonly [UseKey, RegExp])[] = [
  ['pregnancy-nausea', /\bmorning sickness\b|\bnausea (?:in|during) pregnancy\b/],
  ['travel-sickness', /\b(?:travel|motion|car|sea)[ -]?sick\w*/],
  [
    'sleep',
    /\bsleep\w*|\basleep\b|\binsomnia\b|\bbed ?time\b|\b(?:lie|lying|lay|wide|stay(?:ing)?|still|am|i'm) awake\b|\bawake (?:at|all|half the|for hours)\b|\bwak(?:e|es|ing)(?: up)? (?:at (?:night|\d)|every night|in the (?:middle|small hours)|too early|several)|\b(?:switch|wind|shut|turn) (?:off|down) (?:at|before|my (?:mind|brain)|in the evening)|\bjet ?lag\w*|\bknock(?:s|ed)? me out\b|\b(?:restless|bad|rough|broken) nights?\b|\bnights?ti?me waking\b|\btoss(?:ing)? and turn|\bnod(?:ding)? off\b|\bbody clock\b|\b(?:lights|light) (?:are |is )?(?:off|out)\b|\bnight shifts?\b|\bcounting sheep\b|\bup all night\b|\bshut[- ]?eye\b|\bdrop(?:ping)? off at night\b|\b(?:good|better|proper) night'?s? (?:rest|sleep)\b/,
  ],
  [
    'stress',
    /\bstress\w*|\bburn(?:ed|t|ing)?[ -]?out\b|\boverwhelm\w*|\bunwind\b|\brelax\w*|\bcalm(?:ing|er)?\b(?! cream)|\btense\b|\bfrazzled\b|\bunder (?:a lot of )?pressure\b|\bon edge\b|\bsnapp(?:ing|y)\b|\bat the end of my tether\b|\bwound up\b|\bfrayed\b|\bchill out\b|\bfreaking out\b|\bdecompress\b/,
  ],
  [
    'anxiety',
    /\banxi\w*|\bnervous\w*|\b(?:for|my|of|calm(?:s|ing)?|exam|stage|steady) (?:the |my )?nerves\b|\bnerves (?:before|about)\b|\bworr(?:y|ied|ying)\b|\bpanick?\w*|\bracing thoughts\b|\bjitter\w*|\bstage fright\b|\bnerves are (?:shot|bad|gone)\b|\bbutterflies\b|\bnerves\b(?! of steel)|\bfidget\w*|\bheart races when\b|\bscared of (?:flying|exams|speaking)\b/,
  ],
  [
    'mood',
    /\b(?:low|bad|better|my|lift\w*) (?:\w+ )?moods?\b|\bmood\b|\bdepress\w*|\b(?:feel(?:ing)?|bit|so|been|little) (?:really |so |a bit )?(?:down|low|blue|flat)\b|\bsad(?:ness)?\b|\blow spirits\b|\bwinter blues\b|\bgloomy\b|\bfed up and low\b|\bthe blues\b|\bno joy\b|\btearful\b|\bcan'?t cheer\b/,
  ],
  [
    'focus',
    /\bfocus\w*|\bconcentrat\w*|\bbrain fog\b|\bcognitive\b|\bstudying\b|\bmental clarity\b|\battention(?: span)?\b|\bbrain in gear\b|\bfoggy (?:head|brain|mind)\b|\bscatter ?brained\b|\bstudy(?:ing)? for\b|\beasily distracted\b|\bthink(?:ing)? (?:clearly|straight)\b|\bbrain (?:fuel|boost)\w*/,
  ],
  [
    'memory',
    /\bmemory\b|\bforgetful\w*|\bforget(?:ting)? (?:things|names|words|where)\b|\bmemor(?:ise|ize)\b|\bkeep losing (?:things|words)\b|\bsharp mind\b|\bmind sharp\b/,
  ],
  [
    'energy',
    /\benerg\w*|\btired\w*|\bfatigue\w*|\bexhaust\w*|\blethargic\b|\bworn out\b|\bno drive\b|\bworn down\b|\bdrained\b|\bsluggish\b|\bpick[- ]me[- ]up\b|\bvitality\b|\bwiped out\b|\bgives? (?:me )?a (?:lift|boost)\b|\bno get up and go\b|\brun down\b|\brunning on empty\b|\bget[- ]up[- ]and[- ]go\b|\bknackered\b|\bshattered\b|\bpooped\b|\bno oomph\b|\bslump\b|\bperk (?:me )?up\b|\bno stamina\b|\bstamina\b|\balways weary\b|\bweary\b/,
  ],
  [
    'colds',
    /\bcolds?\b(?! (?:hands|feet|water))|\bflu\b|\brunny nose\b|\bsniffles\b|\bcongest\w*|\bcatching everything\b|\bbunged up\b|\bcoming down with\b|\bsnotty\b|\bthe lurgy\b|\bman flu\b|\bstreaming nose\b|\bnose (?:is )?(?:running|blocked)\b/,
  ],
  [
    'immunity',
    /\bimmun\w*|\bget(?:ting)? (?:sick|ill) (?:a lot|so often|often|all the time)\b|\bbody'?s defen[cs]es?\b|\bresistance\b|\bstrengthens? (?:my |the )?defen[cs]es?\b|\bgetting (?:ill|sick) less\b|\b(?:keep|ward) (?:bugs|germs|colds|illness) (?:away|off)\b|\bward off\b|\bstay well\b|\bcatch(?:ing)? everything\b|\bpick(?:ing)? up every bug\b|\bnot get sick\b/,
  ],
  [
    'cough',
    /\bcough\w*|\bphlegm\b|\bmucus\b|\bbronchitis\b|\bchesty\b|\btickly\b|\bhacking\b|\bchest (?:is )?(?:rattly|rattling)\b/,
  ],
  [
    'sore-throat',
    /\bsore throat\b|\bthroat (?:hurts|pain|ache)\b|\bhoarse\w*|\b(?:lost|losing) my voice\b|\bvoice is gone\b|\bscratchy throat\b|\btonsil\w*|\b(?:hurts?|painful|sore) (?:to|when i) swallow\b|\bgargle\b|\bthroat\b|\bvoice (?:is )?(?:gone|hoarse|lost)\b/,
  ],
  ['sinus', /\bsinus\w*|\bcongest\w*|\bblocked nose\b|\bstuffy nose\b|\bbunged up\b|\bface (?:pressure|feels full)\b/],
  ['allergies', /\bhay ?fever\b|\bseasonal allerg\w*|\bsneez\w*/],
  [
    'nausea',
    /\bfeel(?:s|ing)? (?:so |very )?sick\b|\bsick (?:every|each|in the) (?:day|morning)\w*|\bthrow(?:ing|s)? up\b|\bpuk(?:e|ing)\b|\bnause\w*|\bqueas\w*|\bvomit\w*|\bupset stomach\b|\bsick to my stomach\b|\bgreen around the gills\b|\bqueezy\b|\btummy turns\b|\boff my food\b|\bseasick\b/,
  ],
  [
    'bloating',
    /\bbloat\w*|\bgas(?:sy)?\b|\bflatulen\w*|\bwind\b|\bwindy\b|\bfart\w*|\bpuffed up (?:belly|tummy)\b|\bbelly (?:is |like a )?(?:balloon|swollen|tight)\b|\bgurgl\w*|\bburp\w*|\bbelch\w*/,
  ],
  [
    'cramps',
    /\b(?:stomach|tummy|belly|abdominal|gut) (?:cramps?|ache|pain)\b|\bibs\b|\birritable bowel\b|(?<!leg )(?<!calf )(?<!muscle )\bcramps\b(?! in my (?:legs?|calves|feet))/,
  ],
  [
    'constipation',
    /\bconstipat\w*|\bbowel movements?\b|\bcan'?t go\b|\bregularity\b|\bbunged up (?:down there|bowels?)\b|\bbacked up\b|\bnot been (?:to the loo )?for days\b|\bhard stools?\b|\bmove my bowels\b|\bblocked up\b/,
  ],
  [
    'diarrhea',
    /\bdiarrh\w*|\bloose stools?\b|\bthe runs\b|\bthe trots\b|\brunny (?:tummy|stools?|poo)\b|\btravell?er'?s tummy\b/,
  ],
  [
    'reflux',
    /\bheartburn\b|\breflux\b|\bacid (?:stomach|indigestion)\b|\bacid (?:comes|coming) up\b|\bburning (?:after|when) (?:eating|i eat|meals)\b|\brepeating on me\b|\bsour stomach\b/,
  ],
  ['appetite', /\bappetite\b/],
  [
    'digestion',
    /\bdigest\w*|\bindigestion\b|\bgut\b|\btummy\b|\bstomach\b|\bafter (?:heavy )?meals?\b|\bbelly\b|\bfull after\b|\bheavy (?:after|stomach)\b|\bdon'?t digest\b/,
  ],
  ['liver', /\bliver (?:health|support|function)\b|\bfatty liver\b/],
  ['detox', /\bdetox\w*|\bcleanses?\b|\bflush (?:out )?toxins\b/],
  ['asthma', /\b(?:for|helps?|with|against) (?:my )?asthma\b|\bwheez\w*/],
  ['thyroid', /\b(?:for|helps?|boost|support) (?:my |the |an? )?(?:under ?active |over ?active |sluggish )?thyroid\b/],
  ['cancer-support', /\b(?:during|after|with|for) (?:my )?(?:chemo\w*|radiation|radiotherapy)\b/],
  ['blood-sugar', /\bblood sugar\b|\bglucose\b|\bsugar levels?\b/],
  ['cholesterol', /\bcholesterol\b|\btriglycerides?\b/],
  ['blood-pressure', /\b(?:lower|reduce|high|for) (?:my )?blood pressure\b/],
  ['circulation', /\bcirculation\b|\bcold (?:hands|feet)\b/],
  [
    'veins',
    /\bvaricose\b|\bvein\w*|\bheavy legs\b|\bswollen legs\b|\bpuffy (?:ankles|legs)\b|\bswollen ankles\b|\bspider veins\b/,
  ],
  ['migraine', /\bmigraine\w*/],
  [
    'headache',
    /\bhead ?a(?:ch|k)es?\b|\bhead (?:hurts|is pounding)\b|\bsore head\b|\bbanging head\b|\bheadachy\b|\bmy head (?:is )?(?:killing|splitting|pounding|throbbing)\b/,
  ],
  [
    'menstrual-cramps',
    /\b(?:period|menstrual) (?:cramps?|pain)\b|\bpainful periods?\b|\bcramps?\b.*\bperiod\b|\bperiod\b.*\bcramps?\b|\btime of the month\b.*\b(?:pain|cramp|hurt)\w*|\bperiods? (?:are |is )?(?:agony|killing|so painful|hurting)\b/,
  ],
  [
    'pms',
    /\bpms\b|\bpmt\b|\b(?:before|week before) my periods?\b|\birregular periods?\b|\bpremenstrual\b|\bbreast tenderness\b|\bwomen'?s health\b|\bhormon\w* balance\b|\btime of the month\b|\bmoody before\b|\bpre-?period\b/,
  ],
  [
    'menopause',
    /\bmenopaus\w*|\bhot[- ]?(?:flash|flush)\w*|\bnight sweats\b|\bperimenopaus\w*|\bhormones (?:are )?all over\b|\bthe change\b|\bhot at night\b|\bsweats at night\b|\bsweating at night\b|\bchange of life\b/,
  ],
  ['lactation', /\b(?:milk supply|more milk|low milk|increase (?:breast )?milk)\b/],
  ['libido', /\blibido\b|\bsex drive\b|\berect\w*/],
  ['fertility', /\bfertility\b/],
  [
    'prostate',
    /\bprostate\b|\b(?:pee(?:ing)?|urinat\w+|wee(?:ing)?|toilet|bathroom|loo)\b[^.]*\b(?:at|a|every|per) night\b|\b(?:at|a|every) night (?:to|for) (?:a )?(?:pee|wee|urinat\w+)|\bweak (?:stream|flow)\b/,
  ],
  ['urinary', /\burinary\b|\buti\b|\bbladder\b|\bcystitis\b|\bburns when i (?:pee|wee)\b|\bwater ?works\b/],
  [
    'back-pain',
    /\bback ?(?:pain|ache)\b|\bsciatica\b|\bback(?:'s| is| has) (?:gone|out|killing|bad|sore|stiff|playing up)\b|\b(?:bad|sore|stiff|lower) back\b|\blumbago\b/,
  ],
  [
    'joints',
    /\bjoints?\b|\bhips?\b|\b(?:my|sore|stiff) (?:fingers|hands|shoulders?|elbows?)\b|\barthrit\w*|\bknees?\b|\bosteoarthritis\b|\bstiff(?:ness)?\b|\bcreaky\b|\brheumati\w*|\bwear and tear\b|\bankles? (?:hurt|ache)s?\b/,
  ],
  [
    'muscles',
    /\bmuscle\w* (?:pain|ache|soreness|cramps?)\b|\b(?:sore|aching|tired) (?:muscles|legs|arms)\b|\bleg cramps?\b|\bleg day\b|\bcharley horse\b|\bmuscle cramps?\b|\bdoms\b|\bpulled (?:a )?muscle\b|\baching all over after\b|\bcramps? in my (?:legs?|calves|feet)\b/,
  ],
  ['inflammation', /\binflam\w*/],
  ['pain', /\bpains?\b|\baches?\b/],
  ['acne', /\bacne\b|\bpimples?\b|\bspots?\b(?= on)|\bspotty\b|\bzits?\b|\bbreak(?:ing)?[- ]?outs?\b|\bblackheads?\b/],
  ['eczema', /\beczema\b|\bitchy skin\b|\bdermatitis\b|\bflaky patches\b/],
  [
    'burns',
    /\bsunburn\w*|\bburn(?:ed|t)? (?:myself|my (?:hand|finger|arm|skin|tongue))\b|\bscald\w*|\b(?:small|light|slight) burns?\b|\bminor burns?\b/,
  ],
  ['bruises', /\bbruis\w*/],
  ['wounds', /\b(?:small|open|little|minor) (?:cuts?|wounds?|grazes?)\b|\bgrazed\b|\bscrapes?\b/],
  ['insect-bites', /\b(?:insect|mosquito|bug) bites?\b/],
  ['fungal', /\bathlete'?s foot\b|\bfungal\b|\bnail fungus\b/],
  [
    'skin',
    /\bskin\b|\brash\w*\b|\bface cream\b|\bcream for my (?:face|hands)\b|\bdry (?:hands|lips)\b|\bcomplexion\b|\bitch(?:y|ing|es)\b/,
  ],
  [
    'hair',
    /\bhair (?:loss|growth)\b|\bthinning hair\b|\bdandruff\b|\bflaky scalp\b|\bscalp\b|\bhair (?:is )?falling\b|\bhair (?:is )?(?:thin|thinning|coming out|shedding)\b|\bbald\w*/,
  ],
  ['eyes', /\b(?:dry|tired) eyes\b|\beye health\b/],
  ['mouth', /\bmouth ulcers?\b|\bgums?\b|\bbad breath\b|\btoothache\b/],
  ['weight', /\b(?:lose|losing) weight\b|\bweight loss\b/],
  ['bones', /\bbone (?:health|density)\b/],
  ['exercise', /\bworkout\w*|\bexercise\b|\bendurance\b|\bgym\b/],
  ['worms', /\bintestinal worms\b|\bparasites\b/],
];

/** The uses a text asks about, in a fixed order. */
export function usesFromText(text: string): readonly UseKey[] {
  const plain = text.toLowerCase().replaceAll('’', "'");
  return patterns.filter(([, pattern]) => pattern.test(plain)).map(([use]) => use);
}
