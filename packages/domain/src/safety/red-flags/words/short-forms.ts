import { choice, followedBy, notPrecededBy, sequence } from '../../../resolve/phrases.ts';
import { asInCharts } from '../../../resolve/as-in-charts.ts';
import type { Step } from '../../../resolve/patterns/quick-patterns.ts';
import { irishSteps } from './irish-english.ts';

/** Short forms, slips and dialect, each with what it is written out to; later ones read what earlier ones wrote. */
export const shortForms: readonly Step[] = [
  ...asInCharts,
  [/[’‘`´]/g, "'"],
  [/\b(?:cannot|can not|cant)\b/gi, "can't"],
  [/\b(?:will not|wont)\b/gi, "won't"],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should) not\b/gi, "$1n't"],
  [/\b(do|does|did|is|are|was|has|have|would|could|should)nt\b/gi, "$1n't"],
  // "Eight cans most days, stopping dead tomorrow": at once, and nobody dies.
  [
    /(?<=\b(?:cans|tins|tinnies|pints|beers?|wines?|vodka|whisk(?:e)?y|gin|cider|lager|booze|drink(?:ing)?|alcohol|units)\b[^]{0,120}\bstop(?:ping|ped)?(?: it| drinking)?) (?:stone )?dead\b(?! in)/gi,
    ' at once',
  ],
  // "Bit itchy": somewhat, and nothing was bitten.
  [
    /(?<=^\W*|[.,;:!?\n]\s*|\b(?:and|but|just|still|feel|feeling|am|im|i'm|is|was|got|getting|gone|been|all) )bit (?=(?:(?:too|more|less|very) )?(?!(?:berry|holly|ivy|lily|barley)\b)(?:\w{2,}[a-z]y|\w{3,}(?:ish|ful)|sore|tired|low|down|off|dizzy|sick|stiff|sad|weak|hot|cold|raw|red|dry|loose|tight|better|worse)\b)/gi,
    'a bit ',
  ],
  // "Loads better": no load of anything.
  [
    /\b(?:loads|lots|heaps|tons|miles) (?=(?:better|easier|nicer|happier|calmer|clearer|fitter|worse|healthier)\b)/gi,
    'much ',
  ],
  // "A lot looser": no lot of anything.
  [/\ba lot (?=(?!(?:bigger|larger|heavier|brighter|darker|redder|thicker|faster|harder)\b)\w{3,}er\b)/gi, 'much '],
  [/\b(?:yday|yest|ystday|yesterdy)\b/gi, 'yesterday'],
  [/\bim\b/gi, "i'm"],
  [
    /(?<!\b(?:my|her|his|the|ex|our|your)[ -])\bbf(?:'?ing)?\b(?= (?:my|our|the|a|her|mum|mom|baby|\d))/gi,
    'breastfeeding',
  ],
  // "Hes 7 weeks and on the boob": fed so, and nothing ails the breast.
  [
    /(?<=\b(?:he|she|they|baby|son|daughter|weeks?|months?|old)(?:'s| is| are)? (?:and |but |still |only |just |mostly |always |all day )*)on the (?:boob|breast)\b/gi,
    'breastfed',
  ],
  [/\bive\b/gi, "i've"],
  [/\b(s?he)s\b/gi, "$1's"],
  [/\b(what|that|there|where|who|how)s\b/gi, "$1's"],
  [/\bits (?=(?:time|been|not|an?|the|too|so|getting|gone|all|no|my|like|really|just|now|still|\w+ing)\b)/gi, "it's "],
  [
    /\bhell (?=(?:kill|burn|hurt|hit|beat|shoot|stab|strangle|drown|never|be|come|find|get|have|die|do|take)\b)/gi,
    "he'll ",
  ],
  [
    sequence(
      notPrecededBy(
        sequence(
          /\b/,
          choice(
            /feel(?:s|ing)?|felt|is|are|was|were|am|'m|very|so|really|mentally|seriously|terminally|quite/,
            /be|been|get|got|getting|fall|fell|falling|taken|too/,
          ),
          / /,
        ),
      ),
      /\bill/gi,
      / (?=(?:kill|do|be|end|hurt|take|just|never|not|go|jump|hang|use|finish|see|sleep|drown|shoot|cut)\b)/,
    ),
    "i'll ",
  ],
  [
    sequence(
      /\b/gi,
      /(baby|tongue|throat|groin|back|blood|god|heart|chest|leg|arm|face|head|belly|tummy|mouth|neck|wife|husband|mum|mom|dad|nan|son|daughter|sister|brother|mate|friend|everything|something|someone|sciatica|pain|skin)/,
      /s /,
      followedBy(
        sequence(
          choice(
            /gone|too|been|got|just|now|not|so|all|told|in|agony|numb|blue|stopped|swollen|going|getting/,
            /boyfriend|husband|\w+ing/,
          ),
          /\b/,
        ),
      ),
    ),
    "$1's ",
  ],
  [/\b(\w{4,}[a-z])s (?=(?:boyfriend|husband|brother|partner)\b)/gi, "$1's "],
  [
    /\b((?:(?:days?|weeks?|months?) old|temp\w*|fever)\b[^.?!\d]{0,16})(3[6-9]|4[01])(\d)\b(?! ?(?:mg|ml|kcal))/gi,
    '$1$2.$3',
  ],
  [/\bgiven (?=that (?:i|i'm|i've|he|he's|she|she's|we|they|my|it|it's)\b)/gi, 'since '],
  // "The baby (7 months) has a cough": its age, and no time that it lasts.
  [
    /\b(baby|newborn|infant|toddler|boy|girl|son|daughter|child|lad|lass|twins|one) ?\((\d{1,2}) ?(week|month|year|yr)s?\)/gi,
    '$1 aged $2 $3s old',
  ],
  [/\bshort of puff\b/gi, 'short of breath'],
  // Its colour is no colour of a face.
  [/\b(?:little )?blue pills?\b/gi, 'viagra'],
  ...irishSteps,
  [/\bvomit(?:ing|y|ish|ting)? (?:sensations?|feelings?|tendency|type)\b/gi, 'queasy'],
  [/\bwanna\b/gi, 'want to'],
  [/\b(?:gonna|gunna|goin to)\b/gi, 'going to'],
  [/\b(?:u)\b/gi, 'you'],
  [/\bchset\b/gi, 'chest'],
  [/\byell(?:a|er|ah)\b/gi, 'yellow'],
  [/\bjet (?:leg|log|lac)s?\b/gi, 'jet lag'],
  [/\b(?:pian|apin)\b/gi, 'pain'],
  [/\bsiezure/gi, 'seizure'],
  [/\banymore\b/gi, 'any more'],
  [/\bh(?:ea|a|e|ae)rt ?-?(?:att?ac?k|at+ak|atac|attck|attac)s?\b/gi, 'heart attack'],
  [/\b(?:strok|stroek|storke)\b/gi, 'stroke'],
  [/\b(?:sucide|suiside|suicid|sewicide)\b/gi, 'suicide'],
  [/\b(?:poision|posion|poisen)(ed|ing|ous)?\b/gi, 'poison$1'],
  [/\b(?:stomache|stomoch|stomac)\b/gi, 'stomach'],
  [/\b(?:bleading|bleedin|bleding)\b/gi, 'bleeding'],
  [/\b(?:brest|breats)\b/gi, 'breast'],
  [/\b(?:faver|feaver|fevr)\b/gi, 'fever'],
  [/\b(?:alergic|allergik)\b/gi, 'allergic'],
  [/\b(?:swolen|swollin|swolllen)\b/gi, 'swollen'],
  [/\b(?:painkilers|pain killers)\b/gi, 'painkillers'],
  // Jamaican "mi" is no heart attack ("an MI").
  [
    /(?<!\b(?:an?|acute|old|previous|post|had|having|stemi|his|her|heart|silent) )\bmi (?=(?:[a-z]+ )?[a-z]{2,}\b(?<!\bmi (?:in|at|last|and|or)\b))/g,
    'my ',
  ],
  [/\b(?:the )?days of (?:the|my) blood\b/gi, 'my period'],
  [/\b(?:no|nor) dey (\w+)/gi, "isn't $1ing"],
  [/\b(?:no|nor) (?:fit|gree) /gi, "can't "],
  [/\b(?:i|e|he|she|we|they|my \w+|the \w+)? ?dey (\w+)/gi, ' is $1ing'],
  [/\bdon (faint|collapse|twist|swell|die|swallow|poison|bleed|vomit)\w*/gi, 'has $1ed'],
  [/\btounge\b/gi, 'tongue'],
  [/\b(?:thoat|throte|troat)\b/gi, 'throat'],
  [/\b(?:hart|haert) (?=attack|pain|rac|pound|beat|stop)/gi, 'heart '],
  [/\b(?:breth|breathe?ing|brething|breating|breething)\b/gi, 'breathing'],
  [/\b(?:tabelts|tablits|tabs)\b/gi, 'tablets'],
  [/\bpils\b/gi, 'pills'],
  [/\bblud\b/gi, 'blood'],
  [/\b(?:y\/o|yr old|y\.o\.?|year old)\b/gi, 'year old'],
  [/\bw\//gi, 'with '],
  [/\b(?:ur)\b/gi, 'your'],
  [/\bfever (?:blister|sore)(s?)\b/gi, 'cold sore$1'],
  [/([a-z])\1{2,}/gi, '$1$1'],
  [
    /\b(feel(?:s|ing)?|felt|think(?:s)?|thought|scared|afraid|sure) (?:like |that |as if )?(?:i'?m|i am|he'?s|she'?s|i was|i might|he is|she is) (?:(?:going|about) to |gonna )?(?:die|dying)\b/gi,
    '$1 impending doom',
  ],
  [
    /\b(?:like|as if|as though) (?:(?:someone|somebody|i|i'd|he|a \w+) )?(?:(?:had|has|have|was|were|is|been|being|getting|just) )*(?:hit|hits|hitting|punch\w*|kick\w*|stabb?\w*|struck|beat\w*|bash\w*|clubb\w*)(?: me| him| her)?\b/gi,
    'like a stabbing blow',
  ],
  [
    /\b(?:had (?:my|his|her|the) spleen (?:taken )?(?:out|removed)|spleen (?:was |is |has been |got )?(?:taken )?(?:out|removed)|had a splenectomy)(?: (?:\w+ ){0,2}(?:ago|back)| in (?:19|20)\d\d| as a \w+| when (?:i|he|she) was \w+)?/gi,
    'no spleen',
  ],
  [
    /\bme (?=chest|head|arms?|legs?|neck|belly|stomach|back|jaw|throat|heart|eyes?|foot|hands?|face|lips|tongue|mouth|side|balls?\b)/gi,
    'my ',
  ],
  [/\.{2,} ?no,? (?=(?:wait|sorry|actually|i mean|the|it was)\b)/gi, '... i mean '],
  [/\b(?:had|went through|reached|hit) (?:the |my )?menopause (?:at|in|when)\b[^,.?!;]{0,16}/gi, 'am postmenopausal'],
  [
    /(?<!\b(?:baby|toddler|newborn|infant|child|son|daughter)\b[^.?!]{0,40})(\bsnor\w*\b[^.?!]{0,30})\bstop(?:s|ped)? breathing\b(?: at night| in (?:my|his|her) sleep)?/gi,
    '$1has sleep apnoea',
  ],
  [
    /\b(?:my |his |her )?last tetanus (?:shot|jab|booster|injection|vaccine) was (?:\w+ )?(?:1\d|[2-9]\d|ten|eleven|twelve|fifteen|twenty|many) years ago\b/gi,
    'tetanus is overdue',
  ],
  [
    /\bhad (?:(?:breast|bowel|lung|prostate|skin|kidney|thyroid|bone|womb|ovarian|testicular) )?cancer (?:(?:\w+ ){1,3}ago|in (?:19|20)\d\d|before|once|years back)/gi,
    'am a cancer survivor',
  ],
  [
    /\b(?:back|side) (?:just |right )?(?:under|below|beneath) (?:the |my |his |her )?(?:lowest )?ribs\b/gi,
    'back flank',
  ],
  [/\bnothing (?:wakes|will wake|rouses)\b/gi, "can't wake"],
  [/\b(?:am|is|are|was|were)(?: not|n't) able to\b|\bnot (?:been )?able to\b|\bunable to\b/gi, "can't"],
];
