import type { GreyImage } from './grey-image.ts';
import { around, forEachRun, type Tiles, tilesOf } from './tiles.ts';

/** A square with this share of the contrast around it holds ink of its own. */
const ownInk = 0.5;

/** Ink as dark and paper as light everywhere: under a reflection letters are pale, and one threshold for all loses them. */
export function evenLight(image: GreyImage, leastContrast: number): GreyImage {
  const tiles = tilesOf(image);
  const { lows, highs } = inkAndPaper(tiles, leastContrast);
  const even = new Uint8ClampedArray(image.dots.length);
  forEachRun(image, tiles, ({ at, length, levelAt }) => {
    let [[low, lowStep], [high, highStep]] = [levelAt(lows), levelAt(highs)];
    for (let dot = at; dot < at + length; dot += 1) {
      even[dot] = (((image.dots[dot] ?? 0) - low) * 255) / (high - low);
      low += lowStep;
      high += highStep;
    }
  });
  return { ...image, dots: new Uint8Array(even.buffer) };
}

/**
 * What is ink and what is paper in each square, as its own letters tell it: a reflection ends within a few letters. A square
 * without any asks those around it, and what is blank all around stays as light as it was.
 */
function inkAndPaper(tiles: Tiles, leastContrast: number): Pick<Tiles, 'lows' | 'highs'> {
  const [lows, highs] = [new Float32Array(tiles.lows), new Float32Array(tiles.highs)];
  for (const [tile, ownLow] of tiles.lows.entries()) {
    const near = around(tiles, tile);
    const ownHigh = tiles.highs[tile] ?? 255;
    const darkest = Math.min(...near.map((each) => tiles.lows[each] ?? 0));
    const lightest = Math.max(...near.map((each) => tiles.highs[each] ?? 255));
    const contrast = ownHigh - ownLow;
    const low = contrast >= Math.max(leastContrast, (lightest - darkest) * ownInk) ? ownLow : darkest;
    const high = contrast >= leastContrast ? ownHigh : lightest;
    const missing = Math.max(0, leastContrast - (high - low));
    const isDark = low + high < 255;
    lows[tile] = low - (isDark ? 0 : missing);
    highs[tile] = high + (isDark ? missing : 0);
  }
  return { lows, highs };
}
