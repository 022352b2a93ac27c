import type { Engine } from './engine.ts';
import { type GreyImage, invert, isNoisy, lightGround, withoutSpecks } from './grey-image.ts';
import type { Look } from './read-in-passes.ts';
import type { Reading } from './reading.ts';

/** Beyond this the reader takes longer and sees no more. */
const longestSide = 2800;

/** How large a picture is drawn for a look. */
export function sizeFor({ width, height }: { width: number; height: number }, scale: number) {
  const most = longestSide / Math.max(width, height);
  const times = Math.min(scale, Math.max(1, most));
  return { width: Math.round(width * times), height: Math.round(height * times) };
}

/** One look at a picture that was drawn in the look's size. */
export function lookAt({ engine, grey, how }: { engine: Engine; grey: GreyImage; how: Look }): Reading {
  const clean = how.withoutSpecks || isNoisy(grey) ? withoutSpecks(grey) : grey;
  return engine.read(how.isInverted ? invert(clean) : lightGround(clean), how);
}
