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
    // Shares of 256: whole numbers take half the time.
    dots[place] = (77 * (data[at] ?? 0) + 150 * (data[at + 1] ?? 0) + 29 * (data[at + 2] ?? 0) + 128) >> 8;
  }
  return { width, height, dots: stretch(dots) };
}

const leftOut = 0.01;

function stretch(dots: Uint8Array): Uint8Array {
  const counts = new Uint32Array(256);
  for (let at = 0; at < dots.length; at += 1) {
    const dot = dots[at] ?? 0;
    counts[dot] = (counts[dot] ?? 0) + 1;
  }
  const low = levelAfter(counts, dots.length * leftOut);
  const high = levelAfter(counts, dots.length * (1 - leftOut));
  if (high - low < 2) return dots;
  const levels = Uint8Array.from({ length: 256 }, (_, level) =>
    Math.max(0, Math.min(255, Math.round(((level - low) * 255) / (high - low)))),
  );
  for (let at = 0; at < dots.length; at += 1) dots[at] = levels[dots[at] ?? 0] ?? 0;
  return dots;
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
      low[x] = least(least(above, here), below);
      high[x] = most(most(above, here), below);
      middle[x] = middleOf(above, here, below);
    }
    for (let x = 1; x < width - 1; x += 1) {
      clean[y * width + x] = middleOf(
        most(most(low[x - 1] ?? 0, low[x] ?? 0), low[x + 1] ?? 0),
        middleOf(middle[x - 1] ?? 0, middle[x] ?? 0, middle[x + 1] ?? 0),
        least(least(high[x - 1] ?? 0, high[x] ?? 0), high[x + 1] ?? 0),
      );
    }
  }
  return { width, height, dots: clean };
}

/** Math.min and Math.max look for what is no number, five million times a picture. */
const least = (one: number, two: number) => (one < two ? one : two);
const most = (one: number, two: number) => (one > two ? one : two);

function middleOf(one: number, two: number, three: number): number {
  return most(least(one, two), least(most(one, two), three));
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
