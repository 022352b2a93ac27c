import { withoutOthers } from './others-stage.ts';
import { everywhere, isToldNow, mendStageWords } from './told-now.ts';

export { ageFromText } from './age-words.ts';
export { readsSurgery } from './surgery-words.ts';

const count =
  '(?:\\d{1,2}(?: ?\\+ ?\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|few|some|several)';
const months =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|spring|summer|autumn|the fall|winter)';
const whose =
  "(?:i'?m|i am|im|we'?re|we are|she'?s|she is|(?:my )?(?:wife|partner|girlfriend|sister|daughter|friend) is|baby|baby'?s|babies|twins|currently|now)";

const pregnancy = [
  /\bpregnan(?:t|cy)\b(?! (?:safe|test kit|pillow|yoga teacher))/i,
  new RegExp(
    `\\b${count} ?-?(?:weeks?|wks?|w|months?|mos?|mths?) ?-?(?:along|pregnant|preg|gestation|gone|pg\\b|preggers|in(?:to)? (?:my|the|our) pregnancy)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:i'?m|i am|im|she'?s|she is|wife is|currently|now) (?:about |nearly |almost |only |already |at )?${count} ?(?:weeks?|wks?|months?)(?= *(?:$|[.,;!?)\n]|and\\b|with\\b|now\\b|so\\b|today\\b|tomorrow\\b))`,
    'i',
  ),
  /\b(?:[5-9]|[1-3]\d|4[0-2]) ?(?:weeks?|wks?)\b[^.;\n]{0,40}\b(?:labou?r|trimester|bump|midwife|ob(?:-?gyn)?|contractions?|baby kick\w*|scan|bring on|overdue)\b/i,
  /\b(?:labou?r|trimester|bump|midwife|bring on)\b[^.;\n]{0,30}\b(?:[5-9]|[1-3]\d|4[0-2]) ?(?:weeks|wks)\b(?! old)/i,
  /\b(?:induce|start|bring on|kick[- ]?start|trigger|speed up|jump[- ]?start) (?:my |the |natural )?labou?r\b|\bin labou?r\b|\boverdue (?:baby|by)\b/i,
  /\bexpecting\b(?! (?:to|it|that|the|this|him|her|you|an?\s+(?!baby|child|girl|boy|little)|my (?!first|second|third|fourth|baby|child|twins|little)|some|any|no|nothing|\w* ?results?|\w* ?improvements?|guests?|visitors|company|too much|more|less|better|good|great|bad|rain|snow|news|changes|miracles)\b)/i,
  /\b(?:expectant|pregnant) (?:mother|mum|mom|mama|parent|woman|wife)\b|\b(?:mum|mom|mama|mommy|mummy|mother|mam|parents?|dad)[- ]?to[- ]?be\b/i,
  /\b(?:first|second|third|1st|2nd|3rd|last|final|early|late)\s+trimester\b|\btrimester (?:one|two|three|1|2|3)\b/i,
  /\bwith child\b(?! (?:seat|care|support|benefit|maintenance))|\bcarrying (?:(?:a|my|our|his|her) (?:\w+ )?(?:baby|child|first|second|third|boy|girl|son|daughter)|twins|triplets|multiples)\b|\bpg with\b/i,
  /\b(?:in the family way|bun in the oven|up the duff|knocked up|eating for two|baby on board|in the club with|in a delicate condition|up the spout|baby ?bump|my bump|a bump growing)\b/i,
  /\b(?:baby|babies|twins|little one|bundle of joy|stork) (?:is |are )?(?:due|on (?:the|its|their) way|arriv(?:es|ing)|coming|expected)\b(?! (?:home|round|over|down|to))/i,
  /\b(?:having|have|will have|going to have|about to have|we'?re having|i'?m having) (?:a |our |my |another )?(?:\w+ )?(?:baby|babies|twins|triplets)\b(?= (?:in|soon|this|next|any|on|due|at the)|\s*(?:$|[.,;\n]))/i,
  new RegExp(
    `\\b${whose} (?:is |are )?due (?:date )?(?:is )?(?:in |on |next |early |mid |late |any |this |around )*(?:${months}|${count} (?:weeks|months|days)|month|week|day|soon|the \\d+)\\b`,
    'i',
  ),
  new RegExp(
    `^\\s*(?:is )?due (?:in|on|next|early|mid|late|any day|this)\\b|\\b(?:my|her|our) due date\\b|\\bEDD\\b`,
    'im',
  ),
  /(?:^|[,;.(\n]\s*|\b(?:i['’]?m|im|am|currently|now|newly|just|also|she['’]?s|weeks?|wks?) )pg\b(?! ?(?:tips|\d|rated|ml))/im,
  /(?<![\d/.])(?:[4-9]|[1-3]\d|4[0-2])\s?\/\s?40\b|(?:^|[,;.\n]\s*)due date\b/im,
  /\btrimester\s*[:=-]\s*(?:[123]|first|second|third|one|two|three)\b|\b(?:b?hcg|hpt|home (?:pregnancy )?test)\b[^.;\n]{0,12}(?:positive|\+ve|\+|pos)(?![a-z])|\b(?:GA|gest\w* age)\s*:?\s*\d{1,2}(?:\+\d|w| ?weeks)|\bIUP\b|\bLMP (?:was )?(?:[5-9]|[1-3]\d|4[0-2]) (?:weeks|wks) ago\b/i,
  /\bgestational (?!diabetes (?:in|with|when|years|back))|\b(?:preggo|preggers|prego|preggy|preg|gravid|antenatal|ante-natal|hyperemesis|morning sickness|pre-?eclampsia|placenta pra?evia)\b/i,
  /^\s*(?:i'?m |i am |im |about |nearly |almost |now |currently )*(?:[4-9]|[1-3]\d|4[0-2]) ?(?:\+ ?\d )?-?(?:weeks?|wks?)\s*(?=$|[,;.!?\n])/im,
  /\b(?:test|stick|strip|clearblue)\b[^.;\n]{0,24}\b(?:two|2|second|double|faint|pink|blue) (?:\w+ )?lines?\b|\b(?:two|2|second|double|faint|pink) (?:pink |blue |faint )?lines?\b[^.;\n]{0,16}\b(?:test|stick|strip|clearblue)\b|\b(?:got|saw|see|have) (?:two|2) lines\b|\b(?:two|2) (?:pink|blue|red) lines\b/i,
  /\bperiod(?:'s|’s)? (?:is |was |has been |now )?(?:\w+ ){0,3}?(?:late|overdue|hasn['’]?t come|didn['’]?t come|not come)\b(?! (?:forties|thirties|night|evening))|\b(?:missed|late|skipped) (?:my |a |this month['’]?s )?period\b|\bi(?:['’]?m| am) (?:a week|\d+ days|two weeks|\d weeks) late\b/i,
  /\b(?:midwife|scan|bump|ob(?:-?gyn)?)\b[^.;\n]{0,40}\b(?:[4-9]|[1-3]\d|4[0-2]) ?\+ ?[0-6]\b|\bat (?:[4-9]|[1-3]\d|4[0-2]) ?(?:\+ ?[0-6]|\/ ?40)\b|\bg\d ?p\d\b|\bin (?:my|her|the) (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|last|\dth) month\b(?! of (?!pregn))/i,
  /\b(?:unborn (?:baby|child)|my f(?:o)?etus|(?:12|20|twelve|twenty|dating|anomaly|nuchal)[- ](?:week )?scan|baby(?:['’]s| is)? kick(?:s|ing)|in utero|up the stick|primigravida|multigravida|pregnancy (?:test|tests) (?:is|was|came back|came out|turned|says?|are|were) (?:\w+ )?(?:positive|yes)|schwanger|enceinte|embarazada|incinta|gr[aá]vida|zwanger|ci[aą][zż]a|we(?:['’]re| are) having a (?:baby|boy|girl))\b/i,
  /\b(?:positive|two lines on (?:a|the|my)|faint line on (?:a|the|my)) (?:pregnancy |hpt |home |blood )?test\b(?! for (?:covid|flu|strep|allerg\w+))|\b(?:bfp)\b|\btested positive for pregnancy\b/i,
  /\bc-?section (?:is )?(?:scheduled|booked|planned|next|in|on|tomorrow|coming)\b|\b(?:scheduled|planned|booked|elective|upcoming) (?:for (?:a )?)?(?:c-?section|caesarean|cesarean)\b|\bsurrogate(?: (?:mother|pregnancy)|,? (?:and )?\d+ (?:weeks|wks|months))\b|\bhome birth\b(?= (?:planned|in|next|soon))/i,
];
const breastfeeding = [
  /\bbreast[- ]?feed(?:ing|s)?\b(?! (?:consultant|support (?:group|worker)))/i,
  /\bbreast (?:and|&|\+) (?:bottle|formula)\b|\b(?:bottle|formula) (?:and|&|\+) breast\b|\bwet[- ]nurse\b|\b(?:breast )?milk donor\b|\b(?:chest|body|bottle and breast|tandem|combo|combi|mixed|combination)[- ]?feed(?:ing)?\b/i,
  /\b(?:ebf|bfing|bf(?:'ing)?(?= (?:my|mom|mum|and|a|an|the|our|twins|baby|mama|\d)))\b/i,
  /(?:^|[,;.\n]\s*|\b(?:still|currently|exclusively|while) )bf\s*(?=$|[,;.!?\n])/im,
  /\bnursing (?!students?|homes?|degrees?|school|care|staff|jobs?|shifts?|exams?|assistant|career|diploma|course|program|an? (?:injury|cold|hangover|grudge|drink|beer|sore|coffee|broken|bad|sprain)|my (?:injur\w+|cold|hangover|wounds?|drink|beer|knee|back|ankle|foot|shoulder))\w/i,
  /\b(?:i am|i'?m|im|still|currently|while|and|am|when|also|exclusively) nursing\s*(?:$|[.,;!?)])/im,
  /^\s*nursing\s*(?=$|[.,;])/im,
  /,\s*nursing\s*(?:$|[.,;!?])/im,
  /\bi (?:still )?(?:nurse|breast ?feed|feed) (?:my|our|the|him|her|a) ?(?:\w+ )?(?:baby|son|daughter|newborn|infant|twins|toddler|little one|myself|him|her|child)?\b(?<=(?:nurse|breast ?feed)[^.]{0,24}|myself)/i,
  /\b(?:stillend|stille (?:noch|mein|voll)|allait(?:e|ement|ante)|lactancia|amamant(?:o|ando)|dando (?:el )?pecho|allatt(?:o|amento|ando)|amamenta(?:ndo|ção|cao)|borstvoeding)\b/i,
  /\blactat(?:ing|ion|e|es)\b(?! consultant)/i,
  /\b(?:pump(?:ing|s)?|express(?:ing)?)\b[^.;\n]{0,24}\b(?:milk|breast|for (?:my|the) (?:baby|newborn|son|daughter|twins))\b|\bexclusively pumping\b|\b(?:breast ?milk|milk) (?:supply|production)\b|\bbreast ?milk\b|\blet-?down reflex\b/i,
  /\b(?:feeding|nourishing) (?:my|our|the|a) (?:(?:\w+[- ]){1,2}(?:day|week|month|year)s?[- ])?(?:old )?(?:baby|newborn|son|daughter|little one|toddler|twins|boy|girl|old|infant|child)? ?(?:son |daughter |boy |girl |baby )?(?:myself|with my milk|at the breast)\b|\bbaby (?:is )?at the breast\b|\b(?:feed|feeds|feeding|fed)\b[^.;\n]{0,20}\b(?:from|at|on) (?:the|my) breasts?\b|\b(?:baby|newborn|infant|son|daughter|twins) (?:only )?(?:gets|drinks|has|takes|lives on) (?:only )?my (?:own )?milk\b/i,
  /\bpost[- ]?partum\b|\bpost[- ]?natal\b|\b(?:weeks?|months?|days?) (?:pp|after (?:giving birth|delivery|the birth|birth|my c-?section))\b|\b(?:just|recently) (?:gave birth|had (?:a|my|our) (?:\w+ )?baby|delivered)\b|\bgave birth (?:\w+ ){0,3}(?:days?|weeks?|yesterday|month)\b|\bnew (?:mum|mom|mother|mama)\b|\bafter (?:giving )?birth\b/i,
];
const trying = [
  /\btrying (?:to (?:conceive|get pregnant|become pregnant|fall pregnant|get preggers|have (?:a|another|our|kids|children) ?\w*|make a baby|start a family)|for (?:a|another|our|my|number|no|kids|children|baby|babies|#) ?(?:\d|two|three|baby|child|first|second|third|girl|boy|little|sibling|family)?)/i,
  /\bttc\b|\b(?:ivf|iui|icsi)\b|\bembryo transfer\b|\begg (?:retrieval|collection)\b|\b(?:fertility (?:treatment|clinic|drugs|medication|injections)|ovulation induction|two week wait|2ww)\b|\bpre-?conception\b|\bpre-?natal (?:vitamins?|multi\w*|pills?|tablets?|supplements?)\b/i,
  /\b(?:plan(?:ning|s)?|want(?:s|ing)?|hop(?:e|es|ing)|wish(?:es|ing)?|would like|'d like|like|decided|ready|looking|intend(?:ing)?|going|aiming|wanna|about|start(?:ing)? (?:to )?try(?:ing)?)(?: (?:a|for a|for another|another|on|our|my))?(?: (?:to|on|for))?(?: (?:get|getting|become|becoming|fall|falling|be|being))? ?(?:pregnan(?:t|cy)|conceiv(?:e|ing)|have (?:a|another|our) (?:\w+ )?(?:baby|child)|having (?:a|another|our) (?:baby|child)|start (?:a|our) family|baby (?:this|next|soon))\b/i,
  /\b(?:want|would like|hoping for|wish for|planning(?: for)?|longing for) (?:a|another|our first) (?:baby|child)\b|\bstart(?:ing)? (?:a|our) family\b|\b(?:could|might|may) (?:become|get) pregnant\b|\b(?:came|coming) off (?:the pill|birth control) to\b|\b(?:boost|improve|increase|help|for) (?:my |our )?fertility\b|\bbaby[- ]?making\b/i,
];
const alcohol = [
  /\betoh\b(?!\s*[:=-]?\s*(?:no|nil|none|0\b|never))|\b\d+ ?(?:units|drinks|pints|beers|glasses)\s?\/\s?(?:day|week|wk|d\b|night)|\b(?:rum|vodka|whisk(?:e)?y|gin|bourbon) (?:and|&|n) (?:coke|tonic|lemonade|orange|mixers?|soda|juice)\b|\b(?:cider|beer|wine|spirits|gin|whisky|vodka) drinker\b|\b(?:partial to|fond of|like|likes|enjoy) (?:a|my|the odd|an occasional) (?:tipple|drink|pint|dram|snifter)\b|\b(?:glass(?:es)?|couple of glasses|bottle) (?:of \w+ )?with (?:dinner|meals|lunch|supper|tea)\b|\bdrink(?:s|ing)? (?:only )?(?:before|after|from) (?:\d|noon|six|five|work|dinner)/i,
  /\b(?:(?:i |he |she |we )?(?:\w+ly )?drinks? (?:alcohol|wine|beer|spirits|vodka|whisky|whiskey|gin|rum|cider|every|daily|nightly|heavily|a lot|too much|regularly|most|on weekends|at weekends|socially|occasionally|in the evening|at night|moderately|a (?:bit|few|couple|beer|glass|bottle|pint))|(?:glass(?:es)?|bottles?|pints?|units?|cans?|shots?|couple|few) of (?:red |white |rose |sparkling )?(?:wine|beers?|lager|cider|whisky|whiskey|vodka|gin|rum|alcohol|prosecco|champagne|cocktails?)|(?:with|after|and|some|on) (?:a |an |some |my )?(?:alcohol|wine|beer|vodka|whisky|whiskey|cocktails?|gin|rum|bourbon|tequila|champagne))\b(?! vinegar)(?!-free)/i,
  /\b(?:(?:heavy|social|regular|moderate|light|daily|problem|binge) drink(?:er|ing)|binge[- ]?drink\w*|wine (?:every|most|at|with dinner|in the evening)|beers? (?:every|most|a (?:day|night|week)|at night|after work)|alcohol (?:daily|every|most|intake|consumption|use|abuse)|nightcap|(?:\d+|one|two|three|four|five|six|seven|eight|ten|an?|couple of|few) (?:units|drinks?|beers?|pints?|glass(?:es)?|g&ts?|cans?|whisk(?:y|ies|ey)s?|vodkas?|gins?|tots?|drams?|stiff ones) (?:(?:or (?:two|so)|of \w+) )?(?:a|per|every|each|most) (?:day|week|weekend|night|evening|nights|evenings|days)|g&ts?(?: (?:most|every|at))?)\b/i,
];

/** A negative test, and the pregnant people somebody works with. */
const noPregnancyHere =
  /\bnegative (?:home )?(?:pregnancy|hpt) tests?\b|\bnegative for pregnancy\b|\bpregnan(?:t|cy) ?= ?(?:false|no|0)\b|\b(?:pregnancy|hpt) tests? (?:(?:was|were|is|came back|came out|are|turned out|today|yesterday|and)\s+)*(?:all )?(?:negative|bfn)\b(?![^.;\n]*\bpositive\b)|\bwork\w*\b[^.;\n]{0,24}\bpregnant (?:women|ladies|mothers|mums|patients|clients|people|animals|mares|cows)\b/gi;

export function readsPregnancy(text: string): boolean {
  const plain = withoutOthers(mendStageWords(text))
    .replaceAll(/\b(?:might|may|could) (?:well )?not be\b/gi, 'might be')
    .replaceAll(noPregnancyHere, ' ');
  return isToldNow(withoutTrying(plain), pregnancy);
}

const byBottle =
  /\b(?:bottle|formula)[- ]?(?:feed\w*|fed)\b|\b(?:on|only|gets|drinks|using) formula\b|\bbab(?:y|ies)\b[^.;\n]{0,20}\bweaned\b|\bfully weaned\b/i;
const byBreastToo =
  /\bbreast|\bnursing\b|\bcombi|\bmixed[- ]feed|\bpump|\bexpress|\bmy (?:own )?milk\b|\b(?:can['’]?t|not|haven['’]?t) (?:be |been )?weaned/i;

export function readsBreastfeeding(text: string): boolean {
  const plain = withoutOthers(mendStageWords(text));
  if (byBottle.test(plain) && !byBreastToo.test(plain)) return false;
  return (
    isToldNow(plain, breastfeeding) &&
    !/\b(?:not|no longer|never|stopped|isn'?t|don'?t|formula[- ]fe?e?d\w*|bottle[- ]feed\w*) (?:\w+ )?(?:breast ?-?feed\w*|nursing|only|my baby)\b/i.test(
      plain,
    )
  );
}

export function readsTryingToConceive(text: string): boolean {
  return isToldNow(mendStageWords(text), trying);
}

/** "I am not pregnant", "no medicines": what a person has already answered need not be asked again. */
export function readsNotPregnant(text: string): boolean {
  return /\b(?:not|isn'?t|am not|i'?m not|never)\s+(?:currently\s+|even\s+)?(?:pregnant|breast[- ]?feeding|nursing)\b|\bno pregnancy\b|\b(?:i am|i'm|im) (?:a )?(?:man|male|guy)\b|\b(?:post[- ]?menopausal|past menopause|hysterectomy)\b/i.test(
    text,
  );
}

export function readsNoMedicines(text: string): boolean {
  return /\b(?:no|not (?:on|taking|using) any|(?:don'?t|do not|doesn'?t|does not) (?:take|use) any|without any|never take|take no|takes no|am on no)\s+(?:other\s+|regular\s+|prescription\s+)?(?:medicines?|medications?|meds|pills|drugs|prescriptions?)\b|\b(?:take|taking|on) nothing\b|\bno meds\b|\b(?:don'?t|do not) take anything\b/i.test(
    text,
  );
}

export function readsAlcohol(text: string): boolean {
  return isToldNow(text, alcohol) && !/\b(?:alcohol[- ]free|non-?alcoholic|0%) (?:beer|wine|gin)\b/i.test(text);
}

function withoutTrying(text: string): string {
  return trying.reduce((left, pattern) => left.replaceAll(everywhere(pattern), ' '), text);
}
