import type { Group } from './page-words.ts';

/** Rows of fewer words do not tell how they hang. */
const fewestWords = 3;
const fewestPlaces = 10;
/** How far the middle of the picture hangs below its sides, as a share of its width: less is no bottle. */
const leastHang = 0.015;
/** Rows of a flat label are as straight without a bend; on a bottle hardly anything is off once they hang. */
const maxLeftOff = 0.4;

/**
 * How far rows fall for each dot to the right in the middle of a picture whose rows hang between its sides, as on a bottle: told
 * by where words stand, for the slope of a row that is fitted to its start leads astray. Null where rows do not hang.
 */
export function slopeOfHanging(groups: readonly Group[]): number | null {
  const places = groups.filter(({ length }) => length >= fewestWords).flatMap(placesInRow);
  if (places.length < fewestPlaces) return null;
  const sum = (of: (place: Place) => number) => places.reduce((all, place) => all + of(place), 0);
  const [xx, xq, qq] = [sum(({ x }) => x * x), sum(({ x, q }) => x * q), sum(({ q }) => q * q)];
  const [xy, qy] = [sum(({ x, y }) => x * y), sum(({ q, y }) => q * y)];
  const all = xx * qq - xq * xq;
  if (all === 0 || xx === 0) return null;
  const [slope, bend] = [(xy * qq - qy * xq) / all, (xx * qy - xq * xy) / all];
  const offStraight = sum(({ x, y }) => (y - (xy / xx) * x) ** 2);
  const offHanging = sum(({ x, q, y }) => (y - slope * x - bend * q) ** 2);
  const words = groups.flat();
  const left = Math.min(...words.map((word) => word.left));
  const width = Math.max(...words.map((word) => word.left + word.width)) - left;
  if (Math.abs(bend) * (width / 2) ** 2 < leastHang * width || offHanging > offStraight * maxLeftOff) return null;
  return slope + 2 * bend * (left + width / 2);
}

/** Where a word stands, from the middle of its row: to the right, the same squared, and downward. */
interface Place {
  readonly x: number;
  readonly q: number;
  readonly y: number;
}

function placesInRow(row: Group): readonly Place[] {
  const places = row.map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }));
  const mean = (of: (place: (typeof places)[number]) => number) =>
    places.reduce((all, place) => all + of(place), 0) / places.length;
  const [x, q, y] = [mean((place) => place.x), mean((place) => place.x ** 2), mean((place) => place.y)];
  return places.map((place) => ({ x: place.x - x, q: place.x ** 2 - q, y: place.y - y }));
}
