/** A picture of one byte a dot, from black to white. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly dots: Uint8Array;
}

interface Colours {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and cover, dot after dot. */
  readonly data: ArrayLike<number>;
}

/** Grey, with its contrast spread over the whole range: thresholds would lose thin letters. */
export function toGrey({ width, height, data }: Colours): GreyImage {
  const dots = new Uint8Array(width * height);
  for (let place = 0; place < dots.length; place += 1) {
    const at = place * 4;
    dots[place] = Math.round(0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0));
  }
  return { width, height, dots: stretch(dots) };
}

const leftOut = 0.01;

function stretch(dots: Uint8Array): Uint8Array {
  const counts = new Uint32Array(256);
  for (const dot of dots) counts[dot] = (counts[dot] ?? 0) + 1;
  const low = levelAfter(counts, dots.length * leftOut);
  const high = levelAfter(counts, dots.length * (1 - leftOut));
  if (high - low < 2) return dots;
  const levels = Uint8Array.from({ length: 256 }, (_, level) =>
    Math.max(0, Math.min(255, Math.round(((level - low) * 255) / (high - low)))),
  );
  return dots.map((dot) => levels[dot] ?? 0);
}

function levelAfter(counts: Uint32Array, share: number): number {
  let sum = 0;
  for (const [level, count] of counts.entries()) {
    sum += count;
    if (sum > share) return level;
  }
  return 255;
}

/** Light becomes dark: the reader looks for dark letters. */
export function invert({ width, height, dots }: GreyImage): GreyImage {
  return { width, height, dots: dots.map((dot) => 255 - dot) };
}

/** How far around a dot its ground is looked for, as a share of the longer side. */
const groundShare = 0.03;
/** Darker ground than this carries light letters. */
const darkGround = 95;

/** Letters dark and the ground light everywhere: a dark panel on a light label becomes as readable as the rest. */
export function lightGround({ width, height, dots }: GreyImage): GreyImage {
  const reach = Math.max(8, Math.round(Math.max(width, height) * groundShare));
  const sums = sumsOf({ width, height, dots });
  const flat = new Uint8Array(dots.length);
  for (let y = 0; y < height; y += 1) {
    const [top, foot] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const row = width + 1;
      const sum =
        (sums[foot * row + right] ?? 0) -
        (sums[top * row + right] ?? 0) -
        (sums[foot * row + left] ?? 0) +
        (sums[top * row + left] ?? 0);
      const at = y * width + x;
      const dot = dots[at] ?? 0;
      flat[at] = sum / ((foot - top) * (right - left)) < darkGround ? 255 - dot : dot;
    }
  }
  return { width, height, dots: flat };
}

/** The sum of all dots above and to the left of each place. */
function sumsOf({ width, height, dots }: GreyImage): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let inRow = 0;
    for (let x = 0; x < width; x += 1) {
      inRow += dots[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + inRow;
    }
  }
  return sums;
}

/** Each dot becomes the middle one of its nine neighbours: specks go, edges stay. */
export function withoutSpecks({ width, height, dots }: GreyImage): GreyImage {
  const clean = new Uint8Array(dots);
  // Each column of three is put in order once for the three dots it is next to: sorting nine takes ten times as long.
  const [low, middle, high] = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const above = dots[at - width] ?? 0;
      const here = dots[at] ?? 0;
      const below = dots[at + width] ?? 0;
      low[x] = Math.min(above, here, below);
      high[x] = Math.max(above, here, below);
      middle[x] = middleOf(above, here, below);
    }
    for (let x = 1; x < width - 1; x += 1) {
      clean[y * width + x] = middleOf(
        Math.max(low[x - 1] ?? 0, low[x] ?? 0, low[x + 1] ?? 0),
        middleOf(middle[x - 1] ?? 0, middle[x] ?? 0, middle[x + 1] ?? 0),
        Math.min(high[x - 1] ?? 0, high[x] ?? 0, high[x + 1] ?? 0),
      );
    }
  }
  return { width, height, dots: clean };
}

function middleOf(one: number, two: number, three: number): number {
  return Math.max(Math.min(one, two), Math.min(Math.max(one, two), three));
}

const sampleEvery = 7;

/** By how much a dot differs from the one `apart` dots before it, nearly everywhere: much in a photo taken in little light. */
export function noiseOf({ dots }: GreyImage, apart: number): number {
  const counts = new Uint32Array(256);
  let taken = 0;
  for (let at = apart; at < dots.length; at += sampleEvery) {
    const step = Math.abs((dots[at] ?? 0) - (dots[at - apart] ?? 0));
    counts[step] = (counts[step] ?? 0) + 1;
    taken += 1;
  }
  return levelAfter(counts, taken / 2);
}

/** Each dot is mixed with its neighbours, those beside it and those above and below. */
export function soften({ width, height, dots }: GreyImage): GreyImage {
  const mixed = mixAlong(mixAlong(dots, 1), width);
  return { width, height, dots: mixed };
}

function mixAlong(dots: Uint8Array, apart: number): Uint8Array {
  const mixed = new Uint8Array(dots);
  for (let at = apart; at < dots.length - apart; at += 1)
    mixed[at] = ((dots[at - apart] ?? 0) + 2 * (dots[at] ?? 0) + (dots[at + apart] ?? 0) + 2) >> 2;
  return mixed;
}

/** The picture as a file the reader opens: a portable grey map. */
export function toPgm({ width, height, dots }: GreyImage): Uint8Array {
  const head = Uint8Array.from(`P5\n${width} ${height}\n255\n`, (sign) => sign.charCodeAt(0));
  const file = new Uint8Array(head.length + dots.length);
  file.set(head);
  file.set(dots, head.length);
  return file;
}
