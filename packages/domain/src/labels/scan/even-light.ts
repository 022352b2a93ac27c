import type { GreyImage } from './grey-image.ts';

/** How far light is taken to be the same, as a share of the longer side. */
const tileShare = 0.03;
const leastTile = 16;
/** Shares of the dots that may be darker, and lighter, than ink and paper. */
const outliers = 0.02;

interface Tiles {
  readonly across: number;
  readonly down: number;
  readonly lows: Float32Array;
  readonly highs: Float32Array;
}

/** Ink as dark and paper as light everywhere: under a reflection letters are pale, and one threshold for all loses them. */
export function evenLight({ width, height, dots }: GreyImage, leastContrast: number): GreyImage {
  const size = Math.max(leastTile, Math.round(Math.max(width, height) * tileShare));
  const { across, lows, highs, down } = withNeighbours(tilesOf({ width, height, dots }, size), leastContrast);
  const even = new Uint8Array(dots.length);
  for (let y = 0; y < height; y += 1) {
    const [row, below, shareY] = between(y / size - 0.5, down);
    const levelAt = (levels: Float32Array, column: number) =>
      mix(levels[row * across + column] ?? 0, levels[below * across + column] ?? 0, shareY);
    // From the middle of one tile to the middle of the next, levels change by the same from dot to dot.
    for (let x = 0; x < width;) {
      const [column, beside, shareX] = between(x / size - 0.5, across);
      const end = Math.min(width, Math.max(x + 1, Math.ceil(x + (1 - shareX) * size)));
      const [lowStep, highStep] = [lows, highs].map(
        (levels) => (levelAt(levels, beside) - levelAt(levels, column)) / size,
      ) as [number, number];
      let low = levelAt(lows, column) + lowStep * shareX * size;
      let high = levelAt(highs, column) + highStep * shareX * size;
      for (; x < end; x += 1) {
        even[y * width + x] = Math.max(0, Math.min(255, (((dots[y * width + x] ?? 0) - low) * 255) / (high - low)));
        low += lowStep;
        high += highStep;
      }
    }
  }
  return { width, height, dots: even };
}

/** The darkest and the lightest level of each tile, without a few dots at either end. */
function tilesOf({ width, height, dots }: GreyImage, size: number): Tiles {
  const [across, down] = [Math.ceil(width / size), Math.ceil(height / size)];
  const lows = new Float32Array(across * down);
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
    const leftOut = (right - left) * (foot - top) * outliers;
    lows[tile] = levelAt(counts, leftOut, 0, 1);
    highs[tile] = levelAt(counts, leftOut, 255, -1);
  }
  return { across, down, lows, highs };
}

function levelAt(counts: Uint32Array, most: number, from: number, step: 1 | -1): number {
  let sum = 0;
  for (let level = from; level >= 0 && level < 256; level += step) {
    sum += counts[level] ?? 0;
    if (sum > most) return level;
  }
  return from;
}

/** Letters of the tiles around count too: a tile may hold none. What is blank all around stays as light as it was. */
function withNeighbours({ across, down, lows, highs }: Tiles, leastContrast: number): Tiles {
  const [wideLows, wideHighs] = [new Float32Array(lows), new Float32Array(highs)];
  for (let tile = 0; tile < lows.length; tile += 1) {
    const [x, y] = [tile % across, Math.floor(tile / across)];
    let [low, high] = [255, 0];
    for (let row = Math.max(0, y - 1); row <= Math.min(down - 1, y + 1); row += 1)
      for (let column = Math.max(0, x - 1); column <= Math.min(across - 1, x + 1); column += 1) {
        low = Math.min(low, lows[row * across + column] ?? 0);
        high = Math.max(high, highs[row * across + column] ?? 255);
      }
    const missing = Math.max(0, leastContrast - (high - low));
    const isDark = low + high < 255;
    wideLows[tile] = low - (isDark ? 0 : missing);
    wideHighs[tile] = high + (isDark ? missing : 0);
  }
  return { across, down, lows: wideLows, highs: wideHighs };
}

/** The two places a place lies between, and how near it is to the second. */
function between(place: number, count: number): readonly [number, number, number] {
  const first = Math.floor(place);
  const last = count - 1;
  return [Math.min(last, Math.max(0, first)), Math.min(last, Math.max(0, first + 1)), place - first];
}

const mix = (one: number, other: number, share: number) => one + (other - one) * share;
