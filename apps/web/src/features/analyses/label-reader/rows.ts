import { type Group, meanConfidence, type Word } from './page-words.ts';

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
  const { slope, reach } = tiltOf(groups);
  const rows: Group[] = [];
  for (const group of straighten(groups, slope).toSorted((one, other) => leftOf(one) - leftOf(other))) {
    const at = nearestRow({ rows, group, reach });
    const row = at === null ? undefined : rows[at];
    if (at !== null && row) rows[at] = [...row, ...group];
    else rows.push(group);
  }
  return rows
    .toSorted((one, other) => middleOf(one) - middleOf(other) || leftOf(one) - leftOf(other))
    .filter((row) => row.some(({ text, confidence }) => confidence >= surelyRead && /[\p{L}\p{N}]{2}/u.test(text)))
    .map((row) => ({ text: row.map(({ text }) => text).join(' '), confidence: meanConfidence(row) }));
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

function straighten(groups: readonly Group[], slope: number): readonly Group[] {
  if (slope === 0) return groups;
  return groups.map((group) =>
    group.map((word) => ({ ...word, top: word.top - slope * (word.left + word.width / 2) })),
  );
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

const centre = ({ top, height }: Word) => top + height / 2;
const leftOf = (group: Group) => Math.min(...group.map(({ left }) => left));
const rightOf = (group: Group) => Math.max(...group.map(({ left, width }) => left + width));
const heightOf = (group: Group) => Math.max(...group.map(({ height }) => height));

function middleOf(group: Group): number {
  return group.reduce((sum, word) => sum + centre(word), 0) / group.length;
}
