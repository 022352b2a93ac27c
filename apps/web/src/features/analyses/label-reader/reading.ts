/** One word the reader saw, with its place in the picture. Confidence runs from 0 to 100. */
export interface Word {
  readonly text: string;
  readonly confidence: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Words that stand together on a line, as the reader grouped them. */
export type Group = readonly Word[];

const wordLevel = '5';
const leastConfidence = 35;

/** The reader's table, a word a row, as groups of words. What it hardly saw is left out. */
export function readTable(table: string): readonly Group[] {
  const groups = new Map<string, Word[]>();
  for (const row of table.split('\n')) {
    const [level, page, block, paragraph, line, , left, top, width, height, confidence, ...rest] = row.split('\t');
    const text = rest.join(' ').trim();
    if (level !== wordLevel || text === '' || !(Number(confidence) >= leastConfidence)) continue;
    const key = [page, block, paragraph, line].join(' ');
    const word = {
      text,
      confidence: Number(confidence),
      left: Number(left),
      top: Number(top),
      width: Number(width),
      height: Number(height),
    };
    groups.set(key, [...(groups.get(key) ?? []), word]);
  }
  return [...groups.values()];
}

/** A line of text and how sure the reader is of it. */
export interface Line {
  readonly text: string;
  readonly confidence: number;
}

const surelyRead = 50;
const wideGapInHeights = 2.5;
const sameRowInHeights = 0.45;

/** Groups put side by side again: an amount at the far end of a row belongs to the name at its start. */
export function toLines(groups: readonly Group[]): readonly Line[] {
  const slope = slopeOf(groups);
  const level = straighten(groups, slope ?? 0);
  const rows: Group[] = [];
  for (const group of level.toSorted((one, other) => leftOf(one) - leftOf(other))) {
    const at = nearestRow({ rows, group, mayReachFar: slope !== null });
    const row = at === null ? undefined : rows[at];
    if (at !== null && row) rows[at] = [...row, ...group];
    else rows.push(group);
  }
  return rows
    .toSorted((one, other) => middleOf(one) - middleOf(other) || leftOf(one) - leftOf(other))
    .filter((row) => row.some(({ text, confidence }) => confidence >= surelyRead && /[\p{L}\p{N}]{2}/u.test(text)))
    .map((row) => ({ text: row.map(({ text }) => text).join(' '), confidence: meanOf(row) }));
}

/** How far a row falls for each dot to the right: the picture's tilt, told from its longer rows; null when none tells. */
export function slopeOf(groups: readonly Group[]): number | null {
  const slopes = groups
    .flatMap((group) => {
      const [first, last] = [group[0], group.at(-1)];
      if (!first || !last || last.left - first.left < first.height * 4) return [];
      // Words that were given the box of their whole line say nothing about its slope.
      if (first.top === last.top && first.height === last.height) return [];
      const run = last.left + last.width / 2 - first.left - first.width / 2;
      return [{ run, slope: (centre(last) - centre(first)) / run }];
    })
    .toSorted((one, other) => one.slope - other.slope);
  const half = slopes.reduce((sum, { run }) => sum + run, 0) / 2;
  let passed = 0;
  for (const { run, slope } of slopes) {
    passed += run;
    if (passed >= half) return slope;
  }
  return null;
}

function straighten(groups: readonly Group[], slope: number): readonly Group[] {
  if (slope === 0) return groups;
  return groups.map((group) =>
    group.map((word) => ({ ...word, top: word.top - slope * (word.left + word.width / 2) })),
  );
}

interface Search {
  readonly rows: readonly Group[];
  readonly group: Group;
  /** Without a known slope an amount far away could belong to the row above or below. */
  readonly mayReachFar: boolean;
}

/** The row to the left that a group goes on with, if there is one. */
function nearestRow({ rows, group, mayReachFar }: Search): number | null {
  const isAmount = mayReachFar && /^[<~]?\d/.test(group[0]?.text ?? '');
  const fits = rows.flatMap((row, at) => {
    const height = Math.max(heightOf(row), heightOf(group));
    const off = Math.abs(middleOf(row) - middleOf(group));
    const gap = leftOf(group) - rightOf(row);
    const isBeside = gap > -height && (gap <= height * wideGapInHeights || isAmount);
    return isBeside && off <= height * sameRowInHeights ? [{ at, off }] : [];
  });
  return fits.toSorted((one, other) => one.off - other.off)[0]?.at ?? null;
}

const centre = ({ top, height }: Word) => top + height / 2;
const leftOf = (group: Group) => Math.min(...group.map(({ left }) => left));
const rightOf = (group: Group) => Math.max(...group.map(({ left, width }) => left + width));
const heightOf = (group: Group) => Math.max(...group.map(({ height }) => height));

function middleOf(group: Group): number {
  return group.reduce((sum, word) => sum + centre(word), 0) / group.length;
}

function meanOf(words: readonly { confidence: number }[]): number {
  return words.length === 0 ? 0 : words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length;
}

/** One look at the picture. */
export interface Reading {
  readonly lines: readonly Line[];
  /** Letters in words that were surely read: how much this look is worth. */
  readonly worth: number;
  /** The mean confidence of its words, from 0 to 100. */
  readonly confidence: number;
  /** How far its rows fall to the right, in degrees. */
  readonly tilt: number;
}

const sureWord = 60;

export function toReading(table: string): Reading {
  const groups = readTable(table);
  const words = groups.flat();
  const sure = words.filter(({ text, confidence }) => confidence >= sureWord && /\p{L}{3}/u.test(text));
  return {
    lines: toLines(groups),
    worth: sure.reduce((sum, { text }) => sum + text.length, 0),
    confidence: meanOf(words),
    tilt: (Math.atan(slopeOf(groups) ?? 0) * 180) / Math.PI,
  };
}
