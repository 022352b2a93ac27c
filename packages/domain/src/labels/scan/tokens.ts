import type { Line } from './rows.ts';

/**
 * Every number with its unit, as "1500mg". "2 00 mg" and "0 mg" are none: a digit was parted or lost. The "3" of "D3 25 mcg"
 * belongs to the name.
 */
export const amountsOf = (text: string) =>
  [
    ...text
      .toLowerCase()
      .matchAll(
        /(?<![\d.,]|(?<![\p{L}\d-])\d{1,3}\s)([1-9]\d*(?:[.,]\d+)*|0[.,]\d+)\s*(mc?g|meg|g|ml|iu|[uµpn]g|jug|billion)\b/gu,
      ),
  ].map(([, number = '', unit = '']) => number.replaceAll(',', '') + unit);
export const hasAmount = ({ text }: Line) => amountsOf(text).length > 0;
export const isWord = (token: string) => /\p{L}/u.test(token);

/** Whether a line has all these words and numbers, but for a letter or two. */
export function holds({ text }: Pick<Line, 'text'>, tokens: readonly string[]): boolean {
  const there = tokensOf(text);
  return tokens.every((token) => there.some((each) => isNear(token, each)));
}

/** Amounts without their unit, words of four letters or more, and what tells one vitamin from another. */
export function tokensOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .replaceAll(/\b(?:vitamine?|omega|coenzyme)[\s-]+(?=[\p{L}\d]{1,3}\b)/gu, `$&${kind}`);
  return (words.match(/[\p{L}\p{N}_]+(?:[.,]\d+)*/gu) ?? []).flatMap((token) => {
    const amount = /^(\d+(?:[.,]\d+)*)\p{L}{0,3}$/u.exec(token)?.[1];
    if (amount !== undefined) return [amount.replaceAll(',', '')];
    return token.length >= 4 ? [token] : [];
  });
}

/** Marks the "c" of "vitamin C", which is never nearly an "e". */
const kind = 'kind_';
const nearShare = 0.25;

export function isNear(one: string, other: string): boolean {
  if (one === other) return true;
  if (!isWord(one) || !isWord(other) || one.startsWith(kind) || other.startsWith(kind)) return false;
  return distance(one, other) <= Math.max(one.length, other.length) * nearShare;
}

/** How many letters must be changed, added or left out to get from one word to the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (let at = 1; at <= other.length; at += 1) {
      const kept = (row[at - 1] ?? 0) + (other[at - 1] === letter ? 0 : 1);
      next.push(Math.min(kept, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
