import type { Line } from './rows.ts';
import { hasAmount } from './tokens.ts';

const headsTable =
  /\bfacts\W*$|^\W*(?:supplement|nutrition|drug|product)\W+facts|^\W*suppl\w*\W*$|^\W*(?:n[äa]hrwerte?|zutaten|ingr[ée]dient)|\b(?:amount per|daily value|servings?)\b/i;
/** Large letters are read less surely, and a letter wrong in a name does little harm. */
const sureTitle = 45;
const sameSize = 0.85;
/** Times the usual height: on a page of one size nothing is a title. */
const standsOut = 1.2;

export interface Title {
  readonly text: string;
  /** Times the usual height of the lines. */
  readonly standing: number;
}

/** What is printed largest, with a second line of the same size below it: brands and tables are smaller. */
export function titleOf(lines: readonly Line[]): Title {
  const fit = lines.filter(({ text, confidence }) => confidence >= sureTitle && isTitle(text));
  const usual =
    fit.map(({ height }) => height).toSorted((one, other) => one - other)[Math.floor((fit.length - 1) / 2)] ?? 0;
  const [top, ...others] = fit
    .filter(({ height }) => height >= usual * standsOut)
    .toSorted((one, other) => Number(hasAmount(one)) - Number(hasAmount(other)) || other.height - one.height);
  if (!top) return { text: '', standing: 0 };
  const next = lines[lines.indexOf(top) + 1];
  const isTwoLines =
    next !== undefined && others.includes(next) && !hasAmount(next) && next.height >= top.height * sameSize;
  return { text: isTwoLines ? `${top.text} ${next.text}` : top.text, standing: top.height / usual };
}

export const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** How many letters stand in whole words: a title that was read half, or with specks for letters, has fewer. */
export const wordsIn = (text: string) => wordsOf(text).join('').length;

function isTitle(text: string): boolean {
  return (
    /\p{L}{3}|\p{L}\d|\d-?\p{L}/u.test(text) &&
    !headsTable.test(text) &&
    !/%|\bN\.?R\.?V\b/.test(text) &&
    !/^\W*\d+[\d.,]*\s*(?:mc?g|g|ml|iu|%|[uµ]g)\b/i.test(text)
  );
}
