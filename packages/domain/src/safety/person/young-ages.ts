import { choice, oneOf, optional, sequence } from '../../resolve/phrases.ts';
import { numberWords, wordsFrom } from '../../resolve/number-words.ts';
import { abroad, monthsAbroad, notOfThePregnancy, numberAbroad, saysAge, yearsAbroad } from './ages-abroad.ts';

const count = String.raw`(\d{1,2}|${wordsFrom(1, 18)})`;
const child = choice(
  /child|children|kids?|kiddo|boy|girl|lad|lass|lassie|bairn|wean|tot|toddler|son|daughter/,
  /grand(?:son|daughter|child|kid)|nephew|niece|youngster|pupil|step(?:son|daughter)|twins|triplets/,
  /little one|youngest|eldest|oldest/,
);
const begin = '(?<=^|[,;.:\\n(]\\s*)';
const end = '(?=\\s*(?:$|[,;.)!?\\n]|(?:with|and|who|but|has|weigh\\w*) ))';
const old = '(?: ?(?:years?|yrs?|y)(?:[- ](?:old|of age))?)?';
const ordinals = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth'.split(
  '|',
);
const startsSchoolAt = 5;
const secondarySchoolAt = 11;
/** Pounds of the children weighed: nobody grown up weighs less. */
const heaviestChild = 35;

type Spelling = readonly [pattern: RegExp, words: (...groups: readonly string[]) => string];

const spellings: readonly Spelling[] = [
  // "Elle a neuf ans", "mein Sohn ist sechs", "chico de 7".
  [
    new RegExp(`(?:${begin}|\\b${saysAge} )${numberAbroad}[ -]?${yearsAbroad}(?: (?:alt|old))?(?!\\p{L})`, 'giu'),
    (age) => ` ${aged(toNumber(age))}`,
  ],
  [
    new RegExp(
      `${notOfThePregnancy}(?:${begin}|\\b(?:ist|tiene|a|ha|tem|is|de|di|van) )${numberAbroad}[ -]?${monthsAbroad}(?: (?:alt|old))?(?!\\p{L})`,
      'giu',
    ),
    (age) => ` aged ${toNumber(age)} months`,
  ],
  [
    new RegExp(
      `\\b(?:my (?:son|daughter|child|brother|baby)|kind|sohn|tochter|junge|m[aä]dchen|hij[oa]|niñ[oa]|chic[oa]|nene|nena|fils|fille|gar[cç]on|enfant|figli[oa]|bambin[oa]|ragazzin[oa]|filh[oa]|menin[oa]|crian[cç]a|garoto|zoon|dochter|jongen|meisje),? (?:(?:ist|is|tiene|a|ha|tem|has|de|von|di|van) )?${numberAbroad}(?=\\s*(?:$|[,;.!?)\\n]| (?:und|y|et|e|en|mit|con|avec|com|jahre?|ans|a[nñ]os|anni)(?!\\p{L})))`,
      'giu',
    ),
    (age) => `my child aged ${toNumber(age)} years old`,
  ],
  // "Under five", "not 2 yet", "nearly three": not that old.
  [
    sequence(
      String.raw`${begin}(?:(?:he|she|child|kid|baby|boy|girl|who) is )?(?:still )?`,
      choice(
        /under|below|younger than|less than|not yet|not quite|not|nearly|almost|rising/,
        /about to (?:turn|be)|soon(?: to be)?|going to be|will (?:be|turn)|turn(?:s|ing)/,
        /coming up(?: to| on)?|just (?:under|short of)|close to|shy of/,
      ),
      String.raw` ${count}${old}`,
      optional(
        / yet| soon| already| next \w+/,
        sequence(
          / in /,
          choice(
            /january|february|march|april|may|june|july|august|september|october|november|december/,
            /a (?:week|month)|\w+ (?:days|weeks|months)/,
          ),
        ),
        / on \w+day| this \w+| tomorrow/,
      ),
      /(?=\s*(?:$|[,;.)!?\n]))/gi,
    ),
    (age) => yearsBelow(age),
  ],
  [
    new RegExp(`${begin}(?:(?:he|she) )?(?:has )?(?:just|only just|recently) (?:turned|become) ${count}\\b`, 'gi'),
    (age) => aged(toNumber(age)),
  ],
  [
    new RegExp(
      `\\b(${ordinals.join('|')}|\\d{1,2}(?:st|nd|rd|th)) (?:birthday|bday|b-day)(?: party)?( was)?(?: is| will be| comes?)?(?= (?:on|in|next|tomorrow|coming|this|soon|today|yesterday|last|up))`,
      'gi',
    ),
    (nth, was) => {
      const years = ordinals.indexOf(nth.toLowerCase()) + 1 || Number.parseInt(nth, 10);
      return was ? aged(years) : yearsBelow(String(years));
    },
  ],
  [
    new RegExp(
      `\\b((?:my|our|his|her|the) ${child})(?:['’]s| is| has (?:just )?turned| turned| just turned| will soon be),? (?:now |only |just |about |already )?${count}(?=\\s*(?:$|[,;.!?)\\n]| (?:and|with|who|but|now|today) ))`,
      'gi',
    ),
    (one, age) => `${one} ${aged(toNumber(age))}`,
  ],
  // "Child of six", "bairn (3)", "son: 9", "DD6".
  [
    new RegExp(
      `(?<!\\b(?:two|three|four|five|have|\\d) (?:\\w+ )?)\\b${child} (?:of|aged?:?|turned) ${count}\\b(?! (?:months|weeks|mths|days|or|children))`,
      'gi',
    ),
    (age) => aged(toNumber(age)),
  ],
  [
    new RegExp(`\\b${child} ?[:=–-] ?(\\d{1,2})\\b(?! ?(?:kg|months|weeks|mths|days|mg))`, 'gi'),
    (age) => aged(toNumber(age)),
  ],
  [/\bD(?:[DS]|GD|GS|SS|SD|N|C) ?\(?(\d{1,2})\)?(?= |$|[,;.])/g, (age) => aged(toNumber(age))],
  // "5 1/2 years", "4 and a half", "2 yrs 3 months", "18/12".
  [
    new RegExp(
      `${begin}${count}(?: ?\\d\\/\\d| and (?:a )?(?:half|bit|quarter|three quarters))${old}(?=\\s*(?:$|[,;.)!?\\n]))`,
      'gi',
    ),
    (age) => aged(toNumber(age)),
  ],
  [
    new RegExp(
      `${begin}${count} ?(?:years?|yrs?|y),? ?(?:and )?${count} ?(?:months?|mths?|mos?|m)(?: old)?${end}`,
      'gi',
    ),
    (age) => aged(toNumber(age)),
  ],
  [new RegExp(`${begin}([1-9]|[12]\\d|3[0-5])\\/12(?: old| of age)?${end}`, 'gi'), (months) => `aged ${months} months`],
  [
    new RegExp(`${begin}${count} ?(?:m\\/o|m\\.o\\.|mo\\.? old|months? young)${end}`, 'gi'),
    (months) => `aged ${months} months`,
  ],
  [
    new RegExp(`\\b${count} ?(?:y\\.? ?\\/? ?o\\.?|yr\\.? old|years? young|jahre alt|j\\. alt)(?=\\s|$|[,;])`, 'gi'),
    (age) => aged(toNumber(age)),
  ],
  // School and nursery.
  [
    new RegExp(
      `(?:\\bin |${begin})(?:year|yr|y)\\.? ?(\\d{1,2})(?= (?:pupil|student|child|boy|girl|kid|at|of (?:school|primary|secondary))|\\s*(?:$|[,;.)\\n]))`,
      'gi',
    ),
    (year) => aged(Number(year) + startsSchoolAt - 1),
  ],
  [new RegExp(`\\b(?:key stage|ks) ?([1-4])\\b`, 'gi'), (stage) => aged([6, 9, 13, 15][Number(stage) - 1] ?? 9)],
  [
    new RegExp(
      String.raw`(?<!\b(?:work|job|teach|teacher|assistant|volunteer|employed|manager|staff)\w*\b[^.;\n]{0,24})${choice(
        /\b(?:at|goes to|in|attends|starts|starting|started) (?:nursery|play-?school|play ?group|day-?care|cr[eè]che|kindergarten|kita|pre-?school)\b/,
        /(?<=^|[,;.\n]\s*)(?:nursery|play-?school|pre-?school|day-?care|kindergarten)(?: age[d]?| child| kid| boy| girl)?(?=\s*(?:$|[,;.\n]))/,
      )}`,
      'gi',
    ),
    () => aged(3),
  ],
  [/\bunder[- ]?(\d{1,2})['’]?s\b/gi, (age) => yearsBelow(age)],
  [
    /\b(?:in )?(?:primary|p) ?([1-7])(?= (?:pupil|at|in|child|boy|girl)|\s*(?:$|[,;.\n]))/gi,
    (year) => aged(Number(year) + startsSchoolAt - 1),
  ],
  [
    /\b(first|second|third|fourth|fifth) form(?:er)?\b/gi,
    (nth) => aged(secondarySchoolAt + ordinals.indexOf(nth.toLowerCase())),
  ],
  [/\binfants?['’]? school (?:kid|child|pupil|boy|girl)\b/gi, () => aged(6)],
  [/\bjunior school\b(?! teacher)/gi, () => aged(9)],
  [new RegExp(`\\bhalf[- ]a?[- ]?year[- ]old\\b`, 'gi'), () => 'aged 6 months'],
  // What small ones are called, and what they weigh.
  [
    oneOf(
      new RegExp(
        String.raw`\b(?:my|our|the|a|tiny|little|sick|poorly) ${choice(
          /wee (?:one|man|lad|lass|girl|boy)|wean|bairn|tot|sprog|nipper|rugrat|munchkin|ankle[- ]biter|bubba/,
          /tiddler|tyke|little (?:fella|fellow|guy|chap|dude|princess|lady|angel|monkey|human)/,
        )}\b`,
        'gi',
      ),
      /(?<=^|[,;.\n]\s*)(?:wean|bairn|tot|tiny tot|sprog)\b(?= with| has|\s*(?:$|[,;.\n]))/gi,
    ),
    () => 'my toddler',
  ],
  [
    oneOf(
      /\bbab(?:e|y) in arms\b|\bb[eé]b[eé]s?(?!\p{L})|\bs[aä]uglinge?s?\b|\brec[ií][eé]n nacid[oa]\b/giu,
      /\bneugeborenes?\b|\bnouveau[- ]n[eé]\b|\brec[eé]m[- ]nascid[oa]\b|\blactentes?\b|\bnourrisson\b/giu,
      /\bneonat[oi]\b/giu,
    ),
    () => 'my baby',
  ],
  [
    new RegExp(
      String.raw`\b${choice(
        String.raw`kleinkind\w*|niñ[oa]s? peque(?:ñ|n)[oa]s?|nin[oa] pequen[oa]|petite? enfant|tout[- ]petit`,
        String.raw`bambin[oa] piccol[oa]|crian[cç]a pequena|peuter|kleuter`,
      )}(?!\p{L})`,
      'giu',
    ),
    () => 'my toddler',
  ],
  [
    /(?<=^|[,;.\n]\s*)(?:mein |mon |mi |mio |meu |mijn )?(?:kind(?:er)?|niñ[oa]s?|enfants?|bambin[oaie]|crian[cç]as?|dziecko)(?=\s*(?:$|[,;.\n(]|(?:con|mit|avec|met|com) ))/gi,
    () => aged(8),
  ],
  [
    oneOf(
      /\b(?:p(?:a)?ediatric|pediatr[ií]a|pädiatrisch\w*) ?(?:patient|dose|dosing|dosage|case|use|age|weight)?(?=\s*(?:$|[,;.\n]))/gi,
      /(?<=^|[,;.\n]\s*)(?:a )?minor(?=\s*(?:$|[,;.\n]))/gi,
    ),
    () => aged(8),
  ],
  [
    new RegExp(`\\b${child}\\b[^.;\\n\\d]{0,24}\\b(\\d{1,2})(?:\\.\\d)? ?(?:kgs?|kilos?|kilograms?)\\b`, 'gi'),
    (kilograms) => weighing(Number(kilograms)),
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:\\.\\d)? ?(?:kgs?|kilos?|kilograms?),? (?:old |heavy )?${child}\\b`, 'gi'),
    (kilograms) => weighing(Number(kilograms)),
  ],
  [
    /(?<=^|[,;.\n]\s*)(?:(?:he|she) was |was )?(?:born|dob|date of birth|d\.o\.b\.)\b[^.;,\n]{0,16}?\b20(?:1[6-9]|2\d)\b/gi,
    () => aged(5),
  ],
];

/** Ages of children written out: "under five", "child of six", "5 1/2 years", "in Y3", "20 kg child". */
export function withYoungAgesSpelt(text: string): string {
  return spellings.reduce(
    (left, [pattern, words]) => left.replaceAll(pattern, (_all, ...groups: readonly string[]) => words(...groups)),
    text,
  );
}

function aged(years: number): string {
  return `aged ${years} years old`;
}

/** The oldest whom "under five" still means. */
function yearsBelow(limit: string): string {
  const years = toNumber(limit) - 1;
  return years < 1 ? 'aged 11 months' : aged(years);
}

function weighing(kilograms: number): string {
  if (kilograms > heaviestChild) return 'aged 12 years old';
  return kilograms < 10 ? 'aged 9 months' : aged(kilograms < 15 ? 2 : 5);
}

function toNumber(text: string): number {
  const word = text.toLowerCase();
  return numberWords[word] ?? abroad[word.normalize('NFD').replaceAll(/\p{M}/gu, '')] ?? Number(text);
}
