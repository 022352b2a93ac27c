import { expect, test } from 'vitest';
import { invert, noiseOf, soften, toGrey, toPgm, withoutSpecks } from './grey-image.ts';

test('a pale photo gets the whole range from black to white', () => {
  const data = Array.from({ length: 100 }, (_, place) => (place < 50 ? 100 : 140)).flatMap((level) => [
    level,
    level,
    level,
    255,
  ]);

  const { dots } = toGrey({ width: 10, height: 10, data });

  expect([dots[0], dots[99]]).toEqual([0, 255]);
});

test('an empty picture stays as it is', () => {
  const { dots } = toGrey({ width: 2, height: 2, data: Array.from({ length: 16 }, () => 120) });

  expect([...dots]).toEqual([120, 120, 120, 120]);
});

test('a single speck goes, an edge stays', () => {
  const dots = new Uint8Array(25).fill(255);
  dots[12] = 0;
  const edge = Uint8Array.from({ length: 25 }, (_, place) => (place % 5 < 2 ? 0 : 255));

  expect(withoutSpecks({ width: 5, height: 5, dots }).dots[12]).toBe(255);
  expect([...withoutSpecks({ width: 5, height: 5, dots: edge }).dots]).toEqual([...edge]);
});

test('the reader gets a file with its size in front', () => {
  const file = toPgm({ width: 2, height: 1, dots: Uint8Array.of(0, 255) });

  expect(new TextDecoder().decode(file.slice(0, 11))).toBe('P5\n2 1\n255\n');
  expect(file.slice(11)).toEqual(Uint8Array.of(0, 255));
});

test('an inverted picture is dark where it was light', () => {
  expect(invert({ width: 3, height: 1, dots: Uint8Array.of(0, 100, 255) }).dots).toEqual(Uint8Array.of(255, 155, 0));
});

const drawn = (width: number, height: number, dot: (x: number, y: number) => number) => ({
  width,
  height,
  dots: Uint8Array.from({ length: width * height }, (_, at) => dot(at % width, Math.floor(at / width))),
});

test('specks everywhere are noticed and softened, letters are not taken for specks', () => {
  const specks = drawn(100, 100, (x, y) => 120 + ((x * 37 + y * 91) % 60));
  const letters = drawn(100, 100, (x) => (x % 20 < 2 ? 20 : 220));

  expect(noiseOf(specks, 1)).toBeGreaterThan(20);
  expect(noiseOf(soften(specks), 1)).toBeLessThan(noiseOf(specks, 1));
  expect(noiseOf(letters, 1)).toBe(0);
});

test('the middle one of nine neighbours is found', () => {
  const { dots } = withoutSpecks(drawn(3, 3, (x, y) => [90, 10, 50, 70, 255, 30, 20, 80, 60][y * 3 + x] ?? 0));

  expect(dots[4]).toBe(60);
});
