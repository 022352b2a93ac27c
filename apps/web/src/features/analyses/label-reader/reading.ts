/** One word the reader saw, with its place in the picture. Confidence runs from 0 to 100. */
export interface Word {
  readonly text: string;
  readonly confidence: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** How far the line it stands on falls for each dot to the right, as the reader fitted it. */
  readonly slope: number;
}

/** Words that stand together on a line, as the reader grouped them. */
export type Group = readonly Word[];

const leastConfidence = 35;
const lineOrWord =
  /<span class='ocr(?:_line|_caption|_header|_textfloat|x_word)'[^>]*title=['"]([^'"]*)['"][^>]*>([^<]*)/g;

/** The reader's page (hOCR), as groups of words. What it hardly saw is left out. */
export function readPage(page: string): readonly Group[] {
  const groups: Word[][] = [];
  let slope = 0;
  for (const [, title = '', inner = ''] of page.replaceAll(/<\/?(?:strong|em)>/g, '').matchAll(lineOrWord)) {
    const confidence = /x_wconf (\d+)/.exec(title)?.[1];
    if (confidence === undefined) {
      slope = Number(/baseline (-?[\d.]+)/.exec(title)?.[1] ?? 0);
      groups.push([]);
      continue;
    }
    const [left = 0, top = 0, right = 0, foot = 0] = (/bbox ([\d ]+)/.exec(title)?.[1] ?? '').split(' ').map(Number);
    const text = plainText(inner).trim();
    if (text === '' || Number(confidence) < leastConfidence) continue;
    const box = { left, top, width: right - left, height: foot - top };
    groups.at(-1)?.push({ text, confidence: Number(confidence), slope, ...box });
  }
  return groups.filter((group) => group.length > 0);
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function plainText(inner: string): string {
  return inner.replaceAll(/&(#?\w+);/g, (whole, name: string) => signs[name] ?? whole);
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
    .map((row) => ({ text: row.map(({ text }) => text).join(' '), confidence: meanOf(row) }));
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

export function toReading(page: string): Reading {
  const groups = readPage(page);
  const words = groups.flat();
  const sure = words.filter(({ text, confidence }) => confidence >= sureWord && /\p{L}{3}/u.test(text));
  return {
    lines: toLines(groups),
    worth: sure.reduce((sum, { text }) => sum + text.length, 0),
    confidence: meanOf(words),
    tilt: (Math.atan(tiltOf(groups).slope) * 180) / Math.PI,
  };
}
