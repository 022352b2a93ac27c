/** Numbers as they are written out, up to ninety. */
export const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

const words = Object.keys(numberWords);

/** "twenty|thirty|…|ninety". */
export const tensWords = words.slice(words.indexOf('twenty')).join('|');

/** "one|two|…|nine". */
export const onesWords = wordsFrom(1, 9);

/** The numbers from `first` to `last`, which is at most twenty, as alternatives of a pattern: "two|three|four". */
export function wordsFrom(first: number, last: number): string {
  return words.slice(first - 1, last).join('|');
}

/** The number that a text is: "7", "seven", "Twenty-three"; null where it is none. */
export function readNumber(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  const parts = text.toLowerCase().split(/[- ]/);
  return parts.every((part) => Object.hasOwn(numberWords, part))
    ? parts.reduce((sum, part) => sum + (numberWords[part] ?? 0), 0)
    : null;
}

const tensAndOnes = new RegExp(String.raw`\b(?:${tensWords})[- ](?:${onesWords})\b`, 'gi');

/** "Seventy-nine" as "79", wherever it stands in a text. */
export function tensInDigits(text: string): string {
  return text.replaceAll(tensAndOnes, (told) => String(readNumber(told)));
}
