import { describe, expect, test } from 'vitest';
import { isSettled } from './agreement.ts';
import type { Reading } from './reading.ts';

/** Capitals are printed largest. */
const reading = (...texts: string[]): Reading => ({
  lines: texts.map((text) => ({ text, confidence: 95, height: text === text.toUpperCase() ? 60 : 20 })),
  worth: 100,
  confidence: 95,
  tilt: 0,
});

const agree = (one: Reading, other: Reading) => isSettled([one, other]);
const calm = reading('CALM EVENING', 'Valerian root extract 300 mg', 'Hops 60 mg', '60 capsules');

test('two looks that read the same name and amounts agree, whatever else one of them missed', () => {
  expect(agree(calm, reading('CALM EVENING', 'Valerian root extracf 300 mg', 'Hops 60mg', 'Take one daily.'))).toBe(
    true,
  );
});

describe('two looks do not agree', () => {
  test.each([
    ['on an amount', ['CALM EVENING', 'Valerian root extract 30 mg', 'Hops 60 mg']],
    ['on how many rows have one', ['CALM EVENING', 'Valerian root extract 300 mg']],
    ['on whose amount it is', ['CALM EVENING', 'Valerian root extract 60 mg', 'Hops 300 mg']],
    ['on the name', ['CALM EVERYDAY', 'Valerian root extract 300 mg', 'Hops 60 mg']],
    ['where one read no name', ['Valerian root extract 300 mg', 'Hops 60 mg']],
  ])('%s', (_, texts) => {
    expect(agree(calm, reading(...texts))).toBe(false);
    expect(agree(reading(...texts), calm)).toBe(false);
  });

  test('where both left a number without its unit, or an amount without its name', () => {
    const withoutUnit = reading('HAIR & NAILS', 'Biotin 5,000 mcg', 'Collagen peptides 19');
    const withoutName = reading('PROSTATE CARE', 'pumpkin seed oil 200 mg', 'oot extract 120 mg');

    expect(agree(withoutUnit, withoutUnit)).toBe(false);
    expect(agree(withoutName, withoutName)).toBe(false);
  });

  test('when both are unsure, or read no amount at all', () => {
    expect(agree({ ...calm, confidence: 70 }, { ...calm, confidence: 70 })).toBe(false);
    expect(agree(reading('CALM EVENING', 'Valerian'), reading('CALM EVENING', 'Valerian'))).toBe(false);
  });
});

test('one vitamin is never taken for another', () => {
  const c = reading('DAILY VITAMINS', 'Vitamin C 80 mg', 'Zinc 10 mg');
  const e = reading('DAILY VITAMINS', 'Vitamin E 80 mg', 'Zinc 10 mg');

  expect(agree(c, c)).toBe(true);
  expect(agree(c, e)).toBe(false);
});

test('two looks that agree settle nothing while a third saw another amount', () => {
  const all = reading('CALM EVENING', 'Valerian root extract 300 mg', 'Hops 60 mg', 'Lavender 5 mg');

  expect(isSettled([calm, calm])).toBe(true);
  expect(isSettled([all, calm, calm])).toBe(false);
});
