import type { GeneralRule } from '../general-rule.ts';
import { addingUpNervesRules } from './adding-up-nerves.ts';
import { addingUpOrgansRules } from './adding-up-organs.ts';
import { addingUpRules } from './adding-up.ts';
import { heartAndMetabolismRules } from './conditions-heart-and-metabolism.ts';
import { hormonesAndNervesRules } from './conditions-hormones-and-nerves.ts';
import { particularConditionRules } from './conditions-particular.ts';
import { kineticRules } from './kinetics.ts';
import { opposingRules } from './opposing.ts';
import { situationRules } from './situations.ts';

/** Every rule that holds for a mechanism rather than for one herb. */
export const generalRules: readonly GeneralRule[] = [
  ...addingUpRules,
  ...addingUpNervesRules,
  ...addingUpOrgansRules,
  ...opposingRules,
  ...kineticRules,
  ...heartAndMetabolismRules,
  ...hormonesAndNervesRules,
  ...particularConditionRules,
  ...situationRules,
];
