import { expect, test } from 'vitest';
import { evenLight } from './even-light.ts';

const [width, height] = [400, 200];
const isLetter = (x: number, y: number) => x % 20 < 3 && y % 40 > 10 && y % 40 < 30;
const drawn = (dot: (x: number, y: number) => number) => ({
  width,
  height,
  dots: Uint8Array.from({ length: width * height }, (_, at) => dot(at % width, Math.floor(at / width))),
});

test('letters that pale under a reflection become as dark as the others, and paper stays light', () => {
  const glare = (x: number) => Math.max(0, 0.75 - Math.abs(x - 200) / 200);
  const photo = drawn((x, y) => (isLetter(x, y) ? 30 : 245) * (1 - glare(x)) + 255 * glare(x));

  const { dots } = evenLight(photo, 40);

  expect(photo.dots[100 * width + 200]).toBeGreaterThan(190);
  expect(dots[100 * width + 200]).toBeLessThan(100);
  expect(dots[100 * width + 210]).toBeGreaterThan(230);
});

test('blank ground stays blank: what hardly stands out is no letter', () => {
  const paper = evenLight(
    drawn((x, y) => 240 + ((x + y) % 5)),
    40,
  );
  const panel = evenLight(
    drawn((x, y) => 20 + ((x + y) % 5)),
    40,
  );

  expect(Math.min(...paper.dots)).toBeGreaterThan(200);
  expect(Math.max(...panel.dots)).toBeLessThan(55);
});

test('a picture of one dot is no harder than others', () => {
  expect(evenLight({ width: 1, height: 1, dots: Uint8Array.of(128) }, 40).dots).toHaveLength(1);
});
