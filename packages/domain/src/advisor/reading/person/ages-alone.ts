import type { Person } from '../../../safety/person/person.ts';
/** Whom an age alone speaks of. */
export function ageNamed(text: string): string | null {
  if (youngAge.test(text)) return 'child';
  return grownAge.test(text) ? 'partner' : null;
}

/** "She's 18 months": nobody was named, and yet it is a child; "14 weeks pregnant" tells no age. */
const youngAge =
  /(?:^\W*|[,;.!?] )(?:he|she)(?:'s| is) (?:only |just )?(?:\d{1,2} ?(?:months?|weeks?)|(?:[1-9]|1[0-7])(?: ?years?)?)\b(?!\.\d| ?(?:kilos?|kg|stone|foot|feet|ft|cm|hours?|minutes?)\b|(?: ?(?:months?|weeks?))? (?:or so |now )?(?:pregnant|along|gone|post\w*|late|overdue|into|off|out of|sober|clean|without|free|in(?:to)? (?:her|the) pregnancy|expecting)\b)/i;
/** "He's 38 and on finasteride", of nobody named: whoever lives with the one who writes. */
const grownAge =
  /^\W*(?:he|she)(?:'s| is) (?:only |just |about )?(?:1[89]|[2-9]\d)\b(?!\.\d| ?(?:weeks?|months?|mg|kilos?|kg|stone|cm|pounds?|lbs?|minutes?|hours?)\b)/i;

/** Whether any number or word may tell an age. */
export function tellsAnyAge(words: string): boolean {
  return /\d|\b(?:newborn|baby|infant|toddler)\b/i.test(words.replaceAll(howLong, ' '));
}

/** "A cough for 3 days", "38.5 since 2 nights": how long and how high tells nothing of how old. */
const howLong =
  /\b(?:for|since|past|last|these|over)(?: (?:about|the|last|past|nearly|almost|over))* \d{1,2} ?(?:days?|nights?|weeks?|months?|hours?)\b(?![ -]old)|\b\d{1,2} ?(?:days?|nights?|hours?|times)\b(?![ -]old)|\b(?:3[6-9]|4[01])[.,]\d\b/gi;

/** "My husband is 10 days sober" tells no age: whoever is married or has children is no child. */
export function hasNoSuchAge(
  relation: string,
  { ageYears }: Pick<Person, 'ageYears'>,
  words: readonly string[],
): boolean {
  // "Our girl is ten weeks, granny wants tea in her bottle": the age is the child's.
  const isOfChild = smallOneToo.test(words.join(' '));
  return neverSmall.test(relation) && ageYears !== null && ageYears < youngestYears && !isOfChild;
}

const smallOneToo =
  /\b(?:child|kid|girl|boy|son|daughter|toddler|newborn|infant|little|nephew|niece|twins|grand(?:child|son|daughter)|(?<!\b(?:for|have|make) (?:a |our )?)baby)\b/i;

const youngestYears = 13;
const neverSmall =
  /^(?:husband|wife|spouse|partner|boyfriend|girlfriend|fianc[eé]e?|mother|father|mum|mom|dad|parents?|gran\w*|nana?|aunt\w*|uncle|\w+-in-law|hubby|ex|boss|colleague|carer|lodger|employee)$/;
