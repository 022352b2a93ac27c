import { birthToCome } from './birth-words.ts';
import { anyPhrase, choice, followedBy, notFollowedBy, oneOf, sequence } from '../../resolve/phrases.ts';

const count = choice(
  /\d{1,2}(?: ?\+ ?\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen/,
  /fifteen|sixteen|eighteen|twenty|thirty|forty|few|some|several/,
);
const months = choice(
  /january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr/,
  /jun|jul|aug|sept?|oct|nov|dec|spring|summer|autumn|the fall|winter/,
);
const whose =
  "(?:i'?m|i am|im|we'?re|we are|she'?s|she is|(?:my )?(?:wife|partner|girlfriend|sister|daughter|friend) is|baby|baby'?s|babies|twins|currently|now)";

/** "I'm nine days late", "my wife is a week overdue": a period that did not come, and no rent or essay. */
export const daysLate = sequence(
  /\b(?:i(?:['’]?m| am)|(?:wife|girlfriend|fianc[eé]e|partner|sister|friend|daughter|girl|mum|mom)(?:['’]?s| is)|(?<=\b(?:wife|girlfriend|fianc[eé]e|partner)\b[^]{0,60})she(?:['’]?s| is)) /i,
  /(?:(?:now|already|about|almost|nearly|only|just|also|like|over|around|at least) )*/,
  String.raw`(?:an?|${count}|a few|a couple of) (?:days?|weeks?|wks?|months?) (?:late|overdue)\b`,
  /(?! (?:for|to|paying|starting|handing|in)\b)(?! (?:with|on) (?:my|her|the|our|a) (?!periods?\b|monthly\b|cycle\b))/,
);

/** How people say that there is a pregnancy. */
export const pregnancy: readonly RegExp[] = [
  ...birthToCome,
  // The word itself.
  /\bpregnan(?:t|cy)\b(?! (?:safe|test kit|pillow|yoga teacher))/i,
  // "12 weeks along", "three months gone".
  new RegExp(
    `\\b${count} ?-?(?:weeks?|wks?|w|months?|mos?|mths?) ?-?(?:along|pregnant|preg|gestation|gone|pg\\b|preggers|in(?:to)? (?:my|the|our) pregnancy)\\b`,
    'i',
  ),
  // "I'm 12 weeks and…"
  new RegExp(
    `\\b(?:i'?m|i am|im|she'?s|she is|wife is|currently|now) (?:about |nearly |almost |only |already |at )?${count} ?(?:weeks?|wks?|months?)(?= *(?:$|[.,;!?)\n]|and\\b|with\\b|now\\b|so\\b|but\\b|today\\b|tomorrow\\b|btw\\b|by the way\\b|here\\b|tho(?:ugh)?\\b|lol\\b|fyi\\b|atm\\b))`,
    'i',
  ),
  // "My wife is 39+2": weeks and days, as midwives write it.
  new RegExp(
    `\\b${whose} (?:about |only |already |at )?(?:[4-9]|[1-3]\\d|4[0-2]) ?\\+ ?[0-6]\\b(?! ?(?:=|mg|ml|years?|kids?))`,
    'i',
  ),
  // A week, and what is spoken of in pregnancy.
  /\b(?:[5-9]|[1-3]\d|4[0-2]) ?(?:weeks?|wks?)\b[^.;\n]{0,40}\b(?:labou?r|trimester|bump|midwife|ob(?:-?gyn)?|contractions?|baby kick\w*|scan|bring on|overdue)\b/i,
  // The same the other way round.
  /\b(?:labou?r|trimester|bump|midwife|bring on)\b[^.;\n]{0,30}\b(?:[5-9]|[1-3]\d|4[0-2]) ?(?:weeks|wks)\b(?! old)/i,
  // Birth is to begin.
  oneOf(
    /\b(?:induce|start|bring on|kick[- ]?start|trigger|speed up|jump[- ]?start) (?:my |the |natural )?labou?r\b/i,
    /\bin labou?r\b/i,
    /\boverdue (?:baby|by)\b/i,
  ),
  // "We are expecting."
  sequence(
    /\bexpecting\b/i,
    notFollowedBy(
      sequence(
        / /,
        choice(
          /to|it|that|the|this|him|her|you|an?\s+(?!baby|child|girl|boy|little)/,
          /my (?!first|second|third|fourth|fifth|baby|child|twins|little)|some|any|no|nothing/,
          /\w* ?results?|\w* ?improvements?|guests?|visitors|company|too much|more|less|better|good/,
          /great|bad|rain|snow|news|changes|miracles/,
        ),
        /\b/,
      ),
    ),
  ),
  // "Mum-to-be".
  oneOf(
    /\b(?:expectant|pregnant) (?:mother|mum|mom|mama|parent|woman|wife)\b/i,
    /\b(?:mum|mom|mama|mommy|mummy|mother|mam|parents?|dad)[- ]?to[- ]?be\b/i,
  ),
  // Trimesters.
  oneOf(
    /\b(?:first|second|third|1st|2nd|3rd|last|final|early|late)\s+trimester\b/i,
    /\btrimester (?:one|two|three|1|2|3)\b/i,
  ),
  // "With child", "carrying twins".
  oneOf(
    /\bwith child\b(?! (?:seat|care|support|benefit|maintenance))/i,
    /\bcarrying (?:(?:a|my|our|his|her) (?:\w+ )?(?:baby|child|first|second|third|boy|girl|son|daughter)|twins|triplets|multiples)\b/i,
    /\bpg with\b/i,
  ),
  // Idioms.
  anyPhrase(
    /in the family way|bun in the oven|up the duff|knocked up|eating for two|baby on board|in the club with/,
    /in a delicate condition|up the spout|baby ?bump|my bump(?! on)|a bump growing/,
  ),
  // "The baby is due."
  /\b(?:baby(?: boy| girl)?|babies|twins|(?:little|wee) one|bundle of joy|stork) (?:is |are )?(?:due|on (?:the|its|their) way|arriv(?:es|ing)|coming|expected)\b(?! (?:home|round|over|down|to))/i,
  // What only a pregnancy brings: "feel the baby kick", "breech, ECV on Thursday", "having a girl in the spring".
  oneOf(
    /\bfeel(?:ing)? (?:the |my |our )?bab(?:y|ies) (?:kick|mov)/i,
    /\bmono-?di twins\b/i,
    /\bbreech\b[^.;\n]{0,20}\bECV\b/i,
    /\bawaiting (?:my|our) baby\b/i,
    /\bsex of (?:the|my|our) baby\b[^.;\n]{0,30}\bscan\b/i,
    new RegExp(String.raw`\bhaving a (?:boy|girl) in (?:the )?${months}\b`, 'i'),
  ),
  // "We're having a baby in May."
  sequence(
    /\b(?:having|have|will have|going to have|about to have|we'?re having|i'?m having)/i,
    / (?:a |our |my |another )?(?:\w+ )?(?:baby|babies|twins|triplets)\b/,
    followedBy(
      / (?:in|soon|this|next|any|on|due|at the|by (?:c-?section|caesarean|cesarean|section))/,
      /\s*(?:$|[.,;\n])/,
    ),
  ),
  // "Due in May", of a person.
  new RegExp(
    `\\b${whose} (?:is |are )?due (?:date )?(?:is )?(?:in |on |next |early |mid |late |any |this |around )*(?:${months}|${count} (?:weeks|months|days)|month|week|day|soon|the \\d+)\\b`,
    'i',
  ),
  // "Due in May", of nobody named.
  new RegExp(
    `^\\s*(?:is )?due (?:in|on|next|early|mid|late|any day|this)\\b|\\b(?:my|her|our) due date\\b|\\bEDD\\b`,
    'im',
  ),
  // "pg".
  /(?:^|[,;.(\n]\s*|\b(?:i['’]?m|im|am|currently|now|newly|just|also|she['’]?s|weeks?|wks?) )pg\b(?! ?(?:tips|\d{1,2}\s*$|\d+ ?(?:movie|film|certificate|rated)|1[238]\b|rated|ml))/im,
  // Weeks of forty.
  oneOf(
    new RegExp(
      String.raw`${choice(
        /^|[,;.(\n]\s*/,
        /\b(?:at|am|i['’]?m|im|is|now|currently|about|she['’]?s|pregnant|gravid|preg|pg|approx|scan) /,
      )}(?:[4-9]|[1-3]\d|4[0-2])\s?\/\s?40\b(?! ?(?:vision|mg|on\b|scale|score|points|tablets?|%))`,
      'im',
    ),
    /(?:^|[,;.\n]\s*)due date\b(?! (?:for|of) (?!my baby|the baby))/im,
  ),
  // What is written in notes: "trimester: 2", "hCG positive", "GA 12w".
  oneOf(
    /\btrimester\s*[:=-]\s*(?:[123]|first|second|third|one|two|three)\b/i,
    /\b(?:b?hcg|hpt|home (?:pregnancy )?test)\b[^.;\n]{0,12}(?:positive|\+ve|\+|pos)(?![a-z])/i,
    /\b(?:GA|gest\w*(?: age)?)\s*:?\s*(?:of )?\d{1,2}(?:\+\d|w| ?weeks)/i,
    /\b(?:foetal |fetal |baby['’]?s )?heart ?beat (?:was )?(?:seen|found|heard|detected) (?:at|on)\b/i,
    /(?:^|[,;.\n]\s*)(?:week|wk) (?:[4-9]|[1-3]\d|4[0-2])\s*(?=$|[,;.\n])/im,
    /\bIUP\b|\bintra-?uterine (?:pregnancy |sac )?at \d|\b(?:positive|\+ve) (?:hpt|b?hcg|beta(?: hcg)?)\b|\b(?:beta )?hcg\s*(?:is|was|of|:|=)?\s*(?:[1-9]\d{2,5})\b/i,
    /\b(?:giving birth|give birth|delivering|due to deliver) (?:in|next|on|this|any day|soon)\b/i,
    /\b(?:twin|singleton|triplet|intrauterine) gestation\b|\bectopic (?:suspected|\?)|\bsuspected ectopic\b/i,
    /\bbraxton[- ]hicks\b|\bROM at \d\d\b|\bpost-?dates\b|\bmissed abortion (?:last|this) week\b/i,
    /\bin my (?:\d{1,2}(?:st|nd|rd|th)|\w+) week\b(?! (?:of|at|back|in|off))/i,
    /\bpregnan\w+ test:? (?:stick )?(?:positive|pos|yes)\b|\bno period for \d+ weeks\b|\bscan at \d+ weeks\b/i,
    /\bwe conceived in\b|\btest stick turned (?:blue|pink|positive)\b|\band \d{1,2} weeks with (?:our|my)\b/i,
    /(?:^|[,;.\n]\s*)(?:full[- ]term|pregs|being induced|T[23]|w ?(?:[5-9]|[1-3]\d|4[0-2])|PIH|GDM|cerclage(?: in place)?)\s*(?=$|[,;.\n])/im,
    /\b(?:being|to be|getting) induced\b(?! (?:labour of|by (?:stress|exercise)|to))/i,
    /\b(?:i'?m|i am|she's|she is) (?:nearly|almost|about|well|long) (?:due|overdue|full[- ]term)\b(?! (?:for|a|an|to)\b)|\b(?:i'?m|i am|she's) (?:due|ready to pop) any (?:day|time|minute)\b/i,
    /\bcerclage\b(?! in (?:19|20))|\banti-?D (?:at|due|injection|jab)\b/i,
    /\bRh(?:esus)? negative[^.;\n]{0,8}\d\d weeks\b/i,
    /\b(?:i am|i['’]?m) with twins\b|\bfaint positive\b|\bmissed (?:two|three|2|3) periods\b|\bbreech at \d\d\b|\bbaby is breech\b/i,
    /(?<!\b(?:job|work|staff|course|school|safety|company) )\binduction (?:is )?(?:booked|planned|scheduled|date|on|next|tomorrow)\b/i,
    /(?:^|[,;.(\n]\s*|\b(?:at|am|i['’]?m|im|now) )(?:[4-9]|[1-3]\d|4[0-2]) ?w(?:ks?|eeks?)? ?\+?[0-6] ?d(?:ays?)?\b/im,
    /\bnow (?:[4-9]|[1-3]\d|4[0-2]) ?(?:weeks?|wks?) again\b/i,
    /\b(?:IVF|embryo transfer|transfer|IUI) (?:has )?(?:worked|took|successful|was successful)\b/i,
    /\bLMP (?:was )?(?:[5-9]|[1-3]\d|4[0-2]) (?:weeks|wks) ago\b/i,
  ),
  // Words of the midwife, and pet names.
  oneOf(
    /\bgestational (?!diabetes (?:in|with|when|years|back))/i,
    anyPhrase(
      /preggo|preggers|prego|preggy|preg|gravid|antenatal|ante-natal|hyperemesis|morning sickness/,
      /pre-?eclampsia|placenta pra?evia|low[- ]lying placenta|obs(?:tetric)? cholestasis|fundal height/,
      /(?:sonogram|ultrasound|scan) showed (?:a |the )?heart ?beat|glucose test at (?:2\d|3[0-4]) weeks/,
      /bump is (?:huge|big|growing|showing|enormous|low|high)/,
    ),
  ),
  /(?<=\bnot pregnant [^.;\n]{0,24})\bam now\b/i,
  // "Thought I wasn't pregnant but the test says I am."
  sequence(
    /\b(?:(?:did|do)(?:n['’]?t| not) (?:think|believe|know)|thought|believed|sure|certain|told|assumed|hoped|said|not|never)\b/i,
    /[^.;\n]{0,30}\bpregnant\b[^.;\n]{0,30}\b(?:but|until|yet|then|turns out|only)\b[^.;\n]{0,24}?\b/,
    /(?:(?:the|a|my|this|pregnancy|home|second) tests? (?:is |was |came (?:back|out) |turned out )?(?:says? (?:that )?(?:i am|yes|so|otherwise)|positive|shows? (?:that )?i am)|i am(?: (?:after all|pregnant|now))?(?=\s*(?:$|[.,;!])))/,
  ),
  /\b(?:got|had|saw) (?:a |my )?(?:big fat )?positive on (?:the|a|my) (?:stick|test|clearblue)\b/i,
  // "Embryos transferred", "5 days past transfer".
  /\bembryos? (?:was |were |got )?transferred\b(?![^.;\n]{0,20}\b(?:years?|months?|failed|negative)\b)|\b\d{1,2} ?d(?:ays?)? ?(?:past|post|after|p) ?(?:\d ?-?d(?:ay)? ?)?(?:embryo )?(?:transfer|t)\b/i,
  // Nothing but weeks: "12 weeks".
  /(?:^|[,;.]\s)\s*(?:i'?m |i am |im |about |nearly |almost |now |currently )*(?:[4-9]|[1-3]\d|4[0-2]) ?(?:\+ ?\d )?-?(?:weeks?|wks?)\s*(?=$|[,;.!?\n])/im,
  // Two lines on a test.
  oneOf(
    /\b(?:test|stick|strip|clearblue)\b[^.;\n]{0,24}\b(?:two|2|second|double|faint|pink|blue) (?:\w+ )?lines?\b/i,
    /\b(?:two|2|second|double|faint|pink) (?:pink |blue |faint )?lines?\b[^.;\n]{0,16}\b(?:test|stick|strip|clearblue)\b/i,
    /\b(?:got|saw|see|have) (?:two|2) lines\b/i,
    /\b(?:two|2) (?:pink|blue|red) lines\b/i,
  ),
  // A period that did not come.
  oneOf(
    /\bperiod(?:'s|’s)? (?:is |was |has been |now )?(?:\w+ ){0,3}?(?:late|overdue|hasn['’]?t come|didn['’]?t come|not come)\b(?! (?:forties|thirties|night|evening))/i,
    /\b(?:missed|late|skipped|overdue|late (?:on|with|for)|overdue (?:on|with|for)|waiting (?:on|for)) (?:my |her |a |this month['’]?s )?period\b(?! of| pain)/i,
    daysLate,
  ),
  // Weeks and days: "at 12+3", "G2P1".
  oneOf(
    /\b(?:midwife|scan|bump|ob(?:-?gyn)?)\b[^.;\n]{0,40}\b(?:[4-9]|[1-3]\d|4[0-2]) ?\+ ?[0-6]\b/i,
    /\bat (?:[4-9]|[1-3]\d|4[0-2]) ?(?:\+ ?[0-6]|\/ ?40)\b/i,
    /\bg(?:1 ?p0|2 ?p[01]|3 ?p[0-2]|4 ?p[0-3]|5 ?p[0-4]|6 ?p[0-5])\b/i,
    /\bin (?:my|her|the) (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|last|\dth) month\b(?! of (?!pregn))/i,
  ),
  // The unborn child, its scans and kicks; other languages.
  anyPhrase(
    /unborn (?:baby|child)|my f(?:o)?etus|(?:12|20|twelve|twenty|dating|anomaly|nuchal)[- ](?:week )?scan/,
    /baby(?:['’]s| is)? kick(?:s|ing)|in utero|up the stick|primigravida|multigravida/,
    /pregnancy (?:test|tests) (?:is|was|came back|came out|turned|says?|are|were) (?:\w+ )?(?:positive|yes)/,
    /schwanger|enceinte|embarazada|incinta|gr[aá]vida|zwanger|ci[aą][zż]a/,
    /we(?:['’]re| are) having a (?:baby|boy|girl)/,
  ),
  // "I'm 5+2", "38 weeks and fed up", "third tri".
  oneOf(
    /(?:^|[,;.\n(]\s*|\b(?:i['’]?m|im|i am|she['’]?s|now) )(?:[4-9]|[1-3]\d|4[0-2]) ?\+ ?[0-6]\b(?! ?(?:mg|kids|years))/im,
    /(?:^|[,;.\n]\s*)(?:[23]\d|4[0-2]) ?(?:weeks?|wks?|w)\b(?= (?:and|with|so|but)\b|\s*$)/im,
    /\b(?:first|second|third|1st|2nd|3rd|last) tri\b/i,
    /\bbring(?:ing)? (?:my |the )?labou?r on\b/i,
    anyPhrase(
      /waters? (?:have |has )?(?:not |haven['’]?t |hasn['’]?t )?(?:broken?|gone)|braxton hicks/,
      /contractions (?:have |just )?(?:started|every|began)|threatened miscarriage|symphysis (?:pain|pubis)/,
      /pelvic girdle pain|growing a (?:tiny|little|small) human|a bun in the oven/,
    ),
    /(?:^|[,;.\n]\s*)due in (?:about )?(?:a|one|two|three|four|five|six|\d+) (?:days?|weeks?|months?)\b/im,
    /\b(?:plus sign on (?:the|my|a) (?:test|stick)|clear ?blue (?:says|said|shows) (?:pregnant|\d))/i,
    /\bhad (?:a |my )?positive (?:pregnancy |home |hpt )?test\b(?! for (?:covid|flu|strep|allerg\w+|hepatitis))/i,
  ),
  // A positive test.
  oneOf(
    /\b(?:positive|two lines on (?:a|the|my)|faint line on (?:a|the|my)) (?:pregnancy |hpt |home |blood )?test\b(?! for (?:covid|flu|strep|allerg\w+))/i,
    /\b(?:bfp)\b/i,
    /(?<!\b(?:covid|flu|strep|hiv|allergy|drugs?|stool|c(?:o)?eliac|hepatitis|tb|urine|h\.? ?pylori)\b[^;\n]{0,24})\b(?:did|took|done|had) (?:a |the |another )?(?:\w+ )?tests?\b(?! (?:for|at the)\b)[^;\n]{0,24}\b(?:it(?:['’]s|s| is| was| came (?:back|up)) |was |and )positive\b(?! for\b)/i,
    /\btested positive for pregnancy\b/i,
  ),
  // A planned birth, a surrogate.
  oneOf(
    /\bc-?section (?:is )?(?:scheduled|booked|planned|next|in|on|tomorrow|coming)\b/i,
    /\b(?:scheduled|planned|booked|elective|upcoming) (?:for (?:a )?)?(?:c-?section|caesarean|cesarean)\b/i,
    /\bsurrogate(?: (?:mother|pregnancy)|,? (?:and )?\d+ (?:weeks|wks|months))\b/i,
    /\bhome birth\b(?= (?:planned|in|next|soon))/i,
  ),
];
