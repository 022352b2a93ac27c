import type { GeneralRule } from '../general-rule.ts';
import { addingUpRules } from './adding-up.ts';
import { kineticRules } from './kinetics.ts';
import { opposingRules } from './opposing.ts';
import { peopleRules } from './people.ts';

/** Every rule that holds for a mechanism rather than for one herb. */
export const generalRules: readonly GeneralRule[] = [
  ...addingUpRules,
  ...opposingRules,
  ...kineticRules,
  ...peopleRules,
];
