import type { Person } from '../safety/person/person.ts';
import { anyPhrase } from '../resolve/phrases.ts';
import { isUnlimited, namesAmount } from './amounts.ts';

const small = 12;
const child = anyPhrase(
  /child(?:ren)?|kids?|kiddos?|bab(?:y|ies)|infants?|toddlers?|newborns?|neonates?|pa?ediatric\w*/,
  /sons?|daughters?|little ones?|youngsters?|boys?|girls?|grand(?:son|daughter|child)\w*|teen\w*/,
  /adolescents?|pre-?school\w*|\d{1,2}[- ]?(?:months?|weeks?|days?|mo)[- ]?olds?/,
  /(?:\d|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven)[- ]?(?:years?|yrs?|yo|y\/o)[- ]?olds?/,
  /aged? (?:\d|1[0-7])\b|under (?:\d|1\d)\b|body ?weight|per (?:kg|kilo\w*|pound)|bottle feed/,
  /formula milk|nursery/,
);

const aboutAmount =
  /\b(?:dos(?:es?|ed|ing|ages?)|halv\w*|half|quarter|amounts?|spoon\w*|drops?|syrups?|ml|mg|little|bit|pinch|less|same|fewer|adults?|small|cups?|sips?)\b/i;

/** Whether a sentence comes near an amount, in an answer for a small child. */
export function hintsAtChildDose(sentence: string, people: readonly Person[]): boolean {
  return people.some(isSmall) && aboutAmount.test(sentence);
}

/** An amount for a small child, or for children in general: no author of an answer gives one. */
export function dosesChild(
  sentence: string,
  { people, before }: { people: readonly Person[]; before: string },
): boolean {
  if (!namesAmount(sentence) && !isUnlimited(sentence)) return false;
  return people.some(isSmall) || child.test(sentence) || child.test(before);
}

function isSmall({ ageYears, ageGroup }: Person): boolean {
  return (
    (ageYears !== null && ageYears < small) || ageGroup === 'baby' || ageGroup === 'toddler' || ageGroup === 'child'
  );
}
