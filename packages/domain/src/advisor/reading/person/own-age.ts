import { firstFoundIn } from '../../../resolve/patterns/quick-patterns.ts';
import { onesWords, readNumber, tensWords } from '../../../resolve/number-words.ts';

const longest = 100;
const ageInWords = `(?:${tensWords})(?:[- ](?:${onesWords}))?`;
const age = String.raw`(1[2-9]|[2-9]\d|${ageInWords})`;
const somebody =
  '(?:an? )?(?:male|female|man|woman|lady|bloke|gent|gentleman|guy|lad|lass|girl|boy|pensioner|widow|widower|student|retired)';

/** "Female, 34, hairdresser", "I am thirty-three", "71 next month": how old somebody is who tells it without saying "years old". */
export function withOwnAge(text: string): string {
  if (text.length > longest || text.includes('?')) return text;
  const found = firstTelling(text);
  const years = readNumber(found?.[1] ?? '');
  return found === null || years === null
    ? text
    : `I am ${years} years old. ${text.replace(found[0], ' ').replace(/^[\s,.;]+|[\s,;]+$/g, '')}`.trim();
}

const firstTelling = firstFoundIn(() => tellings);

/** Where the age stands, and nothing behind it that it could count. */
const tellings: readonly RegExp[] = [
  new RegExp(String.raw`^\W*(?:${somebody}),? (?:aged? |of )?${age}\b(?=\W*$|[,.;])`, 'i'),
  new RegExp(String.raw`^\W*(?:\w+ ){0,3}\w+(?:er|ist|or|ed|man|woman), ${age}(?=, \w)`, 'i'),
  new RegExp(String.raw`^\W*(?:i(?:'m| am|’m) )?${somebody} of ${age}(?: years?)?\b`, 'i'),
  new RegExp(
    String.raw`^\W*(?:(?:and|oh|well|btw|by the way|fyi)\W+)*i(?:'m| am|’m) (?:just |now |already |only )?(${ageInWords})\b(?=\W*$|[,.;]| and\b| but\b| by the way| with\b)`,
    'i',
  ),
  new RegExp(
    String.raw`^\W*(?:(?:and|oh|well|btw|by the way|fyi|but|sorry|forgot to say)\W+)*i ?(?:'|’)?m (?:just |now |already |only )?(1[2-9]|[2-9]\d)\b(?=\W*(?:btw|by the way|though|tho|fyi|so)\b)`,
    'i',
  ),
  new RegExp(String.raw`^\W*(?:i(?:'ve| have|’ve) )?(?:just |recently )?turned ${age}(?=\W*$|[,.;])`, 'i'),
  new RegExp(
    String.raw`^\W*(?:i(?:'m| am|'ll be| will be) )?${age} (?:next|this) (?:birthday|month|week|year)\W*$`,
    'i',
  ),
  new RegExp(
    String.raw`^\W*${age} and (?:otherwise |quite |fairly |very |still |generally |in )?(?:healthy|fit|well|good health|retired|bad with|on|have|five foot|six foot|five feet|six feet)\b`,
    'i',
  ),
  new RegExp(String.raw`^\W*${age},? (?:male|female|man|woman|m|f)(?=\W*$|[,.;])`, 'i'),
];
