import { anyPhrase, oneOf } from '../resolve/phrases.ts';
import type { UseKey } from './use-keys.ts';

/** What people say who want help with the blood, the cycle, pains, the skin or the rest of the body. */
export const bodyAndSkinPhrases: readonly (readonly [UseKey, RegExp])[] = [
  [
    'asthma',
    /\b(?:for|helps?|with|against|support\w*|ease\w*|soothe\w*) (?:my |the |mild |bad )*(?:asthma|breathing|lungs)\b|\basthma\b[^.?!]{0,24}\b(?:what|which|any|some|natural)\b[^.?!]{0,16}\b(?:herbs?|helps?|teas?|good|remed\w+)\b|\bwheez\w*/,
  ],
  [
    'thyroid',
    oneOf(
      /\b(?:for|helps?|boost|support) (?:my |the |an? )?(?:under ?active |over ?active |sluggish |slow )?thyroid\b/,
      /\b(?:under ?active|over ?active|sluggish|slow) thyroid\b/,
      /\bthyroid is (?:slow|low|under ?active|sluggish)\b/,
    ),
  ],
  ['cancer-support', /\b(?:during|after|with|for) (?:my )?(?:chemo\w*|radiation|radiotherapy)\b/],
  [
    'blood-sugar',
    oneOf(
      /\bblood sugar\b|\bglucose\b|\b(?:lowers?|lowering|reduces?|brings? down|high) (?:my |the )?sugar\b|\bsugar levels?\b|\b(?:help|helps|lower|lowers|good for|reduce|control|balance|for) (?:with )?(?:my|his|her) sugar\b/,
      /\b(?:brings?|bringing|gets?|getting|takes?|keeps?|pulls?|pushes|knocks?|drops?|lowers?|reduces?|steady|steadies) (?:my |the |your |his |her |their |a )?(?:high )?sugars?(?: levels?)?(?: (?:right |back )?down\b| under control\b|\W*$)(?<!\b(?:gets?|takes?|keeps?|getting|bringing|brings?|drops?) (?:\w+ )?sugars?\W*)/,
      /\b(?:my|the|his|her) sugars? (?:is|are|was|were|keeps?|(?:has|have) been) (?:(?:a bit|a little|slightly|somewhat|too|quite|always|still|getting|going|on the) )*(?:up|high|higher|raised|elevated|creeping|climbing|rising|rise|borderline)\b/,
    ),
  ],
  ['cholesterol', /\bcholesterol\b|\bldl\b|\bblood fats\b|\btriglycerides?\b/],
  [
    'blood-pressure',
    oneOf(
      /\b(?:lowers?|lowering|reduces?|reducing|high|for|brings? down|drops?) (?:my |the |your )?(?:blood pressure|bp)\b/,
      /\b(?:lowers?|lowering|reduces?|reducing|brings? down|get down) (?:my |his |her )pressure\b/,
      /\bblood pressure down\b/,
      /\bblood pressure (?:is |has been |was )?(?:(?:a bit|a little|slightly|somewhat|quite|rather|too|very|always|borderline) )*(?:borderline|up|raised|high|higher|elevated|creeping)\b/,
    ),
  ],
  ['circulation', /\bcirculation\b/],
  [
    'fever',
    /^\W*(?:a |the )?fever\b(?! (?:tree|few))|(?<!(?:n't|not|never) (?:\w+ )?)\b(?:has|have|had|got|gets|getting|running|runs|another) (?:a |the |some )?fever\b|\bfever of (?:3[789]|4\d|10\d)\b|\b(?:slight|mild|light|low|little) fever\b|\b(?:help\w*|good|tea|herbs?|something|anything) (?:for|with|against) (?:a |the |my |his |her )?fever\b|\b(?:lower|bring down) (?:a |the |my |his |her )?fever\b|\bfever (?:of |is |at |around |about )?3[789](?:[.,]\d)?\b|\b3[89](?:[.,]\d)? (?:degrees? )?(?:of )?fever\b|\btemp(?:erature)? (?:of|is|at) (?:37[.,][5-9]|3[89])(?:[.,]\d)?\b/,
  ],
  [
    'veins',
    oneOf(
      /\bvaricose\b|\bvein\w*|\b(?:heavy|tired) legs\b|\blegs (?:feel |are |get |go |so |very |really |all )*(?:like lead|heavy)\b/,
      /\bswollen legs\b|\bpuffy (?:ankles|legs)\b|\bswollen ankles\b|\bspider veins\b/,
    ),
  ],
  ['migraine', /\bmigraine\w*/],
  [
    'headache',
    oneOf(
      /\bhead ?a(?:ch|k)es?\b/,
      /\b(?:pain|pressure|tightness|aching?|band)\b[^.?!]{0,12}\b(?:round|around|across|in) (?:my|the) (?:head|skull|forehead|temples)\b/,
      /\bhead (?:hurts|is pounding)\b|\bsore head\b|\bbanging head\b|\bheadachy\b|\bpain in (?:the|my) head\b/,
      /\bhead (?:pain|aches)\b|\bmy head aches\b|\b(?:my|his|her|the) head(?:'s| is)? (?:literally |actually |absolutely |totally |about to |going to |gonna )*(?:killing|splitting|pounding|throbbing|explod\w*|explode|burst\w*|hammering|thumping|banging|in bits|drumming)\b/,
    ),
  ],
  [
    'menstrual-cramps',
    anyPhrase(
      /cramps? (?:on|in) (?:the )?(?:first day|day one|day 1)|(?:period|menstrual) (?:cramps?|pains?|aches?)|(?:painful|terrible|awful|horrendous|horrible|dreadful|agoni[sz]ing|nightmare|rough|bad) periods?|cramps?\b.*\bperiod|period\b.*\bcramps?/,
      /time of the month\b.*\b(?:pain|cramp|hurt)\w*/,
      /periods? (?:are |is )?(?:agony|killing|so painful|hurting)/,
      /(?:pains?|cramps?|aches?|hurts?)\b[^.?!]{0,16}\b(?:menses|menstruat\w+|(?:my |the )monthl(?:y|ies)|(?:my |the )?time of (?:the |my )?month)/,
      /(?:menses|menstruation|monthl(?:y|ies)|time of (?:the |my )?month)\b[^.?!]{0,24}\b(?:pain\w*|cramp\w*|hurt\w*|agony)/,
    ),
  ],
  [
    'pms',
    anyPhrase(
      /pms|pmt|(?:before|week before) my periods?|irregular periods?|premenstrual|breast tenderness/,
      /women'?s health|hormon\w* balance|time of the month|moody before|pre-?period/,
      /(?:period|menstrual|cycle) (?:mood|rage|anger|blues|temper|tears|irritab\w+|anxiety)(?: ?swings?|s)?|premenstrual\w*|pmdd/,
      /(?:moods?|mood ?swings?|moody|snappy|irritable|ratty|tearful|weepy|short-tempered|rage|crying|biting \w+(?:'s)? heads? off)\b[^.?!]{0,40}\b(?:(?:before|around|with|on|ahead of) (?:my |her |the |a |each |every )?(?:periods?|cycle)|(?:week|days) before (?:my |her |the )?(?:period|bleed)|time of (?:the |my )?month)/,
      /(?:before|around|ahead of) (?:my |her |the |each |every )?(?:periods?|cycle|bleed)\b[^.?!]{0,40}\b(?:moods?|moody|snappy|irritable|ratty|tearful|weepy|rage|bite \w+(?:'s)? heads? off|want to cry)/,
    ),
  ],
  [
    'menopause',
    anyPhrase(
      /menopaus\w*|hot[- ]?(?:flash|flush)\w*|night sweats|hot sweats|perimenopaus\w*|hormones (?:are )?all over/,
      oneOf(
        /(?:the |these |hot |my )?flush(?:es|ing)(?! (?:out|away|them|it|the|my liver|\w+ out|stones?|toxins?|kidneys?))|the change|hot at night/,
        /sweats at night|(?:i|she) sweats? (?:so much )?(?:at night|in bed)|at night when (?:i|she) sweats?/,
        /sweating at night|change of life/,
        /(?<=\b(?:cohosh|red clover|soya?|isoflavones|sage)\b[^.?!]{0,30}\bfor (?:the |my |these |bad )?)sweats/,
      ),
    ),
  ],
  [
    'lactation',
    /\blactation\b|\b(?:mak(?:e|es|ing)|produc(?:e|es|ing)) (?:enough|too little|so little)(?: (?:breast ?)?milk)? for (?:him|her|them|baby|(?:my|the|our) (?:\w+ )?(?:baby|son|daughter|twins|newborn|little one))\b|\b(?:no|hardly any|little) (?:breast ?)?milk (?:is |has )?(?:com(?:ing|es?)|left|yet)\b|\b(?:milk (?:supply|is (?:so |too |very |really )?(?:low|little|drying up|going|not enough))|more (?:breast ?)?milk|(?:low|too little|not enough) (?:breast ?)?milk|increase (?:my )?(?:breast ?)?milk)\b/,
  ],
  [
    'libido',
    /\blibido\b|\b(?:for|my|his|male|sexual|low|weak|lost) potency\b|\b(?:something|anything|help|boost|spark|fun|trouble|problems?) (?:for|in) (?:the|our) bedroom\b|\bbedroom (?:matters?|departments?|problems?|issues?|troubles?|performance)\b|\bsex drive\b|\b(?:no|low|less|lost|zero|little) (?:desire|interest in sex)\b|\bgone off (?:sex|it in bed)\b|\b(?:not|never|n't) (?:\w+ )?(?:interested in|want|fancy|feel like|up for) (?:any |having )?sex\b|\bin the mood for sex\b/,
  ],
  ['fertility', /\bfertility\b|\binfertility\b/],
  [
    'prostate',
    oneOf(
      /\bprostate\b/,
      /\b(?:pee(?:ing)?|urinat\w+|wee(?:ing)?|toilet|bathroom|loo)\b[^.]*\b(?:at|a|every|per) night\b/,
      /\b(?:at|a|every) night (?:to|for) (?:a )?(?:(?:pee|wee)\b|urinat\w+)|\b(?:weak|slow|poor) (?:stream|flow)\b|\b(?:pee|urine|wee) (?:stream|flow|jet)\b|\b(?:stream|flow) (?:is |has (?:got|become) )?(?:so |very |a bit )?(?:weak|slow|poor|thin)\w*\b|\b(?:up|get up|wake up) to (?:pee|wee)\b/,
    ),
  ],
  ['gallbladder', /\bgall ?bladder\b/],
  [
    'urinary',
    /\burinary\b|\b(?:water|urine|wee) infections?\b|\butis?\b|\bbladder\b|\bcystitis\b|\bburns when i (?:pee|wee)\b|\bwater ?works\b/,
  ],
  [
    'back-pain',
    oneOf(
      /\bback ?(?:pain|ache)\b|\bsciatica\b/,
      /\b(?<!(?:i|me|came|come|comes|went|get|got) )back (?:hurts?|hurting|aches?|aching|pains)\b/,
      /(?:^|[,;.!?&+]|\b(?:my|his|her|the|lower|upper|and|n|with|also|plus)) *back (?:is |so |really |very |all |a bit |always |feels? )*(?:sore|stiff|achy|aching|knackered|wrecked|killing|in (?:bits|agony|pieces|knots|spasm)|seized up)\b/,
      /\bback(?:'s| is| has|s)? (?:gone out|gone (?=again|on me)|killing me|giving me (?:hell|gyp|grief))\b|\bback(?:'s| is| has) (?:gone|out|killing|bad|sore|stiff|hurting|aching|playing up)\b/,
      /\b(?:bad|sore|stiff|lower) back\b|\blumbago\b|(?<=^\W*(?:ok |and |or )*)my back(?=\W*$)/,
    ),
  ],
  [
    'joints',
    anyPhrase(
      /joints?|(?:my|the|sore|stiff|bad|both) hips?|(?:some|any)thing(?: \w+)? for (?:hips?|shoulders?|elbows?|wrists?|ankles?)(?! (?:replacement|op|surgery|flask))|(?:sore|stiff|aching|painful|swollen) (?:fingers|hands|shoulders?|elbows?|wrists?|ankles?)|arthrit\w*|knees?/,
      /(?:fingers|hands|shoulders?|elbows?|wrists?|ankles?) (?:are |is |always |really |so )*(?:hurt|hurts|hurting|ache|aches|aching|stiff|sore|painful)/,
      /osteoarthritis|stiff(?:ness)?|creaky|rheumati\w*|wear and tear|ankles? (?:hurt|ache)s?/,
    ),
  ],
  [
    'muscles',
    anyPhrase(
      oneOf(
        /muscle\w* (?:pain|ache|soreness|recover\w*)/,
        /(?:recover\w*|repair) (?:\w+ ){0,3}(?:muscles?|training|workouts?|runs?)/,
        /(?:sore|aching|tired) (?:muscles|arms)|(?:sore|aching) legs/,
        /(?:work-? ?out|gym|leg day|squats|lunges|training|marathon|half marathon|long run|hike|10k|race|spin class|crossfit)\b[^?]{0,50}\b(?:legs|quads|arms|thighs|calves|glutes|muscles|hamstrings|shoulders|body) (?:are |is |feel |feels |all |so |totally |absolutely )*(?:dead|killing me|wrecked|shot|ruined|done in|jelly|like (?:jelly|lead)|in bits|screaming|seized up|stiff)/,
        /(?:legs|quads|arms|thighs|calves|glutes|muscles|hamstrings|shoulders|body) (?:are |is |feel |feels |all |so |totally |absolutely )*(?:dead|killing me|wrecked|shot|ruined|done in|jelly|like (?:jelly|lead)|in bits|screaming|seized up|stiff) (?:after|from|since)\b[^.?!]{0,20}\b(?:work-? ?out|gym|leg day|squats|lunges|training|marathon|half marathon|long run|hike|10k|race|spin class|crossfit)/,
      ),
      /(?:muscles|legs|arms|thighs|calves|feet|foot) (?:are |is |all |really |so )*(?:hurt|hurts|hurting|ache|aches|aching|sore)/,
      /(?:feel|feeling|am|i'm|get|so) (?:\w+ )?sore (?:for days|after (?:training|a run|running|exercise|workouts?|the gym))|(?:helps?|faster|better|quicker|speeds? up) recovery(?! (?:from|after (?:a|an|my|the)))/,
      /feet (?:are |feel |were )?(?:\w+ )?(?:dead|killing me|throbbing|done in|wrecked|knackered)|on my feet all (?:day|night|shift)/,
      /leg day|doms|pulled (?:a )?muscle|aching all over after/,
    ),
  ],
  ['inflammation', /\binflam\w*/],
  ['pain', /\bpains?\b|\baches?\b|\bpain-?(?:killing|relieving)\b/],
  [
    'acne',
    oneOf(
      /\bacne\b|\bpimples?\b|\bspots?\b(?= on)/,
      /(?<!\b(?:age|liver|red|white|brown|dark|weak|see|seeing|saw) )\bspots\b|\bspotty\b|\bbad skin\b/,
      /\boily skin\b|\bzits?\b|\bbreak(?:ing)?[- ]?outs?\b/,
      /\b(?:skin|face|chin) (?:breaks|broke|is breaking) out\b|\bblackheads?\b/,
    ),
  ],
  ['eczema', /\beczema\b|\bitchy skin\b|\bdermatitis\b|\bflaky patches\b/],
  [
    'burns',
    oneOf(
      /\bsunburn\w*|\bburn(?:ed|t)? (?:myself|(?:him|her)self|(?:my|his|her) (?:hand|finger|arm|skin|tongue))\b|\bscald\w*/,
      /\b(?:for|on|with|have|got) (?:a|the|this|my) (?:little )?burn\b(?! ?out)|\b(?:small|light|slight) burns?\b|\bminor burns?\b|\bburns? (?:from|on) (?:the|a|my) \w+\b/,
      /\brazor burn\b|\b(?:kitchen|oven|iron|stove|steam) burns?\b/,
      /^\W*(?:what helps (?:with |for )?)?burns?\b(?! (?:when|my|in|the))/,
    ),
  ],
  ['bruises', /\bbruis\w*/],
  [
    'wounds',
    /\bwound (?:healing|care)\b|\b(?:small|open|little|minor) (?:cuts?|wounds?|grazes?)\b|\bgrazed\b|\bpaper cuts?\b|\bscrapes?\b/,
  ],
  [
    'insect-bites',
    oneOf(
      /\b(?:insect|mosquito|bug|bugs|midge|gnat|flea|horsefly) bites?\b/,
      /\b(?:wasp|bee|hornet|jellyfish) stings?\b|\bstung by (?:a |an )?(?:wasp|bee|hornet|insect)\b/,
      /\b(?:bitten(?: (?:alive|to (?:bits|death|pieces)|all over))?|eaten(?: alive)?|attacked|savaged|munched) by (?:a |an |some |the )?(?:mosquito\w*|midges?|insects?|bugs?|gnats?|fleas?|horseflies)/,
    ),
  ],
  ['fungal', /\bathlete'?s foot\b|\bfung(?:al|us|i)\b|\bjock itch\b|\bringworm\b/],
  [
    'skin',
    oneOf(
      // "On the skin instead?" tells the place of another complaint.
      /(?!(?<=\b(?:use|put|rub|apply|try|take|dab|massage|anything|something|one)\b[^.?!]{0,24}\b(?:on|onto|into) (?:the|my) )skin\W*$)(?!(?<=\bon (?:the|my|open|broken|bare) )skin(?: (?:instead|too|then|rather|as well|also))+\W*$)\bskin\b|\brash\w*\b|\bface cream\b|\bcream for my (?:face|hands)\b|\b(?:put|use) on my face\b/,
      /\b(?:cracked|chapped|rough) (?:hands|lips|heels|skin)\b/,
      /\b(?:hands|lips|heels) (?:are |is )?(?:so )?(?:cracked|chapped|dry|rough|raw)\b|\bdry (?:hands|lips)\b/,
      /\bcomplexion\b|(?<!\beyes?\b[^.?!]{0,16})\bitch(?:y|ing|es)\b(?! eyes?\b)/,
    ),
  ],
  [
    'hair',
    anyPhrase(
      /(?:for|with) (?:my|the) hair|hair (?:loss|growth)|thinning hair|dandruff|flaky scalp|scalp|hair (?:is )?falling/,
      /(?:losing|lose|lost) (?:my |some |so much |a lot of )?hair|hair (?:is |are |has |have |gets?|getting|got|gone|been|becomes?|became|becoming|looks?|so|very|more|really|\s)*(?:thin|thinner|thinning|coming out|shedding)|bald(?:ing|ness)?\b|(?:it|hair) (?:falls|is falling|keeps falling) out|(?<=^\W*)my hair(?=\W*$)/,
    ),
  ],
  [
    'eyes',
    /\b(?:dry|tired|strained)(?:,? (?:and )?(?:gritty|itchy|sore|red|tired|burning))? eyes\b|\beyes (?:are |feel |get )(?:so |very )?(?:dry|tired|strained)\b|\beye health\b|\b(?:for|helps?|help) (?:my|the|his|her|your) (?:eyes|eyesight|vision|sight)\b|\beye (?:vitamins?|supplements?)\b/,
  ],
  [
    'mouth',
    oneOf(
      /\bmouth (?:ulcers?|sores?)\b|\bsores? (?:in|on) (?:my|the|his|her) (?:mouth|tongue)\b/,
      /\b(?:canker|cancer) sores?\b|\bsore (?:mouth|gums?|tongue)\b|\bgums?\b|\bmouth ?wash\b/,
      /\brinse (?:my|the) mouth\b|\bdenture\w*/,
    ),
  ],
  [
    'weight',
    oneOf(
      /\b(?:lose|losing|drop|shed) (?:\d+ |two |five |ten |twenty |some |a few |my |more )*(?:weight|fat|pounds|kilos?|kgs?|lbs?|stone)\b/,
      /\bslow metabolism\b|\bmetabolism\b|\bweight loss\b|\bfat[- ]?burn\w*|\bslim(?:ming)?\b|\bbelly fat\b/,
      /\blos(?:e|ing) (?:some |my |the )?(?:belly|tummy|inches)\b|\bflat(?:ter)? (?:belly|tummy|stomach)\b/,
      /\bfor (?:my |the |her |his )?weight(?: (?:control|management))?(?= *(?:$|[,.;?!]| (?:and|or|which|what|is|does|but|as)\b))/,
      /(?<!\b(?:hair|skin|nails?|bones?|eyebrows?|lashes|blood|gums?)(?: \w+){0,3} )\b(?:get|be|become|being) (?:really |very )?(?:skinny|skinnier|thin(?! skin)|thinner|slimmer)\b|\bdrop a (?:dress )?size\b/,
      /\b(?:skinny|flat tummy|slim\w*|diet) (?:tea|teas|pills?|gummies|jabs?)\b|\bshift (?:the |some |a bit of )?(?:timber|weight|pounds|flab)\b/,
      /\bget (?:shredded|lean|ripped)\b|\bappetite suppress\w*|\bburn (?:the |my )?fat\b/,
    ),
  ],
  [
    'bones',
    /\bbone (?:health|density)\b|\b(?:strong|stronger|healthy|healthier) bones\b|\bfor (?:my |the )?bones\b|\b(?:strengthen\w*|build\w*|harden\w*|protect\w*|help\w*|good for|keep) (?:my |the |your |old |weak )*bones\b|\bosteopenia\b/,
  ],
  [
    'exercise',
    oneOf(
      /\b(?:better|perform\w*|faster|stronger)\b[^.?!]{0,12}\b(?:in|at) (?:my )?sports?\b|\b(?:athletic|sports?) performance\b/,
      /\b(?:pre-? ?)?work-? ?outs?\b|\bworking out\b|\bexercise\b|\b(?:grow (?:my )?|bigger |larger |big )muscles?\b|\bput on (?:some )?muscle\b/,
      /\b(?:before|for) (?:the|a|my|this) (?:race|marathon|match|competition|run)\b/,
      /\b(?:build|gain|more) muscle\b|\bmuscle (?:gain|growth|mass|building)\b|\bfor strength\b(?=[^.?!]*\b(?:gym|train\w*|lift\w*|sports?|muscles?|workouts?|run\w*)\b)/,
      /\btrain(?:ing)? (?:hard|harder|\dx|six|five)|\bendurance\b|\bgym\b/,
    ),
  ],
  ['worms', /\bintestinal worms\b|\bparasites\b/],
];
