import { isOnlyQuantity } from '../amounts/quantity.ts';
import { readText } from '../resolve/read.ts';
import { mendScan } from './mend-scan.ts';
import { warns } from './warning-line.ts';

/** The lines of a scanned label, with what a scan misreads and a narrow column parts put right. */
export function linesOf(text: string): readonly string[] {
  const lines = withoutHyphens(mendScan(text))
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.reduce<readonly string[]>(withLine, []);
}

/** A line is added to the one before where it belongs to it, and both then perhaps to the one before that. */
function withLine(done: readonly string[], line: string): readonly string[] {
  const before = done.at(-1);
  if (before === undefined || !belongs(line, before)) return [...done, line];
  return withLine(done.slice(0, -1), `${before} ${line}`);
}

/** What a line says one after the other: a warning behind an ingredient is a sentence of its own. */
export function sentencesOf(line: string): readonly string[] {
  return line.split(sentenceEnd);
}

/** After a longer word or an amount: "St. John's" and "spp." end nothing. */
const sentenceEnd = /(?<=\p{L}{4}[.!?]|\)[.!?]|\d\s?(?:mc?g|g|ml|IU)\.)\s+(?=\p{Lu})/u;

/** An amount that stands alone belongs to the line before, a unit to its number, and the rest of a warning or a sentence to its beginning. */
function belongs(line: string, before: string): boolean {
  if (isOnlyQuantity(line)) return !amount.test(before);
  if (closesBracket.test(line) && opensBracket.test(before)) return true;
  if (unitAlone.test(line)) return numberAlone.test(before);
  if (startsWithAmount.test(line)) return tellsInSentences.test(before) && !endsMeasured.test(before);
  if (!startsSmall.test(line) || endsSentence.test(before)) return false;
  return tellsInSentences.test(before) || (warns(before) && !amount.test(line));
}

/** "Ingredients per capsule: peppermint leaf 150 mg, fennel seed": what is told in a sentence goes on in the next line. */
const tellsInSentences =
  /^\W*(?:(?:active )?ingredients?|zutaten|ingr[ée]dients?|composition|zusammensetzung)\b|\d\s*(?:mc?g|g|ml|iu|µg)\s*,/i;

const amount = /\d\s*(?:mc?g|g|ml|iu|µg)\b/i;
/** "fennel seed", and in the next line "100 mg, ginger root 80 mg". */
const startsWithAmount = /^\d[\d.,]*\s?(?:mc?g|g|ml|iu|µg)\s?[,;]/i;
const endsMeasured = /(?:\d\s?(?:mc?g|g|ml|iu|µg)\b[^\p{L}]*|[.!?])$/iu;
/** "Magnesium (as magnesium" and in the next line "glycinate) 200 mg". */
const opensBracket = /\([^()]*$/;
const closesBracket = /^\p{Ll}[^()]*\)/u;
const unitAlone = /^(?:mc?g|µg|g|ml|iu)\.?$/i;
const numberAlone = /(?:^|\s)\d[\d.,]*$/;
const startsSmall = /^\p{Ll}/u;
const endsSentence = /[.!?]$/;

/** A word parted at the end of a line: "Echi-", "nacea". Where that makes no name the hyphen stays. */
function withoutHyphens(text: string): string {
  return text.replaceAll(parted, (_, first: string, second: string) =>
    readText(first + second).mentions.length > 0 ? `${first}${second}` : `${first}-${second}`,
  );
}

const parted = /(\p{L}{2,})-[ \t]*\r?\n[ \t]*(\p{L}{2,})/gu;
