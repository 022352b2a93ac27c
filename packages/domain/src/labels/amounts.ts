import type { Mention } from '../resolve/mention.ts';
import { choice } from '../resolve/phrases.ts';

/** What a label says of one ingredient: `value` in `unit`, which is mg, mcg, g, ml, IU or a count of CFU ("billion CFU"). */
export interface Amount {
  readonly value: number;
  readonly unit: string;
}

/** An amount and where in its line it stands. */
export interface Placed extends Amount {
  readonly start: number;
  readonly end: number;
}

const number = '\\d{1,3}(?:[,\\s]\\d{3}){1,4}|\\d{1,9}(?:[.,]\\d{1,9})?';
const unit =
  'mg|mcg|µg|μg|ug|micrograms?|milligrams?|grams?|g|ml|i\\.?u\\.?|i\\.?e\\.?|u\\.?i\\.?|billion (?:cfu|afu|live)|million (?:cfu|afu)|cfu';
const amounts = new RegExp(`(?<![\\d.,])(${number})\\s{0,9}(${unit})(?![a-z])`, 'gi');
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
/** "Each 10 ml", "per 5 g", "je 2 Kapseln (": a portion follows, and no amount of anything in it. */
const portionBefore = new RegExp(
  String.raw`${choice(
    /\b(?:each|per|every|take|pro|je|in|scoop|portion)/,
    /\bserving(?: size)?:?/,
    /\bdose of/,
    '/',
  )}\s*\(?\s*(?:\d\s*(?:x|capsules?|tablets?|scoops?)\s*\(?)?$`,
  'i',
);
/** "5 ml contains", "10 ml twice daily", "5 ml Löffel enthält": what stood before was a portion. */
const portionAfter = new RegExp(
  String.raw`^\s*\)?:?\s*${choice(
    /(?:contains?|provides?|gives|supplies)\b/,
    /(?:of )?(?:syrup|liquid|solution) (?:contains?|provides?)/,
    /enth[aä]lt|contien(?:t|e)/,
    /dose\b|spoon\w*|bottle\b/,
    /(?:once|twice|three times|\d times) (?:a day|daily|per day)/,
  )}`,
  'i',
);
/** One amount for several ingredients together says nothing of each. */
const shared = /\b(?:blend|complex|matrix|mix|mischung|proprietary)\b/i;

/** The amount a label's line gives for one of the names in it, out of the `found` ones; null when it gives none. */
export function amountFor(
  line: string,
  { start, end }: Mention,
  { until, isAlone, isFirst, found }: { until: number; isAlone: boolean; isFirst: boolean; found: readonly Placed[] },
): Amount | null {
  const behind = found.find((amount) => amount.start >= end && amount.start < until);
  if (behind) return plain(behind);
  const before = found.findLast((amount) => amount.end <= start);
  if (!before || shared.test(line.slice(0, start))) return null;
  const isNext = /^[\s:()–-]*(?:of\s+)?(?:[\w.]+\s+){0,3}$/i.test(line.slice(before.end, start));
  return isAlone || (isNext && isFirst) ? plain(before) : null;
}

/** Whether a line holds nothing but an amount, as in a second column that was read by itself. */
export function isOnlyAmount(line: string): boolean {
  return alone.test(line);
}

/** Every amount in a line; numbers within the names in it are none. Asked once a line: a label may be one endless line. */
export function amountsIn(line: string, named: readonly Mention[]): readonly Placed[] {
  const blank = (text: string) => '#'.repeat(text.length);
  const masked = withoutNames(line, named)
    .replaceAll(inNames, blank)
    .replaceAll(misreadNumber, (token) => (/\d/.test(token) ? digitsOf(token) : token));
  return [...masked.matchAll(amounts)].flatMap((match) => {
    const start = match.index;
    if (portionBefore.test(masked.slice(Math.max(0, start - 32), start))) return [];
    if (portionAfter.test(masked.slice(start + match[0].length, start + match[0].length + 32))) return [];
    return [
      {
        value: toNumber(match[1] ?? '', match[2] ?? ''),
        unit: toUnit(match[2] ?? ''),
        start,
        end: start + match[0].length,
      },
    ];
  });
}

function withoutNames(line: string, named: readonly Mention[]): string {
  const letters = line.split('');
  for (const { start, end } of named) letters.fill('#', start, end);
  return letters.join('');
}

/** Letters that a scan reads where digits stand: "5O mg". */
const misreadNumber = /(?<![\p{L}\d])[\dOolISB]{2,6}(?=\s?(?:mg|mcg|iu)\b)/gu;

function digitsOf(token: string): string {
  return token.replaceAll(/[Oo]/g, '0').replaceAll(/[lI]/g, '1').replaceAll('S', '5').replaceAll('B', '8');
}

/** "1,000" and "1.000 IU" are a thousand, "1.000 g" is one gram. */
function toNumber(text: string, unitText: string): number {
  const isThousand =
    /^\d{1,3}[,\s]\d{3}/.test(text) || (/^\d\.\d{3}$/.test(text) && !/^(?:g|grams?|ml)$/i.test(unitText));
  return Number(isThousand ? text.replaceAll(/[,.\s]/g, '') : text.replace(',', '.'));
}

function toUnit(text: string): string {
  const folded = text.toLowerCase().replaceAll('.', '');
  if (/^(?:ug|µg|μg|micrograms?|mcg)$/.test(folded)) return 'mcg';
  if (/^milligrams?$/.test(folded)) return 'mg';
  if (/^(?:grams?|g)$/.test(folded)) return 'g';
  if (/^(?:iu|ie|ui)$/.test(folded)) return 'IU';
  return folded.replace(/(?:cfu|afu|live)$/, 'CFU');
}

function plain({ value, unit: inUnit }: Placed): Amount {
  return { value, unit: inUnit };
}
