import { findSource } from '../catalogue.ts';
import type { Source } from '../source.ts';
import { dangerSignSources } from './data/danger-signs.ts';
import { livingWithAnIllnessSources } from './data/living-with-an-illness.ts';
import { medicinesTogetherSources } from './data/medicines-together.ts';
import { plantCharacterSources } from './data/plant-character.ts';
import { sideEffectSources } from './data/side-effects.ts';

/** Works that only the advisor cites. They stand apart as those of alarms do: the server alone advises, and what a device keeps is scarce. */
export const adviceSources: readonly Source[] = [
  ...dangerSignSources,
  ...livingWithAnIllnessSources,
  ...medicinesTogetherSources,
  ...plantCharacterSources,
  ...sideEffectSources,
];
const byId = new Map(adviceSources.map((source) => [source.id, source]));

/** A source by its id: one of the advisor's own, or one that herbs and medicines cite; undefined for what is not known. */
export function findAdviceSource(id: string): Source | undefined {
  return byId.get(id) ?? findSource(id);
}
