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

/** Each dot becomes the middle one of its nine neighbours: specks go, edges stay. */
export function withoutSpecks({ width, height, dots }: GreyImage): GreyImage {
  const clean = new Uint8Array(dots);
  const near = new Uint8Array(9);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      for (let row = 0; row < 3; row += 1) {
        const from = at + (row - 1) * width - 1;
        near[row * 3] = dots[from] ?? 0;
        near[row * 3 + 1] = dots[from + 1] ?? 0;
        near[row * 3 + 2] = dots[from + 2] ?? 0;
      }
      clean[at] = near.sort()[4] ?? 0;
    }
  }
  return { width, height, dots: clean };
}

/** The picture as a file the reader opens: a portable grey map. */
export function toPgm({ width, height, dots }: GreyImage): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + dots.length);
  file.set(head);
  file.set(dots, head.length);
  return file;
}
