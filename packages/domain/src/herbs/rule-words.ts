import { allergenNames } from '../conditions/allergen-names.ts';
import { medicineClassNames } from '../conditions/class-names.ts';
import { conditionNames } from '../conditions/condition-names.ts';
import { findMedicine } from '../medicines/catalogue.ts';
import { findHerb } from './catalogue.ts';
import type { HerbRule } from './herb.ts';

/** What a rule is about, in words. */
export function targetNames(rule: HerbRule): string[] {
  switch (rule.kind) {
    case 'medicine':
      return rule.with.map(medicineName);
    case 'condition':
      return rule.with.map((key) => conditionNames[key].label);
    case 'allergy':
      return rule.with.map((key) => allergenNames[key].label);
    case 'supplement':
      return rule.with.map((key) => findHerb(key)?.name ?? key.replaceAll('-', ' '));
    case 'age':
      return ['underYears' in rule ? `under ${rule.underYears} years` : `over ${rule.overYears} years`];
    case 'surgery':
      return [`planned surgery, stop ${rule.stopDaysBefore} days before`];
    default:
      return [rule.kind];
  }
}

function medicineName(ref: string): string {
  if (!ref.startsWith('class:')) return findMedicine(ref)?.name ?? ref.replaceAll('-', ' ');
  const key = ref.slice('class:'.length);
  return medicineClassNames.find((each) => each.class === key)?.label ?? key.replaceAll('-', ' ');
}
