import type { Engine } from './engine.ts';
import { evenLight } from './even-light.ts';
import { type GreyImage, invert, noiseOf, soften, withoutSpecks } from './grey-image.ts';
import { lightGround } from './light-ground.ts';
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
  // What is drawn larger has larger specks.
  const apart = Math.round(specksApart * how.scale);
  const calm = calmed(grey, { apart, isSpeckled: how.withoutSpecks || noiseOf(grey, 1) >= noisy });
  const dark = how.isInverted ? invert(calm) : lightGround(calm);
  return engine.read(evenLight(dark, Math.max(leastContrast, noiseOf(calm, apart) * timesNoise)), how);
}

const noisy = 7;
const specksApart = 2;
const maxSoftened = 6;
/** Of 255: less between the darkest and the lightest dots around is blank ground. */
const leastContrast = 40;
/** What stands out less from its surroundings is a speck: they would be taken for letters, thousands of them. */
const timesNoise = 30;

function calmed(grey: GreyImage, { apart, isSpeckled }: { apart: number; isSpeckled: boolean }): GreyImage {
  let calm = isSpeckled ? withoutSpecks(grey) : grey;
  for (let turn = 0; turn < maxSoftened && noiseOf(calm, apart) >= noisy; turn += 1) calm = soften(calm);
  return calm;
}
