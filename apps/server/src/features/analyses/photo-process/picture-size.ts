export const maxPixels = 40_000_000;
const maxSide = 12_000;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** More pixels, or longer, than is ever unpacked. */
export function isTooLarge({ width, height }: Size): boolean {
  return width > maxSide || height > maxSide || width * height > maxPixels;
}
