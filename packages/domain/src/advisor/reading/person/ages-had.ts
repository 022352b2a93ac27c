import { choice, followedBy, notPrecededBy, sequence } from '../../../resolve/phrases.ts';
import { numberWords } from '../../../resolve/number-words.ts';
import { readText } from '../../../resolve/read.ts';
import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

const number = `(?:\\d{1,2}|${Object.keys(numberWords).join('|')})`;
const little = choice(/(?:small|smaller|smallest|little|littlest|tiny|young) (?:one|girl|boy|baby|son|daughter)/);
const young = choice(
  /baby|babies|child|kid|toddler|infant|newborn|boy|girl|son|daughter|twins|grand(?:son|daughter|child)/,
  /niece|nephew|sister|brother|little ones?/,
);
const called = '(?:,? (?!has\\b|have\\b|is\\b|with\\b|she\\b|he\\b|who\\b|got\\b)[A-Za-zÀ-ɏ]+)?';
/** Not "three months of cough", "two months summer holidays", "a month without sugar". */
const isAge = followedBy(
  /\W*$/,
  /[,.;?!)]/,
  / (?:and|also|but|with(?! no\b)|he|she|can|may|has|have|is|so|now|too|already|what|how|who|cough\w*|fever|honey|half)\b/,
);
/** "She is pregnant, she have 8 month." */
const ofNoBirth = notPrecededBy(/\b(?:pregnan\w*|expecting|belly|bump)\b[^.?!]{0,20}/);

/** An age that is had, as in many other languages: "she have 8 month", "my small girl Ana has 2 years", "the small one, 8 month". */
export const agesHad: readonly Step[] = [
  [
    sequence(
      /\b/gi,
      String.raw`(?:(?:my|our|the|a) )?(${little})(${called},? (?:(?:he|she),? )?)`,
      /(?:has|have|got|is|of)?,? ?(?:only |just |now )?/,
      `(${number}) (months?|years?)`,
      /\b/,
      isAge,
    ),
    (_, who = '', between = '', count = '', unit = '') =>
      `my ${who.replace(/^(?:small|smaller|smallest|littlest|tiny|young)/i, 'little')}${between}is ${count} ${unit} old`,
  ],
  [
    sequence(
      ofNoBirth,
      /\b/gi,
      `(${young}${called}(?:,? (?:he|she|who))?|he|she|who)`,
      / (?:has|have|got|has got|have got) (?:only |just |now )?/,
      `(${number}) (months?|years?)`,
      /\b/,
      isAge,
    ),
    '$1 is $2 $3 old',
  ],
  // "His sister 9 month", "baby 7 month".
  [
    sequence(
      notPrecededBy(/\b(?:after|before|for|since|every|past|last|next) /),
      /\b/gi,
      `(${young})`,
      / /,
      `(${number}) month`,
      isAge,
    ),
    '$1 is $2 months old',
  ],
  // "And Ana 8 month?"
  [
    /(?<=(?:^|[.!?;,] |\b(?:and|for|also|but) ))([A-ZÀ-Þ][a-zß-ɏ]{2,}),? (\d{1,2}) months?\b(?=\W*$|[,.?!]| (?:and|also|with|has|have|can|he|she|cough\w*)\b)/g,
    (whole, name = '', count = '') =>
      readText(name).mentions.length > 0 || notNames.test(name) ? whole : `my child ${name} is ${count} months old`,
  ],
];

/** "Pregnant 5 month": how far it is, and nobody's name. */
const notNames =
  /^(?:after|before|within|since|every|past|last|next|about|around|over|under|only|just|for|maybe|pregnant|expecting|breast-?feeding|nursing|weaning|married|retired|sober|clean|vegan|constipated|bloated|tired|sick|ill)$/i;
