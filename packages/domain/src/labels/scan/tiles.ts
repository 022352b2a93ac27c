import type { GreyImage } from './grey-image.ts';

/** How far light is taken to be the same, as a share of the longer side. */
const tileShare = 0.03;
const leastTile = 16;
/** Shares of the dots that may be darker, and lighter, than ink and paper. */
const outliers = 0.02;

/** A picture in squares: how dark, how light and of what ground each is. */
export interface Tiles {
  readonly size: number;
  readonly across: number;
  readonly down: number;
  readonly lows: Float32Array;
  readonly middles: Float32Array;
  readonly highs: Float32Array;
}

/** The darkest, the middle and the lightest level of each square, without a few dots at either end. */
export function tilesOf({ width, height, dots }: GreyImage): Tiles {
  const size = Math.max(leastTile, Math.round(Math.max(width, height) * tileShare));
  const [across, down] = [Math.ceil(width / size), Math.ceil(height / size)];
  const lows = new Float32Array(across * down);
  const middles = new Float32Array(across * down);
  const highs = new Float32Array(across * down);
  const counts = new Uint32Array(256);
  for (let tile = 0; tile < lows.length; tile += 1) {
    const [left, top] = [(tile % across) * size, Math.floor(tile / across) * size];
    const [right, foot] = [Math.min(width, left + size), Math.min(height, top + size)];
    counts.fill(0);
    for (let y = top; y < foot; y += 1)
      for (let x = left; x < right; x += 1) {
        const dot = dots[y * width + x] ?? 0;
        counts[dot] = (counts[dot] ?? 0) + 1;
      }
    const all = (right - left) * (foot - top);
    lows[tile] = levelAt(counts, all * outliers);
    middles[tile] = levelAt(counts, all / 2);
    highs[tile] = levelAt(counts, all * (1 - outliers));
  }
  return { size, across, down, lows, middles, highs };
}

function levelAt(counts: Uint32Array, most: number): number {
  let sum = 0;
  for (let level = 0; level < 256; level += 1) {
    sum += counts[level] ?? 0;
    if (sum > most) return level;
  }
  return 255;
}

/** A square and those around it. */
export function around({ across, down }: Tiles, tile: number): readonly number[] {
  const [x, y] = [tile % across, Math.floor(tile / across)];
  const tiles: number[] = [];
  for (let row = Math.max(0, y - 1); row <= Math.min(down - 1, y + 1); row += 1)
    for (let column = Math.max(0, x - 1); column <= Math.min(across - 1, x + 1); column += 1)
      tiles.push(row * across + column);
  return tiles;
}

/** Dots that lie between the middles of the same squares, in which what squares tell changes by the same from dot to dot. */
interface Run {
  /** Where the run starts among the picture's dots. */
  readonly at: number;
  readonly length: number;
  /** What `levels` come to at the start of the run, and by how much they change with each dot. */
  readonly levelAt: (levels: Float32Array) => readonly [start: number, step: number];
}

export function forEachRun(
  { width, height }: GreyImage,
  { size, across, down }: Tiles,
  take: (run: Run) => void,
): void {
  for (let y = 0; y < height; y += 1) {
    const [row, below, shareY] = between(y / size - 0.5, down);
    for (let x = 0; x < width;) {
      const [column, beside, shareX] = between(x / size - 0.5, across);
      const end = Math.min(width, Math.max(x + 1, Math.ceil(x + (1 - shareX) * size)));
      const at = (levels: Float32Array, which: number) =>
        mix(levels[row * across + which] ?? 0, levels[below * across + which] ?? 0, shareY);
      take({
        at: y * width + x,
        length: end - x,
        levelAt(levels) {
          const [here, step] = [at(levels, column), (at(levels, beside) - at(levels, column)) / size];
          return [here + step * shareX * size, step];
        },
      });
      x = end;
    }
  }
}

/** The two places a place lies between, and how near it is to the second. */
function between(place: number, count: number): readonly [number, number, number] {
  const first = Math.floor(place);
  const last = count - 1;
  return [Math.min(last, Math.max(0, first)), Math.min(last, Math.max(0, first + 1)), place - first];
}

const mix = (one: number, other: number, share: number) => one + (other - one) * share;
