import { type Group, meanConfidence, type Word } from './page-words.ts';

/** A line of text, how sure the reader is of it, and how tall its letters stand in the picture. */
export interface Line {
  readonly text: string;
  readonly confidence: number;
  readonly height: number;
}

const surelyRead = 50;
const wideGapInHeights = 2.5;
const sameRowInHeights = 0.45;

/** Groups put side by side again: an amount at the far end of a row belongs to the name at its start. */
export function toLines(groups: readonly Group[]): readonly Line[] {
  const { slope, reach } = tiltOf(groups);
  const straight = rowsOf(straighten(groups, slope, bendOf(groups)), reach);
  // On a bottle both ends of a row lie level while what is between them hangs: its slope leads astray.
  const asTaken = slope === 0 ? straight : rowsOf(groups, reach);
  return (measuredIn(asTaken) > measuredIn(straight) ? asTaken : straight)
    .toSorted((one, other) => middleOf(one) - middleOf(other) || leftOf(one) - leftOf(other))
    .filter((row) => row.some(({ text, confidence }) => confidence >= surelyRead && /[\p{L}\p{N}]{2}/u.test(text)))
    .map((row) => ({ text: textOf(row), confidence: meanConfidence(row), height: usualHeight(row) }));
}

function rowsOf(groups: readonly Group[], reach: number): readonly Group[] {
  const rows: Group[] = [];
  for (const group of groups.toSorted((one, other) => leftOf(one) - leftOf(other))) {
    const at = nearestRow({ rows, group, reach });
    const row = at === null ? undefined : rows[at];
    if (at !== null && row) rows[at] = [...row, ...group];
    else rows.push(group);
  }
  return reach === 0 ? rows : withAmountsBeside(rows);
}

/** How many rows give an amount for their name. */
function measuredIn(rows: readonly Group[]): number {
  return rows.filter((row) => /\p{L}{3}.*\d\s*(?:mc?g|meg|g|ml|iu|[uµp]g)\b/iu.test(textOf(row))).length;
}

interface Tilt {
  /** How far rows fall for each dot to the right. */
  readonly slope: number;
  /** How far to the right that can be trusted: nothing tells it when this is 0. */
  readonly reach: number;
}

const trustedTimes = 3;

/** The picture's tilt, told by its longer rows: by the line that was fitted, and by the tops and feet of their words. */
export function tiltOf(groups: readonly Group[]): Tilt {
  const samples = groups
    .flatMap((group) => {
      const [first, last] = [group[0], group.at(-1)];
      if (!first || !last) return [];
      const run = last.left + last.width / 2 - first.left - first.width / 2;
      if (run < first.height * 3) return [];
      const fitted = { run: run * 2, slope: first.slope };
      // Words that were given the box of their whole line say nothing about its slope.
      if (first.top === last.top && first.height === last.height) return [fitted];
      const [atTop, atFoot] = [last.top - first.top, last.top + last.height - first.top - first.height];
      return [fitted, ...[atTop, atFoot].map((fall) => ({ run, slope: fall / run }))];
    })
    .toSorted((one, other) => one.slope - other.slope);
  const half = samples.reduce((sum, { run }) => sum + run, 0) / 2;
  const reach = trustedTimes * Math.max(0, ...samples.map(({ run }) => run));
  let passed = 0;
  for (const { run, slope } of samples) {
    passed += run;
    if (passed >= half) return { slope, reach };
  }
  return { slope: 0, reach };
}

/** A picture's rows are bent when their slope changes from left to right, as on a bottle. */
interface Bend {
  /** The slope at the left edge, and by how much it changes for each dot to the right. */
  readonly slope: number;
  readonly change: number;
}

const fewestRowsForBend = 4;
/** In heights of its letters: a shorter row does not tell its slope. */
const shortestRow = 5;
const leastSpread = 0.15;
/** From one side of the picture to the other: less is no bend but a misread row. */
const leastBend = 0.03;

function bendOf(groups: readonly Group[]): Bend | null {
  const rows = groups.flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last || group.length < 2) return [];
    const run = last.left + last.width - first.left;
    return run < first.height * shortestRow ? [] : [{ at: first.left + run / 2, weight: run, slope: first.slope }];
  });
  const width = Math.max(0, ...groups.map(rightOf));
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + row.weight * of(row), 0);
  const weight = sum(() => 1);
  if (rows.length < fewestRowsForBend || weight === 0) return null;
  const at = sum((row) => row.at) / weight;
  const slope = sum((row) => row.slope) / weight;
  const spread = sum((row) => (row.at - at) ** 2) / weight;
  if (Math.sqrt(spread) < width * leastSpread) return null;
  const change = sum((row) => (row.at - at) * (row.slope - slope)) / weight / spread;
  return Math.abs(change * width) < leastBend ? null : { slope: slope - change * at, change };
}

function straighten(groups: readonly Group[], slope: number, bend: Bend | null): readonly Group[] {
  if (slope === 0 && bend === null) return groups;
  const fallAt = (x: number) => (bend === null ? slope * x : bend.slope * x + (bend.change * x * x) / 2);
  return groups.map((group) => group.map((word) => ({ ...word, top: word.top - fallAt(word.left + word.width / 2) })));
}

interface Search {
  readonly rows: readonly Group[];
  readonly group: Group;
  /** Beyond what is known of the slope an amount could belong to the row above or below. */
  readonly reach: number;
}

/** The row to the left that a group goes on with, if there is one. */
function nearestRow({ rows, group, reach }: Search): number | null {
  const isAmount = /^[<~]?\d/.test(group[0]?.text ?? '');
  const fits = rows.flatMap((row, at) => {
    const height = Math.max(heightOf(row), heightOf(group));
    const off = Math.abs(middleOf(row) - middleOf(group));
    const gap = leftOf(group) - rightOf(row);
    const isBeside = gap > -height && (gap <= height * wideGapInHeights || (isAmount && gap <= reach));
    return isBeside && off <= height * sameRowInHeights ? [{ at, off }] : [];
  });
  return fits.toSorted((one, other) => one.off - other.off)[0]?.at ?? null;
}

const amountAlone = /^[<~]?\d[\d.,]*\s*(?:%|\p{L}{1,4}\b)/u;
const farthestInHeights = 0.85;
const spreadInHeights = 0.4;

/**
 * On a bottle the far end of every row lies higher or lower than its start. Amounts left alone join the names beside them when
 * all are off by about the same: with one that fits nowhere, none can be trusted.
 */
function withAmountsBeside(rows: readonly Group[]): readonly Group[] {
  const alone = rows.filter((row) => amountAlone.test(textOf(row)));
  const named = rows.filter((row) => !/\d\s*(?:mc?g|g|ml|iu|[uµ]g)\b/i.test(textOf(row)));
  const pairs = alone.flatMap((amount) => {
    const beside = named
      .filter((row) => row !== amount && leftOf(amount) > rightOf(row))
      .map((row) => ({ row, off: (middleOf(amount) - middleOf(row)) / heightOf(row) }))
      .filter(({ off }) => Math.abs(off) <= farthestInHeights)
      .toSorted((one, other) => Math.abs(one.off) - Math.abs(other.off))[0];
    return beside ? [{ amount, ...beside }] : [];
  });
  const offs = pairs.map(({ off }) => off);
  const isOneColumn = Math.max(...offs) - Math.min(...offs) <= spreadInHeights;
  const areApart = new Set(pairs.map(({ row }) => row)).size === pairs.length;
  if (pairs.length === 0 || pairs.length < alone.length || !isOneColumn || !areApart) return rows;
  return rows.flatMap((row) => {
    if (alone.includes(row)) return [];
    const amount = pairs.find((pair) => pair.row === row)?.amount;
    return [amount ? [...row, ...amount] : row];
  });
}

const textOf = (row: Group) => row.map(({ text }) => text).join(' ');

const centre = ({ top, height }: Word) => top + height / 2;
const leftOf = (group: Group) => Math.min(...group.map(({ left }) => left));
const rightOf = (group: Group) => Math.max(...group.map(({ left, width }) => left + width));
const heightOf = (group: Group) => Math.max(...group.map(({ height }) => height));

/** Brackets and slips stand taller than the letters beside them. */
function usualHeight(group: Group): number {
  const words = group.filter(({ text }) => /^[\p{L}\p{N}]/u.test(text));
  const heights = (words.length > 0 ? words : group).map(({ height }) => height).toSorted((one, other) => one - other);
  return heights[Math.floor((heights.length - 1) / 2)] ?? 0;
}

function middleOf(group: Group): number {
  return group.reduce((sum, word) => sum + centre(word), 0) / group.length;
}
