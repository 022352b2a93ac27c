import { expect, test } from 'vitest';
import { slopeOfHanging } from './hang.ts';
import type { Word } from './page-words.ts';

const row = (top: number, places: readonly number[], fall: (x: number) => number): Word[] =>
  places.map((left) => ({
    text: 'word',
    confidence: 90,
    left,
    top: top + fall(left + 40),
    width: 80,
    height: 20,
    slope: fall(left + 80) - fall(left),
  }));

const name = [0, 90, 180, 270];
const whole = [0, 100, 200, 300, 400, 500, 600, 700, 800, 920];
const onBottle = (x: number) => 34 * Math.sin((Math.PI * x) / 1000);

test('on a bottle held straight the middle of the rows is level, though all names stand at its falling side', () => {
  const slope = slopeOfHanging([row(0, name, onBottle), row(40, name, onBottle), row(80, whole, onBottle)]);

  expect(slope).not.toBeNull();
  expect(Math.abs(slope ?? 1)).toBeLessThan(0.02);
});

test('a bottle held askew is askew in its middle', () => {
  const askew = (x: number) => onBottle(x) + x * 0.08;

  expect(slopeOfHanging([row(0, name, askew), row(40, name, askew), row(80, whole, askew)])).toBeCloseTo(0.08, 1);
});

test('the rows of a flat label do not hang, tilted or not', () => {
  for (const slope of [0, 0.1]) {
    const flat = (x: number) => x * slope + (x % 3);
    expect(slopeOfHanging([row(0, name, flat), row(40, whole, flat)])).toBeNull();
  }
});

test('a few words tell nothing of how they hang', () => {
  expect(slopeOfHanging([row(0, name, onBottle)])).toBeNull();
});
