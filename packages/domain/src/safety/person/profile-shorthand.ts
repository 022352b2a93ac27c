import { notPrecededBy, sequence } from '../../resolve/phrases.ts';
import { replacerOf } from '../../resolve/patterns/quick-patterns.ts';
import { inEnglish } from '../../resolve/in-english.ts';
import { notOfThePregnancy } from './ages-abroad.ts';
import { withoutEmptyLines } from './empty-lines.ts';
import { withYoungAgesSpelt } from './young-ages.ts';

/** "Seit 6 Monaten", "desde hace 5 años": how long something lasts is no age. */
const notSince =
  '(?<!\\b(?:seit|vor|desde hace|hace|desde|depuis|il y a|da|da circa|faz|sinds|od|durante|pendant|per|for|since|after|nach|apr[eè]s|dopo) (?:circa |etwa |unos |environ |about )?|\\bh[aá] (?=\\d{1,2} (?:meses|a[nñ]os)))';

/** How forms and letters write an age, put into words that are read as one. Only for a profile without an age. */
const ages: readonly (readonly [RegExp, string])[] = [
  [/½/g, ''],
  [/\b(?:grund)?schulkind(?:er)?\b/gi, 'aged 8 years old'],
  [/\b(?:vorschulkind|kindergartenkind)(?:er)?\b/gi, 'aged 5 years old'],
  [/\b(?:kleinkind|krabbelkind)(?:er)?\b/gi, 'toddler'],
  [/\bDOB:? ?(?:\d{1,2}[/.-]\d{1,2}[/.-])?20(?:1[4-9]|2[0-3])\b/gi, 'aged 8 years old'],
  [/\bDOB:? ?(?:\d{1,2}[/.-]\d{1,2}[/.-])?202[4-9]\b/gi, 'aged 1 years old'],
  [/\bp(?:a)?ediatric(?: patient| pt| case)?\b(?! (?:nurse|doctor|ward|hospital|clinic|surgeon|dentist))/gi, 'child'],
  [/^\s*(?:an? |my )?(?:child|kid|minor)\s*(?=$|[,;.\n])/gi, 'aged 8 years old'],
  [/(?<=child,? )(\d{1,2}) ?y\b/gi, '$1 years old'],
  [/\b(\d{1,2}) ?y\.o\.(?=\s|$)/gi, '$1 years old'],
  [/\b(?:kid|child|boy|girl|lad|lass) of (\d{1,2})\b(?! (?:months|weeks))/gi, 'aged $1 years old'],
  [/\bin year ([1-9]|1[01])\b(?= at school| of school|\s*(?:$|[,;.\n]))/gi, 'aged 8 years old'],
  [/\b(?:child|kid|boy|girl),? (?:is |weighs? |weighing )?(?:[3-9]|[12]\d|3[0-5]) ?kg\b/gi, 'aged 5 years old'],
  [/\b(?:mi beb[eé]|neonato|mon b[eé]b[eé]|mein baby|o meu beb[eêé]|meu beb[eêé])(?!\p{L})/giu, 'my baby'],
  [
    /\b(?:(?:his|her|their|the|my (?:son|daughter|baby)['’]s) )?(?:first|1st) birthday (?:is |will be |comes? |coming )?(?:up|in|on|next|soon|tomorrow|this)\b/gi,
    'aged 11 months',
  ],
  [/\bturns? (?:one|1) (?:in|next|on|soon|this)\b/gi, 'aged 11 months,'],
  [
    /(?<=^|[,;.(\n]\s*)(?:almost|nearly|not (?:yet|quite)|under|below) (?:one|1)\s*(?=$|[,;.)\n])|\bnot yet (?:one|1)(?: years?(?: old)?)?\b/gi,
    'aged 11 months',
  ],
  [
    /(?<=^|[,;.(\n]\s*)(?:under|below|not yet|younger than) (?:two|2)(?: years?(?: old| of age)?)?\s*(?=$|[,;.)\n])/gi,
    'aged 1 years old',
  ],
  [/(?<![\d/])(\d{1,2})\/12 (?:old|of age)\b/gi, 'aged $1 months'],
  [
    /\b(?:2[3-9]|3[0-6])[- ]?week(?:er|s? preemie|s? prem),? (?:now |who is )?(?:\d+|\w+) (?:days?|weeks?|months?)\b/gi,
    'newborn',
  ],
  [
    /(?<=^|[,;.(\n]\s*)(one|two|three|four|five|six|seven|eight|nine|ten|eleven) (?:months?|mths?)\s*(?=$|[,;.)\n])/gi,
    'aged $1 months',
  ],
  [/(?<=^|[,;.\n]\s*)eleven months(?: old)?\s*(?=$|[,;.\n])/gi, 'aged 11 months'],
  [/\b(?:twins|triplets),? (?:both |all )?(\d{1,2}) months\b/gi, 'aged $1 months'],
  [/\bhalf a year old\b/gi, 'aged 6 months'],
  [/(?<![\d.,])0?[.,][1-9] ?(?:years?|yrs?)(?: old)?\b/gi, 'aged 6 months'],
  [
    new RegExp(`${notSince}${notOfThePregnancy}\\b(\\d{1,2})[ -]?(?:meses|mois|monate?n?|mesi|maanden)\\b`, 'gi'),
    '$1 months old',
  ],
  [
    new RegExp(`${notSince}\\b(\\d{1,2})[ -]?(?:a(?:ñ|n)os|ans|jahre|jährig\\p{L}*|anni|jaar)(?!\\p{L})`, 'giu'),
    '$1 years old',
  ],
  [/\bage[ds]?\s*[-–:=]?\s*(\d{1,2})\s?m\b/gi, 'aged $1 months'],
  [/\bage[ds]?\s*[-–=]\s*(?=\d)/gi, 'aged '],
  [/\b(?:my|our) lo\b/gi, 'my baby'],
  [/\b(?:DD|DS|DGD|DGS|DSD|DSS)\d?\b(?: is|,|:| aged)? ?\(?(\d{1,2})\b/g, 'aged $1 years old'],
  [
    /\bborn (?:last week|yesterday|today|this (?:week|morning)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/gi,
    'newborn',
  ],
  [
    /\b(?:my|our) (?:lad|lass|laddie|wee one|wee man|little man|princess|youngest|eldest|nipper|grandchild) (?:is|who is|,) (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?: and a half)?/gi,
    'aged $1 years old',
  ],
  [
    /(?<=\b(?:grandchild|child|kid|son|daughter|boy|girl|grandson|granddaughter|nephew|niece),? \(?)(\d{1,2}) ?y\b/gi,
    '$1 years old',
  ],
  [/\b(?:almost|nearly|not quite) (?:a|one|1) years? old\b/gi, 'aged 11 months'],
  [/\bnow (\d{1,2}) (?:mths?|mos?|months?)\b/gi, 'aged $1 months'],
  [
    /\b(?:my|our) (?:lad|lass|laddie|wee one|youngest|eldest|nipper) (?:is|who is|,) (\d{1,2})\b/gi,
    'aged $1 years old',
  ],
  [
    /\b(?:(?:his|her|their) |(?:son|daughter|child|kid|grandson|granddaughter)['’]s )([2-9]|1[0-7])(?:st|nd|rd|th) birthday (?:is |was )?(?:tomorrow|next|soon|today|coming|yesterday|last|this)/gi,
    'aged $1 years old',
  ],
  [/\bborn (\d{1,2}) (days?|weeks?|months?) ago\b/gi, 'aged $1 $2'],
  [
    /\b(?:under|less than|below|not yet|younger than|not) (?:one|1|a)(?: years?(?: of age| old)?)?\b(?=\s*(?:$|[,;.\n]|old\b))/gi,
    'newborn',
  ],
  [
    /(?<=^|[,;.(\n]\s*)(\d{1,2})\s?(?:(?:years?|yrs?|y)(?: old)?)?\s?\/?\s?(?:[MF]\b|(?:male|female|boy|girl)\b)/g,
    'aged $1 years old',
  ],
  [/(?<=^|[,;.(\n]\s*)[MF]\s?\/?\s?(\d{1,2})\b(?!\s?(?:mg|mcg|%|weeks?|wks?))/g, 'aged $1 years old'],
  [/\b(?:minor|child|teen|pupil|student),?\s*\(?(\d{1,2})\b\)?/gi, 'aged $1 years old'],
  [/(?<=^|[,;.\n]\s*)(\d{1,2}) ?(?:yrs?|years)\s*(?=$|[,;.\n])/gi, 'aged $1 years old'],
  [/(?<=^|[,;.\n]\s*)(?=\d{1,2} ?(?:months?|mths?|mos?)\s*(?:$|[,;.\n]))/gi, 'aged '],
  [/^\s*(?=\d{1,2}\s*[,;]\s*[a-z])/i, 'aged '],
  [/(?<=[a-z],\s*)(?=\d{1,2}\s*(?:$|\n|[,;.]\s*[a-z]))/i, 'aged '],
];

/** How charts are written: "s/p TKA", "Sz d/o", "Cr 2.9", "ALT↑". */
const chart: readonly (readonly [RegExp, string])[] = [
  [/\bs\/p\b:?/gi, 'after'],
  [/\b(?:h\/o|hx of|pmhx?:?|p\/?m\/?h:?)(?=\s)/gi, 'history of'],
  [/\bd\/o\b/gi, 'disorder'],
  [/\bsz\b/gi, 'seizure'],
  [/\bcr(?=\s?[:=]?\s?\d)/gi, 'creatinine'],
  [/\bc\/s\b/gi, 'c-section'],
  [/\bhyper-?k\b/gi, 'hyperkalemia'],
  [/\bhypo-?k\b/gi, 'hypokalemia'],
  [/\bk\+? ?(?=[6-9]\b(?![.,/]))/gi, 'potassium '],
  [/\bCRI\b/g, 'chronic renal insufficiency'],
  [/\bHD (?=TTS\b|MWF\b|3x|three times)/g, 'hemodialysis '],
  [/ ?↑+/g, ' high'],
  [/ ?↓+/g, ' low'],
  [/\bt[hk]a\b(?= (?:scheduled|booked|planned|on|next|in))/gi, 'knee replacement'],
  [/\blipo\b/gi, 'liposuction'],
  [/\b(\d+) wks?\b/gi, '$1 weeks'],
  [/\bNPO\b/g, 'nil by mouth'],
  [/\bEDC\b/g, 'EDD'],
  [/\bA1AT\b/g, 'alpha 1 antitrypsin'],
  [/(?<=^|[,;.\n]\s*)wilson\s*(?=$|[,;.\n])/gi, 'Wilson disease'],
  [/\bcopper toxicosis\b/gi, 'copper overload'],
  [/(?<=^|[,;.\n]\s*)(under|over)[- ]?active\s*(?=$|[,;.\n])/gi, '$1active thyroid'],
  [/(?<=^|[,;.\n]\s*)(?:bad |terrible )?piles\s*(?=$|[,;.\n])/gi, 'hemorrhoids'],
];

/** What a doctor worries about is there; what a person worries about need not be. */
const worriedCarer = sequence(
  /\b(doctors?|gp|dr|specialist|consultant|\w{3,}ologist|nurse|midwife|they|hospital|clinic)/gi,
  /(?: is| are| was| were|['’]s|['’]re| got| seems?)? (?:very |really |a bit |quite )?/,
  /(?:worried|concerned|not happy|unhappy) (?:about|over|with)\b/,
);
/** "Pressão 16 por 9" is 160 over 90. */
const tenths = /\bpress[aã]o (?:(?:de|est[aá]|é|em) )?(1[0-9]|2[0-4]) ?(?:por|x|\/) ?(\d|1[0-4])\b(?!\d)/gi;

const asInCharts = replacerOf(() => chart);

/** Pasted text: many blanks, empty lines and no-break spaces, bullets, numbers and quotes before a line; other languages in English. */
export function tidied(text: string): string {
  return asInCharts(inEnglish(withoutEmptyLines(text)))
    .replaceAll(worriedCarer, '$1 sees trouble with')
    .replaceAll(tenths, 'BP $10/$20')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/["“”„«»]/g, '')
    .replaceAll(/^ ?(?:[•·*–—-]|\d{1,2}[.)]) /gm, '');
}

export function withAgeSpelt(text: string): string {
  return ages.reduce((left, [pattern, words]) => left.replaceAll(everyPlace(pattern), words), withYoungAgesSpelt(text));
}

function everyPlace(pattern: RegExp): RegExp {
  return pattern.global ? pattern : new RegExp(pattern.source, `${pattern.flags}g`);
}

const reading = sequence(
  notPrecededBy(
    /[\d/.,]/,
    /\b(?:bp|pressure|systolic|rate|sats?|iq|score|alt|ast|ggt|sgpt|sgot|gpt|got|alat|asat)\s{0,3}(?:is|of|was|:)?\s?/,
  ),
  /\b(1[0-9]\d|2[0-4]\d|9\d|8\d)s?\s?(?:\/|\bover\b)\s?(?:the )?(\d{2,3})s?(?![\d/])/gi,
  /(?! ?(?:mg|mcg|%|ml))/,
);

/** "150/95" alone is a blood pressure, and so is the "top number". */
export function withPressureNamed(text: string): string {
  return text.replaceAll(reading, 'BP $1/$2').replaceAll(/\b(?:top|upper) (?:number|value|figure|one)\b/gi, 'systolic');
}
