import { expect, test } from 'vitest';
import { findHerb } from '../herbs/catalogue.ts';
import { findMedicineProfile } from '../medicines/catalogue.ts';
import { mayMeetHerb, mayMeetMedicine } from './may-meet.ts';

test.each([
  ['ginkgo', 'warfarin', true],
  ['st-johns-wort', 'class:hormonal-contraceptive', true],
  ['valerian', 'disulfiram', true],
  ['rooibos', 'apixaban', false],
])('%s and %s: a rule may speak of them, %s', (key, medicine, may) => {
  const [herb, profile] = [findHerb(key), findMedicineProfile(medicine)];
  expect(herb && profile && mayMeetMedicine(herb, profile)).toBe(may);
});

test.each([
  ['valerian', 'kava', true],
  ['rooibos', 'sage', false],
])('%s and %s: a rule may speak of them, %s', (key, otherKey, may) => {
  const [herb, other] = [findHerb(key), findHerb(otherKey)];
  expect(herb && other && mayMeetHerb(herb, other)).toBe(may);
});
