import { expect, test } from 'vitest';
import { invert, toGrey, toPgm, withoutSpecks } from './grey-image.ts';

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
