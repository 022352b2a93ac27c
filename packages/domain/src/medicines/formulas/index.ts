import { chineseFormulas } from './chinese.ts';
import type { Formula } from './formula.ts';
import { householdRemedies } from './household.ts';
import { indianFormulas } from './indian.ts';
import { kampoFormulas } from './kampo.ts';

/** Products of traditional medicine, each read as what it is made of. */
export const traditionalFormulas: readonly Formula[] = [
  ...kampoFormulas,
  ...chineseFormulas,
  ...indianFormulas,
  ...householdRemedies,
];
