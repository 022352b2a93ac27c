import { findMedicineProfile } from '../../../medicines/catalogue.ts';
import type { Effect } from '../../../safety/effects.ts';
import { hasCondition, type Person } from '../../../safety/person/person.ts';

/** What is measured of somebody with these medicines, as in "should my INR be checked?" */
export function whatToHaveChecked({ medicines }: Person): readonly string[] {
  const has = (effect: Effect) => medicines.some(({ id }) => findMedicineProfile(id)?.effects.has(effect) === true);
  const isOn = (...ids: readonly string[]) => medicines.some(({ id }) => ids.includes(id));
  const thinsByInr = medicines.some(({ id }) => findMedicineProfile(id)?.classes.has('vitamin-k-antagonist') === true);
  const measured = medicines.filter(({ id }) =>
    ['tacrolimus', 'ciclosporin', 'lithium', 'digoxin', 'theophylline', 'phenytoin'].includes(id),
  );
  return [
    ...(thinsByInr ? ['my INR'] : []),
    ...measured.map(({ name }) => `the level of ${name}`),
    ...(isOn('levothyroxine') ? ['my thyroid'] : []),
    ...(has('lowers-glucose') ? ['my sugar'] : []),
    ...(has('lowers-blood-pressure') ? ['my blood pressure and pulse'] : []),
  ].slice(0, mostChecked);
}

const mostChecked = 3;

/** What somebody with this illness tells a doctor of early. */
export function whatToTellOf(person: Person): readonly string[] {
  return [
    ...(hasCondition(person, 'heart-failure') ? ['swollen legs', 'weight gained within days', 'short breath'] : []),
    ...(person.medicines.some(({ id }) => findMedicineProfile(id)?.effects.has('lowers-glucose') === true)
      ? ['low sugar']
      : []),
    ...(person.pregnant ? ['cramps'] : []),
  ];
}
