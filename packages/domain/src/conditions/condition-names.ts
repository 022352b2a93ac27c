import { listedNames } from '../resolve/listed-names.ts';
import type { ConditionKey } from './conditions.ts';
import { bloodNames } from './names/blood.ts';
import { bowelNames } from './names/bowel.ts';
import { breathNames } from './names/breath.ts';
import { examinationsNames } from './names/examinations.ts';
import { glandsNames } from './names/glands.ts';
import { heartNames } from './names/heart.ts';
import { hormonesAndCancerNames } from './names/hormones-and-cancer.ts';
import { immunityNames } from './names/immunity.ts';
import { kidneyAndBladderNames } from './names/kidney-and-bladder.ts';
import { liverAndBileNames } from './names/liver-and-bile.ts';
import { mindNames } from './names/mind.ts';
import type { NamesOfCondition } from './names/names-of-condition.ts';
import { nervesNames } from './names/nerves.ts';
import { saltsNames } from './names/salts.ts';
import { skinAndJointsNames } from './names/skin-and-joints.ts';
import { stomachNames } from './names/stomach.ts';
import { vesselsNames } from './names/vessels.ts';

/** What people and clinicians call each condition, by body system. */
export const conditionNames: Readonly<Record<ConditionKey, NamesOfCondition>> = {
  ...liverAndBileNames,
  ...kidneyAndBladderNames,
  ...bloodNames,
  ...heartNames,
  ...vesselsNames,
  ...breathNames,
  ...mindNames,
  ...nervesNames,
  ...immunityNames,
  ...skinAndJointsNames,
  ...stomachNames,
  ...bowelNames,
  ...glandsNames,
  ...saltsNames,
  ...hormonesAndCancerNames,
  ...examinationsNames,
};

/** All names of a condition, its label first. */
export function namesOfCondition(key: ConditionKey): readonly string[] {
  const { label, names, abroad } = conditionNames[key];
  return [label, ...listedNames(names), ...listedNames(abroad).flatMap(umlautsSpelt)];
}

/** "Lebererkrankung, erhöht" and "erhoeht". */
function umlautsSpelt(name: string): readonly string[] {
  const spelt = name.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  return spelt === name ? [name] : [name, spelt];
}
