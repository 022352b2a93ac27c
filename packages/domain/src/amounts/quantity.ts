import { numberWords } from '../resolve/number-words.ts';
import { choice } from '../resolve/phrases.ts';

/** A number with its unit (mg, mcg, g, ml, IU or a count of CFU) and where it stands in its text. */
export interface Quantity {
  readonly value: number;
  readonly unit: string;
  readonly start: number;
  readonly end: number;
}

const number = "\\d{1,3}(?:[,\\s'’]\\d{3}){1,4}|\\d{1,9}(?:[.,]\\d{1,9})?[½¼¾]?|[½¼¾]";
const unit =
  'mgs?|mcgs?|µg|μg|ug|micrograms?|milligrams?|mikrogramm|milligramm|grams?|gramm|gms?|g|ml|i\\.?u\\.?|i\\.?e\\.?|u\\.?i\\.?|international units?|(?:billion|bn) (?:cfus?|afus?|live)|million (?:cfus?|afus?)|cfus?';
const quantities = new RegExp(`(?<![\\d.,]|\\d/)(${number})(k)?\\s{0,9}(${unit})(?![a-z])`, 'gi');
const alone = new RegExp(`^[\\s(]*(?:${number})\\s{0,9}(?:${unit})[\\s)%*†‡\\d.]*$`, 'i');
/** Numbers that belong to a name and are no amount. */
const inNames = new RegExp(
  choice(
    // "D3", "B-12", "Q10"; not the number of "C 500 mg".
    /\b(?:vitamins?\s+)?(?:[abcdekq]|co-?q|coq|pqq|pyc)-?\s?\d{1,2}\b(?!\s{0,9}(?:mg|mcg|µg|μg|ug|g|ml|iu|ie)\b)/,
    // "omega 3-6-9"
    /\b(?:omega|ω)[-\s]?\d(?:[-/,&\s]+\d)*(?=\s|\b)/,
    // "5-HTP", "5-MTHF"
    /\b\d-(?:htp|hydroxy\w*|mthf)\b|\b(?:l-)?5-?mthf\b/,
    // An extract of 4:1, or of 80 %.
    /\b\d{1,3}:\d{1,3}\b|\b\d{1,3}(?:[.,]\d+)?\s?%/,
  ),
  'gi',
);

/** Every number with a unit; numbers within the names in the text are none. */
export function quantitiesIn(
  text: string,
  named: readonly { readonly start: number; readonly end: number }[],
): readonly Quantity[] {
  const masked = maskedFor(text, named);
  return [...masked.matchAll(quantities)].map((match) => ({
    value: toNumber(match[1] ?? '', match[3] ?? '') * (match[2] === undefined ? 1 : 1000),
    unit: toUnit(match[3] ?? ''),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The text with its names blanked and its numbers in digits, each at its old place. */
export function maskedFor(text: string, named: readonly { readonly start: number; readonly end: number }[]): string {
  const blank = (matched: string) => '#'.repeat(matched.length);
  return withoutNames(text, named)
    .replaceAll(inNames, blank)
    .replaceAll(writtenOut, (words) => String(valueOf(words)).padStart(words.length));
}

/** Whether a line holds nothing but an amount, as in a second column that was read by itself. */
export function isOnlyQuantity(line: string): boolean {
  return alone.test(line);
}

function withoutNames(text: string, named: readonly { readonly start: number; readonly end: number }[]): string {
  if (named.length === 0) return text;
  const letters = text.split('');
  for (const { start, end } of named) letters.fill('#', start, end);
  return letters.join('');
}

const scales: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000 };
const smalls: Readonly<Record<string, number>> = { ...numberWords, half: 0.5, a: 1, an: 1 };
const numberWord = [...Object.keys(numberWords), ...Object.keys(scales), 'half', 'an', 'a'].join('|');
/** "Fifty thousand IU", "half a gram": the words, without the unit. */
const writtenOut = new RegExp(
  `\\b(?:${numberWord})(?:[\\s-]+(?:and\\s+)?(?:${numberWord})){0,6}(?=\\s+(?:${unit}|units?)(?![a-z]))`,
  'gi',
);

function valueOf(words: string): number {
  let [sum, group] = [0, 0];
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    const scale = scales[word];
    const isArticle = (word === 'a' || word === 'an') && group > 0;
    if (scale === undefined) group += isArticle ? 0 : (smalls[word] ?? 0);
    else if (scale === 100) group = Math.max(1, group) * scale;
    else [sum, group] = [sum + Math.max(1, group) * scale, 0];
  }
  return sum + group;
}

const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** "1,000" and "1.000 IU" are a thousand, "1.000 g" is one gram. */
function toNumber(text: string, unitText: string): number {
  const fraction = fractions[text.slice(-1)];
  if (fraction !== undefined) return fraction + (text.length > 1 ? toNumber(text.slice(0, -1), unitText) : 0);
  const isThousand =
    /^\d{1,3}[,\s'’]\d{3}/.test(text) ||
    (/^[1-9]\d{0,2}\.\d{3}$/.test(text) && !/^(?:g|gms?|grams?|gramm|ml)$/i.test(unitText));
  return Number(isThousand ? text.replaceAll(/[,.\s'’]/g, '') : text.replace(',', '.'));
}

function toUnit(text: string): string {
  const folded = text.toLowerCase().replaceAll('.', '');
  if (/^(?:ug|µg|μg|mikrogramm|micrograms?|mcgs?)$/.test(folded)) return 'mcg';
  if (/^(?:milligrams?|milligramm|mgs?)$/.test(folded)) return 'mg';
  if (/^(?:grams?|gramm|gms?|g)$/.test(folded)) return 'g';
  if (/^(?:iu|ie|ui|international units?)$/.test(folded)) return 'IU';
  return folded.replace(/(?:cfus?|afus?|live)$/, 'CFU').replace(/^bn/, 'billion');
}
