import { expect, test } from 'vitest';
import { findHerb, listHerbs } from '../herbs/catalogue.ts';
import { findMedicineProfile, listMedicines } from '../medicines/catalogue.ts';
import { candidatesForHerb } from './candidates.ts';
import { mayMeetHerb, mayMeetMedicine } from './may-meet.ts';
import { candidatesForMedicine, takenMedicines } from './medicine-candidates.ts';

test.each([
  ['ginkgo', 'warfarin', true],
  ['st-johns-wort', 'class:hormonal-contraceptive', true],
  ['valerian', 'disulfiram', true],
  ['rooibos', 'apixaban', false],
])('%s and %s: a rule may speak of them, %s', (key, medicine, may) => {
  const [herb, profile] = [findHerb(key), findMedicineProfile(medicine)];
  expect(herb && profile && mayMeetMedicine(herb)(profile)).toBe(may);
});

test.each([
  ['valerian', 'kava', true],
  ['rooibos', 'sage', false],
])('%s and %s: a rule may speak of them, %s', (key, otherKey, may) => {
  const [herb, other] = [findHerb(key), findHerb(otherKey)];
  expect(herb && other && mayMeetHerb(herb)(other)).toBe(may);
});

const each = <T>(all: readonly T[], step: number) => all.filter((_, place) => place % step === 0);

test('no pair of which a rule speaks is passed over', () => {
  const forms = ['unspecified', 'tincture', 'topical'] as const;
  const items = each(listMedicines(), 9).map(({ key, name }) => ({
    kind: 'medicine' as const,
    id: key,
    name,
    text: name,
  }));
  const medicines = takenMedicines(items.map((item) => ({ ...item, form: 'unspecified' as const })));
  const others = each(listHerbs(), 5);
  for (const herb of each(listHerbs(), 3)) {
    for (const form of forms) {
      const ruled = medicines.filter((medicine) => candidatesForMedicine(herb, form, medicine).length > 0);
      expect(ruled.filter(({ profile }) => !mayMeetMedicine(herb)(profile))).toEqual([]);
      const met = others.filter(
        (other) => candidatesForHerb({ herb, form }, { herb: other, form: 'unspecified' }).length > 0,
      );
      expect(met.filter((other) => !mayMeetHerb(herb)(other))).toEqual([]);
    }
  }
});
