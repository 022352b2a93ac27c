import type { Reading } from './reading.ts';
import type { Line } from './rows.ts';
import { titleOf, wordsOf } from './title.ts';
import { amountsOf, hasAmount, holds, isNear, isWord, tokensOf } from './tokens.ts';

/** Of 100: what a look is less sure of may be misread the same way twice. */
const sureLook = 85;

/** Whether the last look surely read the name and the amounts that another did, and none saw more: nobody need look again. */
export function isSettled(readings: readonly Reading[]): boolean {
  const last = readings.at(-1);
  const earlier = readings.slice(0, -1);
  return (
    last !== undefined &&
    earlier.every(({ lines }) => measured(lines) <= measured(last.lines)) &&
    earlier.some((other) => agree(other, last))
  );
}

const measured = (lines: readonly Line[]) => lines.filter(hasAmount).length;

function agree(one: Reading, other: Reading): boolean {
  return [one, other].every(isWhole) && haveOneTitle(one, other) && isIn(one, other) && isIn(other, one);
}

function isWhole({ lines, confidence }: Reading): boolean {
  const isMisread = (line: Line) => (hasAmount(line) ? torn : leftOver).test(line.text);
  return confidence >= sureLook && lines.some(hasAmount) && !lines.some(isMisread);
}

/** "1549", "Collagen peptides 19": a number without a unit, which may have been one. */
const leftOver = /(?:^|\p{L}{3}\)?\s)[\dlI][\dlI.,]*[¢gq]?(?:\s\S{1,2})?$/u;

/** "oot extract 120 mg": the name before it was not read. */
const torn = /^\W*(?:\p{Ll}{1,4}\s)?(?:extract|root|leaf|herb|seed|oil|extrakt)\s+\d/iu;

function haveOneTitle(one: Reading, other: Reading): boolean {
  const words = wordsOf(titleOf(one.lines).text);
  const others = wordsOf(titleOf(other.lines).text);
  return (
    words.length === others.length && words.length > 0 && words.every((word, at) => isNear(word, others[at] ?? ''))
  );
}

/** Whether every row with an amount stands in the other look too, with the same amount. */
function isIn({ lines }: Reading, other: Reading): boolean {
  return lines.every((line) => {
    const amounts = amountsOf(line.text);
    return amounts.length === 0 || other.lines.some((each) => saysTheSame(line, each));
  });
}

function saysTheSame(line: Line, other: Line): boolean {
  return (
    amountsOf(line.text).join() === amountsOf(other.text).join() &&
    holds(other, tokensOf(line.text).filter(isWord)) &&
    holds(line, tokensOf(other.text).filter(isWord))
  );
}
