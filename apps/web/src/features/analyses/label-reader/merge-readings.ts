import type { Reading } from './reading.ts';
import type { Line } from './rows.ts';

const goodShare = 0.5;
const sureLine = 60;

/** The best reading, with the lines that only other good readings saw added below it. */
export function mergeReadings(readings: readonly Reading[]): { text: string; confidence: number } {
  const [best, ...others] = readings.toSorted((one, other) => other.worth - one.worth);
  if (!best || best.worth === 0) return { text: '', confidence: 0 };
  const lines: Line[] = [...best.lines];
  for (const reading of others) {
    if (reading.worth < best.worth * goodShare) continue;
    for (const line of reading.lines) if (line.confidence >= sureLine) addNews(line, lines);
  }
  return { text: lines.map(({ text }) => text).join('\n'), confidence: best.confidence / 100 };
}

/** Adds a line with a word nobody saw, or puts an amount nobody saw to the words it stands with. */
function addNews(line: Line, lines: Line[]): void {
  const tokens = tokensOf(line.text);
  const words = tokens.filter(isWord);
  if (words.length === 0 || lines.some((known) => holds(known, tokens))) return;
  const at = lines.findIndex((known) => {
    const there = tokensOf(known.text);
    return there.every(isWord) && there.length > 0 && holds(line, there) && holds(known, words);
  });
  if (at !== -1) lines[at] = line;
  else if (!words.every((word) => lines.some((known) => holds(known, [word])))) lines.push(line);
}

const isWord = (token: string) => /\p{L}/u.test(token);

function holds({ text }: Line, tokens: readonly string[]): boolean {
  const there = tokensOf(text);
  return tokens.every((token) => there.some((each) => isNear(token, each)));
}

/** Amounts without their unit, and words of four letters or more. */
function tokensOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,]\d+)*/gu) ?? []).flatMap((token) => {
    const amount = /^(\d+(?:[.,]\d+)*)\p{L}{0,3}$/u.exec(token)?.[1];
    if (amount !== undefined) return [amount.replaceAll(',', '')];
    return token.length >= 4 ? [token] : [];
  });
}

const nearShare = 0.25;

function isNear(one: string, other: string): boolean {
  if (one === other) return true;
  if (!isWord(one) || !isWord(other)) return false;
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
