import { choice, oneOf } from '../../resolve/phrases.ts';
import { numberWords } from '../../resolve/number-words.ts';
import { groupOf, type TextAge } from './age-group.ts';
import { notTheirAge } from './not-their-age.ts';

const number = `(\\d{1,3}|${Object.keys(numberWords).join('|')})`;
const youngster = choice(
  /baby|babies|newborn|infant|toddlers?|child|children|kids?|kiddos?|son|sons|daughters?|boys?|girls?|twins/,
  /little one|little ones|grand(?:son|daughter|child|children|kids?)|nephew|niece|step(?:son|daughter)/,
  /teen(?:ager)?s?|bub|bairn|preschooler|triplets/,
);
const ageBefore = `(?:(?:${number.replace('(', '(?:')}|\\w+)[- ](?:days?|weeks?|wks?|months?|mos?|years?|yrs?|yo)[- ]?(?:olds?)?,? ?(?:\\w+ )?)`;

/** Children a text only mentions: nursed, born, had, listened to. They are not who takes the herb. */
const onlyMentioned: readonly RegExp[] = [
  ...notTheirAge,
  new RegExp(
    `\\b(?:breast[- ]?feed\\w*|breastfed|e?bf(?:ing|'ing)?|nurs(?:e|es|ing)|pump(?:ing)?(?: milk)?(?: for)?|feeding|wean(?:ing|ed)|lactating for|milk for)\\b[^.;,\\n]{0,16}?\\b(?:my|our|a|the|an)? ?${ageBefore}?(?:${youngster}|olds?)\\b(?: and (?:my |a |the )?${youngster}\\b)?`,
    'gi',
  ),
  new RegExp(
    `\\b(?:mother|mum|mom|mama|dad|father|parent|grandmother|grandma|nanny|aunt) (?:of|to|with) [^.;\\n]{0,40}?(?:${youngster}|olds?|\\d|two|three|four)\\b`,
    'gi',
  ),
  new RegExp(
    `\\b(?:i|we) (?:have|'ve got|got|'ve|had|raise|live with|look after|care for|work with|teach) (?:a |an |my |our |two |three |four |five |\\d |small |young |little |several )*${ageBefore}?${youngster}\\b(?! (?:with|who|that|has|is|and (?:he|she)))`,
    'gi',
  ),
  new RegExp(`\\b(?:pregnant|expecting|carrying)\\b[^.;,\\n]{0,20}\\b${youngster}\\b`, 'gi'),
  new RegExp(
    `\\b(?:my|our|his|her|the) (?:\\w+ )?(?:daughters?|step-?daughter|granddaughter|niece)(?:['’]s| is| are)? (?:also |now |currently |\\d+ weeks )?(?:pregnant|expecting|breast ?-?feeding|nursing|having a baby|due|trying (?:to conceive|for a baby)|in labou?r)\\b`,
    'gi',
  ),
  new RegExp(
    `\\b(?:since|after|when|before|until|while|because of|thanks to|due to|from|with|and|about|by|over|around|chasing|miss|against) (?:the |my |our )?(?:birth of (?:the |my |our )?)?(?:\\w+ )?${youngster}(?:'s)? (?:was born|arrived|came|sleeps?|birth|is asleep|naps?|cr(?:y|ies)|leaving|left|moved|died|started school|keeps? me|wakes? me)\\b`,
    'gi',
  ),
  new RegExp(
    `\\b(?:stress\\w*|tired|exhausted|worn out|worr\\w+|playing|living|running)\\b[^.;,\\n]{0,16}\\b(?:my|the|our|two|three|small|young) (?:\\w+ )?${youngster}\\b`,
    'gi',
  ),
  new RegExp(
    `\\b(?:my|our|the) (?:\\w+ )?${youngster} (?:is|are|was|were)?(?: (?:now|all|already))? ?(?:grown(?:[- ]up)?|adults?|an adult|at (?:university|college|uni)|married|in (?:his|her|their) (?:twenties|thirties|forties|\\d0s)|moved out|left home)\\b`,
    'gi',
  ),
  new RegExp(
    `\\b(?:my|our) (?:\\w+ )?${youngster} (?:says?|said|told|recommend\\w*|suggest\\w*|gave me|bought|wants me|thinks|loves|sent me|got me|wakes me|keeps me)\\b`,
    'gi',
  ),
  new RegExp(
    `\\b(?:${youngster}|bab(?:y|ies)) (?:who )?(?:died|passed away|was (?:still)?born dead|was stillborn)\\b[^.;\\n]{0,40}`,
    'gi',
  ),
  new RegExp(
    `\\b(?:work\\w*|volunteer\\w*|job) (?:with|looking after) ${ageBefore}?(?:${youngster}|\\d{1,2}[- ]years?[- ]olds?)`,
    'gi',
  ),
  new RegExp(
    String.raw`\b\d{1,2}[- ]years?[- ]old (?:\w+ )?${choice(
      /hip|knee|shoulder|heart|stent|implant|valve|pacemaker|injur\w+|scar|fracture|break|wound|prosthesis/,
      /replacement|transplant|surgery|operation|car|house|dog|cat|horse|problem|pain|habit|marriage|bottle/,
      'packet',
    )}\b`,
    'gi',
  ),
  new RegExp(`\\b(?:my|our) (?:\\w+ )?${youngster} (?:was |were )?born in (?:19\\d\\d|200\\d|201[0-5])\\b`, 'gi'),
  oneOf(
    /\b(?:i (?:was|am)|was|being|as) (?:a |an )?(?:\w+ )?(?:bab(?:y|ies)|infant|preemie|toddler|child)\b(?= (?:myself|too|once|when)|\s*(?:$|[.,;\n]))/gi,
    /\bbaby[- ](?:faced|face|talk|doll|animals?)\b|\binfants? (?:school|teacher|class)\b/gi,
  ),
  new RegExp(
    String.raw`\b${choice(
      /look(?:s|ing)? after|car(?:e|es|ing) for|work(?:s|ing)? with|help(?:s|ing)?|visit(?:s|ing)?/,
      /feed(?:s|ing)?|live(?:s)? with/,
    )} (?:my |the |an? |some )?(?:elderly|old|senior)\b(?: \w+)?`,
    'gi',
  ),
  /\b(?:delivery|birth) of (?:a )?(?:healthy )?(?:baby|son|daughter|twins|boy|girl)[^.;\n]{0,12}\b(?:19|20)\d\d\b/gi,
  /\bgiv(?:ing|en) birth to (?:my|our) (?:kids|children|sons|daughters|twins|boys|girls)\b/gi,
  /\b(?:my |our |the )?(?:youngest|oldest|eldest|middle)(?: child| one| kid| son| daughter)? is (?:now )?\d{1,2}\b(?!\s*(?:months|weeks|days))/gi,
  /\b(?:the|my|our) (?:twins|triplets|kids|children|boys|girls) are (?:now )?\d{1,2}(?: now| and \d{1,2})?\b/gi,
  /\b(?:two|three|four|five|\d) (?:kids|children|sons|daughters|boys|girls),? (?:aged|of|who are) [\d, and]{1,24}/gi,
  /\b(?:tonsils|appendix|adenoids|grommets|operation|surgery|op)\b[^.;,\n]{0,12}\b(?:out|removed|done|in)? ?(?:at )?aged? \d{1,2}\b/gi,
  /\b(?:at|since|from|until|till|diagnosed|happened|started) (?:at )?(?:the )?age(?:d)?(?: of)? \d{1,2}\b/gi,
  /\b(?:my |our |the )?bab(?:y|ies)(?:['’]s| is| was| are)?(?: now| fully| completely| already)* (?:weaned|on (?:formula|solids|the bottle)|formula[- ]fed|bottle[- ]fed)\b/gi,
  /\b(?:trying|hoping|planning|wish(?:ing)?|want(?:ing)?|try) (?:for |to have |to conceive )?(?:(?:a|another|our|my) )?(?:\w+ )?(?:baby|child|kid|son|daughter|boy|girl)\b/gi,
  new RegExp(
    String.raw`\b${choice(
      /have|having|had|expecting|lost|losing|lose|deliver(?:ed|ing)?|another|post|after|want|wants/,
      /adopt(?:ed|ing)?/,
    )} (?:a |the |my |our |another |his |her )?(?:\w+ )?baby\b(?! (?:who|with|has))`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:bab(?:y|ies)|twins) (?:is |are )?${choice(
      /due|on the way|coming|arriv\w+|expected|aspirin|shower|bump|weight|blues|fever|boomers?|steps?|versions?|sitter/,
      /sitting|powder|oil|brain|carrots?|spinach|shampoo|wipes?|formula|monitor|girl names|names/,
    )}\b`,
    'gi',
  ),
  oneOf(
    /\b(?:as a|when i was a|since i was a|my inner|during) (?:small |young |little )?(?:child(?:hood)?|kid|baby|teen(?:ager)?|boy|girl)\b/gi,
    /\b(?:only|adult|inner|step)? ?child(?:hood|birth|care|less|free| ?support| ?proof)\b/gi,
  ),
  /\b(?:teach(?:er|ing|es)?|tutor|school (?:teacher|nurse)|p(?:a)?ediatric (?:nurse|doctor))\b[^.;\n]{0,40}/gi,
];
const schoolYears: readonly (readonly [RegExp, number])[] = [
  [/\b(?:pre-?school(?:er)?s?|nursery school|pre-?k|in nursery|playgroup)\b/i, 4],
  [/\b(?:kindergart\w+|reception class|in reception)\b/i, 5],
  [/\b(?:elementary|primary|grade)[- ]?school(?:er|ers|ed)?\b|\bschool[- ]?(?:child|kid|boy|girl|age)\w*\b/i, 8],
  [/\b(?:tweens?|pre-?teens?|middle[- ]?school(?:er)?s?|junior high)\b/i, 12],
  [/\b(?:high[- ]?school(?:er)?s?|secondary school|sixth former?|a-level student|gcse\w*)\b/i, 15],
  [/\b(?:teen(?:ager)?s?|adolescents?|teenage|minor child)\b/i, 15],
];
const gradeOrder = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];
const grade = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)|(${gradeOrder.join('|')}))[- ]grad(?:e|er|ers)\\b|\\bgrade (\\d{1,2})\\b`,
  'i',
);

const inMonthsWords = [
  new RegExp(`\\b${number}(?:\\.5)?[- ]?(months?|mos?|mths?|weeks?|wks?|days?)[- ]?(?:olds?|of age)\\b`, 'i'),
  new RegExp(
    `\\b(?:${youngster}|he|she|aged?)(?:'s)?[,:]? ?(?:is |who is |just |now |aged |of |only |\\()*${number}[- ]?(months?|mos?|mths?|weeks?|wks?|days?)\\b(?! (?:ago|now|later|pregnant|along))`,
    'i',
  ),
  new RegExp(`\\b${number}[- ]?(m(?:o(?:nths?)?)?|months?|weeks?|wks?)(?: old)? (?:${youngster})\\b`, 'i'),
];
const inYearsWords = [
  /\b(?:just |recently )?turn(?:ed|ing) (\d{1,3})\b(?! (?:mg|weeks|months))/i,
  new RegExp(
    `\\b${number}(?:\\.5| and a half)?[- ]?(?:(?:years?|yrs?|y)[- ]?(?:olds?|of age|o\\b)|yo\\b|y\\/o|yrs? old)`,
    'i',
  ),
  new RegExp(`\\bage[ds]?:? (?:of )?${number}\\b(?! ?(?:mg|weeks|months|days|%|g\\b|ml|to \\d))`, 'i'),
  new RegExp(
    `\\b(?:${youngster}|he|she|who|i|husband|wife|mum|mom|dad|mother|father|grandma|grandmother|grandfather)(?:'s|'m| is| am| are| was just| has just| just|,)? (?:is |just |turn(?:s|ed|ing) |now |only |almost |nearly |about to turn |\\()*${number}(?= *(?:$|[.,;!?)]|and\\b|years?\\b|with\\b|has\\b|now\\b|but\\b|next\\b|so\\b|who\\b|can\\b))(?! (?:and|with) (?:a half )?(?:weeks|months|mg))`,
    'i',
  ),
];
const isChild = new RegExp(
  `\\b(?:my|the|our|a|for|young|small|little|her|his|sick|give|giving|dose for)(?: (?:\\w+))? (?:child|children|kids?|kiddos?|son|daughter|boy|girl|little ones?|grandson|granddaughter|grandchild|grandkids?|nephew|niece|stepson|stepdaughter|twins)\\b`,
  'i',
);

/** An age told in words: "my 6 year old", "8 months", "toddler", "third grader". */
export function ageFromText(text: string): TextAge | null {
  const plain = onlyMentioned.reduce((left, mention) => left.replaceAll(mention, ' '), inDigits(text));
  const told = inMonths(plain) ?? inYears(plain);
  const years = told ?? spanInWords(plain) ?? inSchool(plain) ?? inWords(plain);
  return years === null ? null : { years, group: years === 0 ? 'baby' : groupOf(years), isGuessed: told === null };
}

/** "Seventy-nine" as 79. */
function inDigits(text: string): string {
  return text.replaceAll(tensAndOnes, (_, tens: string, ones: string) =>
    String((numberWords[tens.toLowerCase()] ?? 0) + (numberWords[ones.toLowerCase()] ?? 0)),
  );
}

const tensAndOnes =
  /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[- ](one|two|three|four|five|six|seven|eight|nine)\b/gi;

function inMonths(text: string): number | null {
  const found = firstOf(inMonthsWords, text);
  if (!found) return null;
  const count = toNumber(found[1]);
  const unit = (found[2] ?? '').toLowerCase();
  if (count === null) return null;
  if (unit.startsWith('d')) return 0;
  return unit.startsWith('w') ? Math.floor((count * 7) / 30.4) / 12 : count / 12;
}

function inYears(text: string): number | null {
  const found = firstOf(inYearsWords, text);
  if (!found) return null;
  const years = toNumber(found[1]);
  return years !== null && years <= 120 ? years : null;
}

/** "in my seventies", "elderly". */
function spanInWords(text: string): number | null {
  const decade =
    /\b(?:in|into|over) (?:my|her|his|their) (?:early |mid[- ]?|late )?(?:(\d0)'?s|(seventies|eighties|nineties))\b/i.exec(
      text,
    );
  if (decade) return decade[1] ? Number(decade[1]) + 3 : 75;
  return /\b(?:elderly|pensioner|octogenarian|nonagenarian|senior citizen|very old (?:man|woman|lady))\b/i.test(text)
    ? 75
    : null;
}

function inSchool(text: string): number | null {
  const found = grade.exec(text);
  if (found) return 5 + (found[2] ? gradeOrder.indexOf(found[2].toLowerCase()) + 1 : Number(found[1] ?? found[3]));
  return schoolYears.find(([words]) => words.test(text))?.[1] ?? null;
}

function inWords(text: string): number | null {
  if (
    /\b(?:newborns?|infants?|neonates?|preemies?|baby|babies|bub|teething|cradle cap|colicky|nappy rash|diaper rash)\b/i.test(
      text,
    )
  )
    return 0;
  if (/\b(?:toddlers?|terrible twos|potty[- ]train\w*)\b/i.test(text)) return 2;
  return isChild.test(text) && !/\badult (?:son|daughter|child|children)\b/i.test(text) ? 8 : null;
}

function toNumber(text: string | undefined): number | null {
  if (text === undefined) return null;
  return numberWords[text.toLowerCase()] ?? Number(text);
}

function firstOf(patterns: readonly RegExp[], text: string): RegExpExecArray | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found;
  }
  return null;
}
