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
  const good = [best, ...others].filter(({ worth }) => worth >= best.worth * goodShare);
  const { text: seen, standing } = titleOf(best.lines);
  const whole = good
    .map((reading) => titleOf(reading.lines))
    .filter((title) => title.standing >= standing * sameStanding)
    .map((title) => title.text)
    .filter((title) => seen !== '' && wordsOf(seen).every((word) => wordsOf(title).some((each) => isNear(word, each))));
  const [title = ''] = whole.toSorted((one, other) => wordsIn(other) - wordsIn(one) || one.length - other.length);
  // A row of the same words may stand below it, with the amount that belongs to them.
  const printed = lines.filter((line) => line.text === title).toSorted((one, other) => other.height - one.height)[0];
  const below = printed && lines[lines.indexOf(printed) + 1];
  const isMeasuredBelow = below !== undefined && /^\W*\d/.test(below.text);
  const rest = lines.filter((line) => line !== printed || isMeasuredBelow).map((line) => line.text);
  return { text: [title, ...rest].filter((line) => line !== '').join('\n'), confidence: best.confidence / 100 };
}

const headsTable =
  /^\W*(?:supplement|nutrition|drug|product)\s+facts|^\W*(?:n[äa]hrwerte?|zutaten|ingr[ée]dient)|\b(?:amount per|daily value|servings?)\b/i;
/** Large letters are read less surely, and a letter wrong in a name does little harm. */
const sureTitle = 45;
const sameSize = 0.85;
/** Times the usual height: on a page of one size nothing is a title. */
const standsOut = 1.2;

/** What stands out less than the name did in the best reading is another row of the same words. */
const sameStanding = 0.6;

interface Title {
  readonly text: string;
  /** Times the usual height of the lines. */
  readonly standing: number;
}

/** What is printed largest, with a second line of the same size below it: brands and tables are smaller. */
function titleOf(lines: readonly Line[]): Title {
  const fit = lines.filter(({ text, confidence }) => confidence >= sureTitle && isTitle(text));
  const [top] = fit.toSorted((one, other) => other.height - one.height);
  const usual =
    fit.map(({ height }) => height).toSorted((one, other) => one - other)[Math.floor((fit.length - 1) / 2)] ?? 0;
  if (!top || top.height < usual * standsOut) return { text: '', standing: 0 };
  const next = lines[lines.indexOf(top) + 1];
  const isTwoLines = next !== undefined && fit.includes(next) && next.height >= top.height * sameSize;
  return { text: isTwoLines ? `${top.text} ${next.text}` : top.text, standing: top.height / usual };
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Letters in whole words: a title that was read half, or with specks for letters, has fewer. */
const wordsIn = (text: string) => wordsOf(text).join('').length;

function isTitle(text: string): boolean {
  return (
    /\p{L}{3}|\p{L}\d|\d-?\p{L}/u.test(text) &&
    !headsTable.test(text) &&
    !/%|\bN\.?R\.?V\b/.test(text) &&
    !/^\W*\d+[\d.,]*\s*(?:mc?g|g|ml|iu|%|[uµ]g)\b/i.test(text)
  );
}

/** Adds a line with a word nobody saw, or puts an amount nobody saw to the words it stands with. */
function addNews(line: Line, lines: Line[]): void {
  const tokens = tokensOf(line.text);
  const words = tokens.filter(isWord);
  if (words.length === 0 || lines.some((known) => holds(known, tokens))) return;
  const at = lines.findIndex((known) => {
    const there = tokensOf(known.text).filter(isWord);
    return there.length > 0 && !hasAmount(known) && hasAmount(line) && holds(line, there) && holds(known, words);
  });
  if (at !== -1) lines[at] = line;
  else if (!words.every((word) => lines.some((known) => holds(known, [word])))) lines.push(line);
}

const hasAmount = ({ text }: Line) => /\d\s*(?:mc?g|meg|g|ml|iu|[uµp]g|billion)\b/i.test(text);
const isWord = (token: string) => /\p{L}/u.test(token);

function holds({ text }: Pick<Line, 'text'>, tokens: readonly string[]): boolean {
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
