import type { UseKey } from './use-keys.ts';

/** What people say when they want help with something. The order is the order in which answers treat them. */
const patterns: readonly (readonly [UseKey, RegExp])[] = [
  ['pregnancy-nausea', /\bmorning sickness\b|\bnausea (?:in|during) pregnancy\b/],
  ['travel-sickness', /\b(?:travel|motion|car|sea)[ -]?sick\w*/],
  [
    'sleep',
    /\bsleep\w*|\basleep\b|\binsomnia\b|\bbed ?time\b|\b(?:lie|lying|lay|wide|stay(?:ing)?|still|am|i'm) awake\b|\bawake (?:at|all|half the|for hours)\b|\bwak(?:e|es|ing)(?: up)? (?:at (?:night|\d)|every night|in the (?:middle|small hours)|too early|several)|\b(?:switch|wind|shut|turn) (?:off|down) (?:at|before|my (?:mind|brain)|in the evening)|\bjet ?lag\w*|\bknock(?:s|ed)? me out\b|\b(?:restless|bad|rough|broken) nights?\b|\bnights?ti?me waking\b|\btoss(?:ing)? and turn/,
  ],
  [
    'stress',
    /\bstress\w*|\bburn(?:ed|t|ing)?[ -]?out\b|\boverwhelm\w*|\bunwind\b|\brelax\w*|\bcalm(?:ing|er)?\b(?! cream)|\btense\b|\bfrazzled\b|\bunder (?:a lot of )?pressure\b|\bon edge\b/,
  ],
  [
    'anxiety',
    /\banxi\w*|\bnervous\w*|\b(?:for|my|of|calm(?:s|ing)?|exam|stage|steady) (?:the |my )?nerves\b|\bnerves (?:before|about)\b|\bworr(?:y|ied|ying)\b|\bpanick?\w*|\bracing thoughts\b|\bjitter\w*|\bstage fright\b/,
  ],
  [
    'mood',
    /\b(?:low|bad|better|my|lift\w*) (?:\w+ )?moods?\b|\bmood\b|\bdepress\w*|\b(?:feel(?:ing)?|bit|so|been|little) (?:really |so |a bit )?(?:down|low|blue|flat)\b|\bsad(?:ness)?\b|\blow spirits\b|\bwinter blues\b/,
  ],
  ['focus', /\bfocus\w*|\bconcentrat\w*|\bbrain fog\b|\bcognitive\b|\bstudying\b|\bmental clarity\b/],
  ['memory', /\bmemory\b|\bforgetful\w*|\bforget(?:ting)? (?:things|names|words|where)\b/],
  [
    'energy',
    /\benerg\w*|\btired\w*|\bfatigue\w*|\bexhaust\w*|\blethargic\b|\bworn out\b|\bno drive\b|\bworn down\b|\bdrained\b|\bsluggish\b|\bpick[- ]me[- ]up\b|\bvitality\b|\bwiped out\b|\bgives? (?:me )?a (?:lift|boost)\b|\bno get up and go\b|\brun down\b/,
  ],
  [
    'colds',
    /\bcolds?\b(?! (?:hands|feet|water))|\bflu\b|\brunny nose\b|\bsniffles\b|\bcongest\w*|\bcatching everything\b/,
  ],
  [
    'immunity',
    /\bimmun\w*|\bget(?:ting)? (?:sick|ill) (?:a lot|so often|often|all the time)\b|\bbody'?s defen[cs]es?\b|\bresistance\b|\bstrengthens? (?:my |the )?defen[cs]es?\b|\bgetting (?:ill|sick) less\b/,
  ],
  ['cough', /\bcough\w*|\bphlegm\b|\bmucus\b|\bbronchitis\b|\bchesty\b/],
  [
    'sore-throat',
    /\bsore throat\b|\bthroat (?:hurts|pain|ache)\b|\bhoarse\w*|\b(?:lost|losing) my voice\b|\bvoice is gone\b|\bscratchy throat\b|\btonsil\w*/,
  ],
  ['sinus', /\bsinus\w*|\bcongest\w*|\bblocked nose\b|\bstuffy nose\b/],
  ['allergies', /\bhay ?fever\b|\bseasonal allerg\w*|\bsneez\w*/],
  [
    'nausea',
    /\bfeel(?:s|ing)? (?:so |very )?sick\b|\bsick (?:every|each|in the) (?:day|morning)\w*|\bthrow(?:ing|s)? up\b|\bpuk(?:e|ing)\b|\bnause\w*|\bqueas\w*|\bvomit\w*|\bupset stomach\b|\bsick to my stomach\b/,
  ],
  ['bloating', /\bbloat\w*|\bgas(?:sy)?\b|\bflatulen\w*|\bwind\b/],
  ['cramps', /\b(?:stomach|tummy|belly|abdominal|gut) (?:cramps?|ache|pain)\b|\bibs\b|\birritable bowel\b/],
  ['constipation', /\bconstipat\w*|\bbowel movements?\b|\bcan'?t go\b|\bregularity\b/],
  ['diarrhea', /\bdiarrh\w*|\bloose stools?\b|\bthe runs\b/],
  ['reflux', /\bheartburn\b|\breflux\b|\bacid (?:stomach|indigestion)\b/],
  ['appetite', /\bappetite\b/],
  ['digestion', /\bdigest\w*|\bindigestion\b|\bgut\b|\btummy\b|\bstomach\b|\bafter (?:heavy )?meals?\b/],
  ['liver', /\bliver (?:health|support|function)\b|\bfatty liver\b/],
  ['detox', /\bdetox\w*|\bcleanses?\b|\bflush (?:out )?toxins\b/],
  ['asthma', /\b(?:for|helps?|with|against) (?:my )?asthma\b|\bwheez\w*/],
  ['thyroid', /\b(?:for|helps?|boost|support) (?:my |the |an? )?(?:under ?active |over ?active |sluggish )?thyroid\b/],
  ['cancer-support', /\b(?:during|after|with|for) (?:my )?(?:chemo\w*|radiation|radiotherapy)\b/],
  ['blood-sugar', /\bblood sugar\b|\bglucose\b|\bsugar levels?\b/],
  ['cholesterol', /\bcholesterol\b|\btriglycerides?\b/],
  ['blood-pressure', /\b(?:lower|reduce|high|for) (?:my )?blood pressure\b/],
  ['circulation', /\bcirculation\b|\bcold (?:hands|feet)\b/],
  ['veins', /\bvaricose\b|\bvein\w*|\bheavy legs\b|\bswollen legs\b/],
  ['migraine', /\bmigraine\w*/],
  ['headache', /\bhead ?a(?:ch|k)es?\b|\bhead (?:hurts|is pounding)\b|\bsore head\b/],
  [
    'menstrual-cramps',
    /\b(?:period|menstrual) (?:cramps?|pain)\b|\bpainful periods?\b|\bcramps?\b.*\bperiod\b|\bperiod\b.*\bcramps?\b/,
  ],
  [
    'pms',
    /\bpms\b|\bpmt\b|\b(?:before|week before) my periods?\b|\birregular periods?\b|\bpremenstrual\b|\bbreast tenderness\b|\bwomen'?s health\b|\bhormon\w* balance\b/,
  ],
  [
    'menopause',
    /\bmenopaus\w*|\bhot[- ]?(?:flash|flush)\w*|\bnight sweats\b|\bperimenopaus\w*|\bhormones (?:are )?all over\b|\bthe change\b/,
  ],
  ['lactation', /\b(?:milk supply|more milk|low milk|increase (?:breast )?milk)\b/],
  ['libido', /\blibido\b|\bsex drive\b|\berect\w*/],
  ['fertility', /\bfertility\b/],
  [
    'prostate',
    /\bprostate\b|\b(?:pee(?:ing)?|urinat\w+|wee(?:ing)?|toilet|bathroom|loo)\b[^.]*\b(?:at|a|every|per) night\b|\b(?:at|a|every) night (?:to|for) (?:a )?(?:pee|wee|urinat\w+)/,
  ],
  ['urinary', /\burinary\b|\buti\b|\bbladder\b|\bcystitis\b/],
  ['back-pain', /\bback ?(?:pain|ache)\b|\bsciatica\b/],
  [
    'joints',
    /\bjoints?\b|\bhips?\b|\b(?:my|sore|stiff) (?:fingers|hands|shoulders?|elbows?)\b|\barthrit\w*|\bknees?\b|\bosteoarthritis\b|\bstiff(?:ness)?\b/,
  ],
  [
    'muscles',
    /\bmuscle\w* (?:pain|ache|soreness|cramps?)\b|\b(?:sore|aching|tired) (?:muscles|legs|arms)\b|\bleg cramps?\b|\bleg day\b|\bcharley horse\b|\bmuscle cramps?\b/,
  ],
  ['inflammation', /\binflam\w*/],
  ['pain', /\bpains?\b|\baches?\b/],
  ['acne', /\bacne\b|\bpimples?\b/],
  ['eczema', /\beczema\b|\bitchy skin\b/],
  [
    'burns',
    /\bsunburn\w*|\bburn(?:ed|t)? (?:myself|my (?:hand|finger|arm|skin|tongue))\b|\bscald\w*|\b(?:small|light|slight) burns?\b|\bminor burns?\b/,
  ],
  ['bruises', /\bbruis\w*/],
  ['wounds', /\b(?:small|open|little|minor) (?:cuts?|wounds?|grazes?)\b|\bgrazed\b|\bscrapes?\b/],
  ['insect-bites', /\b(?:insect|mosquito|bug) bites?\b/],
  ['fungal', /\bathlete'?s foot\b|\bfungal\b|\bnail fungus\b/],
  ['skin', /\bskin\b|\brash\w*\b|\bface cream\b|\bcream for my (?:face|hands)\b|\bdry (?:hands|lips)\b/],
  [
    'hair',
    /\bhair (?:loss|growth)\b|\bthinning hair\b|\bdandruff\b|\bflaky scalp\b|\bscalp\b|\bhair (?:is )?falling\b/,
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
