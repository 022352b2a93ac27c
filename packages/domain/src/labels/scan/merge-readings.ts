import type { Reading } from './reading.ts';
import type { Line } from './rows.ts';
import { titleOf, wordsIn, wordsOf } from './title.ts';
import { amountsOf, hasAmount, holds, isNear, isWord, tokensOf } from './tokens.ts';

const goodShare = 0.5;
const sureLine = 60;
/** Without a word beside it nothing else tells that it was misread. */
const amountAlone = /^[\W\d]*\d\s*\p{L}{1,3}\W*$/u;
/** What stands out less than the name did in the best reading is another row of the same words. */
const sameStanding = 0.6;

/** The best reading, with the lines that only other good readings saw added below it. */
export function mergeReadings(readings: readonly Reading[]): { text: string; confidence: number } {
  const [best, ...others] = readings.toSorted((one, other) => other.worth - one.worth);
  if (!best || best.worth === 0) return { text: '', confidence: 0 };
  const good = [best, ...others].filter(({ worth }) => worth >= best.worth * goodShare);
  const lines: Line[] = best.lines
    .filter((line) => line.confidence >= sureLine || !amountAlone.test(line.text))
    .map((line) => outvoted(line, good.slice(1)) ?? line);
  const { text: seen, standing } = titleOf(best.lines);
  for (const reading of good.slice(1)) {
    // Another look's name is the same name, perhaps read worse.
    const name = seen === '' ? '' : titleOf(reading.lines).text;
    for (const line of reading.lines)
      if (line.confidence >= sureLine && !name.includes(line.text)) addNews(line, lines);
  }
  const whole = good
    .map((reading) => titleOf(reading.lines))
    .filter((title) => seen !== '' && title.standing >= standing * sameStanding && isWholly(seen, title.text))
    .map((title) => title.text);
  const timesRead = (title: string) => whole.filter((each) => wordsOf(each).join() === wordsOf(title).join()).length;
  const [title = ''] = whole.toSorted(
    (one, other) => wordsIn(other) - wordsIn(one) || timesRead(other) - timesRead(one) || one.length - other.length,
  );
  // A row of the same words may stand below it, with the amount that belongs to them.
  const printed = lines.filter((line) => line.text === title).toSorted((one, other) => other.height - one.height)[0];
  const below = printed && lines[lines.indexOf(printed) + 1];
  const isMeasuredBelow = below !== undefined && /^\W*\d/.test(below.text);
  const rest = lines.filter((line) => line !== printed || isMeasuredBelow).map((line) => line.text);
  return { text: [title, ...rest].filter((line) => line !== '').join('\n'), confidence: best.confidence / 100 };
}

/** Whether a title has all the words of another, or is nearly the same as a whole. */
function isWholly(seen: string, title: string): boolean {
  const [words, others] = [wordsOf(seen), wordsOf(title)];
  return words.every((word) => others.some((each) => isNear(word, each))) || isNear(words.join(''), others.join(''));
}

/** What two other looks read alike where this one read an amount that none of them saw: a digit is easily lost. */
function outvoted(line: Line, others: readonly Reading[]): Line | undefined {
  const [words, amounts] = [tokensOf(line.text).filter(isWord), amountsOf(line.text).join()];
  if (amounts === '' || words.length === 0) return undefined;
  const same = others.flatMap(({ lines }) => {
    const rows = lines.filter(
      (each) => hasAmount(each) && holds(each, words) && holds(line, tokensOf(each.text).filter(isWord)),
    );
    return rows.find((row) => amountsOf(row.text).join() === amounts) ?? rows[0] ?? [];
  });
  const byAmount = Map.groupBy(same, ({ text }) => amountsOf(text).join());
  return byAmount.has(amounts) ? undefined : [...byAmount.values()].find((rows) => rows.length > 1)?.[0];
}

/** Adds a line with a word nobody saw, or puts an amount nobody saw to the words it stands with. */
function addNews(line: Line, lines: Line[]): void {
  const tokens = tokensOf(line.text);
  const words = tokens.filter(isWord);
  const isNews = (known: Line) => !holds(known, tokens) || (hasAmount(line) && !hasAmount(known));
  if (words.length === 0 || !lines.every(isNews)) return;
  const at = lines.findIndex((known) => {
    const there = tokensOf(known.text).filter(isWord);
    return there.length > 0 && !hasAmount(known) && hasAmount(line) && holds(line, there) && holds(known, words);
  });
  if (at !== -1) lines[at] = line;
  else if (!words.every((word) => lines.some((known) => holds(known, [word])))) lines.push(line);
}
