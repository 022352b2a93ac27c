import { expect, test } from 'vitest';
import { inchesOf, poundsOf, readFeet, readHeight, readPounds } from './measures.ts';

test.each([
  ['170', 170],
  ['1.70', 170],
  ['1,7', 170],
  ['170.4', 170],
  ['0.55', 55],
  ['2', 2],
  ['', null],
  ['tall', Number.NaN],
])('a height of %j is read as %s cm', (typed, cm) => {
  expect(readHeight(typed)).toBe(cm);
});

test('feet and inches make centimetres, and come back as they were', () => {
  expect(readFeet({ feet: '5', inches: '7' })).toBe(170);
  expect(readFeet({ feet: '', inches: '67' })).toBe(170);
  expect(readFeet({ feet: '6', inches: '' })).toBe(183);
  expect(readFeet({ feet: '', inches: '' })).toBeNull();
  expect(readFeet({ feet: '5', inches: 'x' })).toBeNaN();
  expect(inchesOf(170)).toBe(67);
});

test('pounds make kilograms, and come back as they were', () => {
  expect(readPounds('150')).toBe(68);
  expect(poundsOf(68)).toBe(150);
  expect(readPounds(' ')).toBeNull();
});
