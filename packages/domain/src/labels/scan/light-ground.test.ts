import { expect, test } from 'vitest';
import { lightGround } from './light-ground.ts';

const drawn = (width: number, height: number, dot: (x: number, y: number) => number) => ({
  width,
  height,
  dots: Uint8Array.from({ length: width * height }, (_, at) => dot(at % width, Math.floor(at / width))),
});
const isLetter = (x: number, y: number) => x % 20 < 3 && y % 40 > 10 && y % 40 < 30;

test('light letters on a dark panel become dark on light, and the light label beside it stays', () => {
  const half = drawn(400, 60, (x, y) => (x < 200 === isLetter(x, y) ? 20 : 220));

  const { dots } = lightGround(half);

  expect([dots[20 * 400 + 60], dots[20 * 400 + 70]]).toEqual([20, 220]);
  expect([dots[20 * 400 + 340], dots[20 * 400 + 350]]).toEqual([35, 235]);
});

test('a reflection on a dark label makes no light one of it: its letters are lighter still', () => {
  const glare = (x: number) => Math.max(0, 0.75 - Math.abs(x - 200) / 200);
  const photo = drawn(400, 200, (x, y) => (isLetter(x, y) ? 244 : 45) * (1 - glare(x)) + 255 * glare(x));

  const { dots } = lightGround(photo);

  const columns = [0, 100, 160, 200, 240, 380];
  expect(columns.every((x) => (dots[20 * 400 + x + 1] ?? 0) < (dots[20 * 400 + x + 10] ?? 0))).toBe(true);
});

test('blank dark ground becomes light, and blank light ground stays', () => {
  const panel = drawn(400, 200, (x, y) => 20 + ((x + y) % 5));
  const paper = drawn(400, 200, (x, y) => 235 + ((x + y) % 5));

  expect(Math.min(...lightGround(panel).dots)).toBeGreaterThan(200);
  expect(lightGround(paper).dots).toEqual(paper.dots);
});
