import type { GreyImage } from './grey-image.ts';
import { around, forEachRun, type Tiles, tilesOf } from './tiles.ts';

/** Darker ground than this carries light letters, where no letters tell. */
const darkGround = 95;
/** Of a square and those around it, what it tells itself. */
const ownWeight = 4;
/** Less says nothing of letters: specks. */
const leastLean = 160;

/**
 * Letters dark and the ground light everywhere: a dark panel on a light label becomes as readable as the rest. Ground is what
 * most of a square is: a reflection makes dark ground light, and letters on it still lighter.
 */
export function lightGround(image: GreyImage): GreyImage {
  const tiles = tilesOf(image);
  const leans = leansOf(tiles);
  const flat = new Uint8Array(image.dots);
  forEachRun(image, tiles, ({ at, length, levelAt }) => {
    let [lean, step] = levelAt(leans);
    for (let dot = at; dot < at + length; dot += 1) {
      if (lean > 0) flat[dot] = 255 - (flat[dot] ?? 0);
      lean += step;
    }
  });
  return { ...image, dots: flat };
}

/** Above 0 where letters are lighter than their ground. */
function leansOf(tiles: Tiles): Float32Array {
  const own = tiles.lows.map((low, tile) => low + (tiles.highs[tile] ?? 0) - 2 * (tiles.middles[tile] ?? 0));
  return own.map((lean, tile) => {
    const all = around(tiles, tile).reduce((sum, each) => sum + (own[each] ?? 0), lean * (ownWeight - 1));
    return Math.abs(all) >= leastLean ? all : darkGround - (tiles.middles[tile] ?? 0);
  });
}
