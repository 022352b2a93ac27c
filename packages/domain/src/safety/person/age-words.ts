import { firstFoundIn, replacerOf } from '../../resolve/patterns/quick-patterns.ts';
import { choice, sequence } from '../../resolve/phrases.ts';
import { readNumber, tensInDigits } from '../../resolve/number-words.ts';
import { groupOf, type TextAge } from './age-group.ts';
import { ageNumber, onlyMentioned, youngster } from './only-mentioned.ts';

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

/** "Mum is 6 weeks post op", "she's 9 days late": how long since or until something, and nobody's age. */
export const noAgeBehind = String.raw`[ -](?:ago|later?|overdue|early|into|post\w*|pre-?op|past|after|before|till|until|off|out|sober|clean|dry|free|without|since|down|young(?:er|est)|older|away|from|gone|apart|short|behind|ahead|to go|constipated|smoke|nicotine|alcohol|drug|caffeine|sugar)\b`;
/** Such a span of time itself. */
export const spansNoAge = new RegExp(
  `\\b(?:an? |${ageNumber}[- ]?)(?:months?|mos?|mths?|weeks?|wks?|days?)\\b${noAgeBehind}`,
  'gi',
);
const inMonthsWords = [
  new RegExp(`\\b${ageNumber}(?:\\.5)?[- ]?(months?|mos?|mths?|weeks?|wks?|days?)[- ]?(?:olds?|of age)\\b`, 'i'),
  new RegExp(
    `\\b(?:${youngster}|he|she|aged?)(?:'s)?[,:]? ?(?:is |who is |just |now |aged |of |only |\\()*${ageNumber}[- ]?(months?|mos?|mths?|weeks?|wks?|days?)\\b(?! (?:now|pregnant|along)\\b|${noAgeBehind})`,
    'i',
  ),
  new RegExp(`\\b${ageNumber}[- ]?(m(?:o(?:nths?)?)?|months?|weeks?|wks?)(?: old)? (?:${youngster})\\b`, 'i'),
];
const inYearsWords = [
  /\b(?:just |recently )?turn(?:ed|ing) (\d{1,3})\b(?! (?:mg|weeks|months))/i,
  new RegExp(
    `\\b${ageNumber}(?:\\.5| and a half)?[- ]?(?:(?:years?|yrs?|y)[- ]?(?:olds?|of age|o\\b)|yo\\b|y\\/o|yrs? old)`,
    'i',
  ),
  new RegExp(`\\bage[ds]?:? (?:of )?${ageNumber}\\b(?! ?(?:mg|weeks|months|days|%|g\\b|ml|to \\d))`, 'i'),
  sequence(
    /\b/i,
    String.raw`(?:${youngster}|he|she|who|i|husband|wife|mum|mom|dad|mother|father|grandma|grandmother|grandfather)`,
    /(?:'s|'m| is| am| are| was just| has just| just|,)?/,
    String.raw` (?:is |just |turn(?:s|ed|ing) |now |only |almost |nearly |about to turn |\()*${ageNumber}`,
    /(?= *(?:$|[.,;!?)]|and\b|years?\b|with\b|has\b|now\b|but\b|next\b|so\b|who\b|can\b))/,
    /(?! (?:and|with) (?:a half )?(?:weeks|months|mg))/,
  ),
  // "A boy of nineteen", "a lady of sixty".
  sequence(
    /\b(?:man|woman|boy|girl|lad|lass|lady|gentleman|chap|fellow|youth|widow|widower) of (?:only |just |nearly |almost |about )?/i,
    ageNumber,
    /(?= *(?:$|[.,;!?)]|and\b|years?\b|with\b|has\b|is\b|who\b|on\b|takes\b|wants\b))/,
  ),
  // "I'm 15 got mocks", "im 54 fit as a fiddle": told of oneself without a stop behind the number.
  sequence(
    /\b(?:i'?m|i am) (?:only |just |now |nearly |almost )*/i,
    ageNumber,
    /(?= (?:got|gotta|have|having|need|want|do|doing|don'?t|study\w*|revis\w*|sitting|fit|healthy|well|otherwise|male|female|on (?:no|nothing)|taking|take|live|living|still|struggl\w*|stress\w*|feel\w*|cant|can't|never|not|no|been|trying|looking|about to|what|which|is|in (?:year|school|sixth|college|uni|my)|at (?:school|college|uni))\b)/,
    /(?! (?:on|in) (?:my|the) (?:\w+ )?(?:list|lesson|session|try|attempt|chapter|book)\b)/,
  ),
];
const isChild = sequence(
  /\b(?:my|the|our|a|for|young|small|little|her|his|sick|give|giving|dose for)(?: (?:\w+))? /i,
  choice(
    /child|children|kids?|kiddos?|son|daughter|boy|girl|(?:little|small|wee|tiny) ones?|grandson|granddaughter/,
    /grandchild|grandkids?|nephew|niece|stepson|stepdaughter|twins/,
  ),
  /\b/,
);

/** An age told in words: "my 6 year old", "8 months", "toddler", "third grader". */
export function ageFromText(text: string): TextAge | null {
  const plain = withoutMentions(tensInDigits(text));
  const told = inMonths(plain) ?? inYears(plain);
  const years = told ?? spanInWords(plain) ?? inSchool(plain) ?? inWords(plain);
  return years === null ? null : { years, group: years === 0 ? 'baby' : groupOf(years), isGuessed: told === null };
}

const withoutMentions = replacerOf(() => onlyMentioned.map((mention) => [mention, ' '] as const));

const firstInMonths = firstFoundIn(() => inMonthsWords);
const firstInYears = firstFoundIn(() => inYearsWords);

function inMonths(text: string): number | null {
  const found = firstInMonths(text);
  if (!found) return null;
  const count = readNumber(found[1] ?? '');
  const unit = (found[2] ?? '').toLowerCase();
  if (count === null) return null;
  if (unit.startsWith('d')) return 0;
  return unit.startsWith('w') ? Math.floor((count * 7) / 30.4) / 12 : count / 12;
}

function inYears(text: string): number | null {
  const found = firstInYears(text);
  if (!found) return null;
  const years = readNumber(found[1] ?? '');
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
