import { join } from 'node:path';
import { maxPlaces } from '../../../src/likeness/features.ts';
import type { Weights } from '../../../src/likeness/weigh.ts';
import { kinds } from '../../../src/safety/red-flags/likeness/kinds.ts';
import { learn, round } from '../learn.ts';
import type { Line } from './lines.ts';

export const alarmWeightsFile = join(import.meta.dirname, '../../../src/safety/red-flags/likeness/weights.gen.ts');

/** There are so many of them that they would drown what else is calm. */
const weightOfAFollowUp = 0.25;

/** Of a fifth of the lines as many are read right as by 127, and the file is a tenth smaller than by 45. */
const steps = 31;

/** Learns what an alarm sounds like; calm and not calm count the same in all, follow-ups aside. */
export function learnAlarms(lines: readonly Line[]): Weights & { readonly places: Int8Array } {
  const counted = lines.filter(({ isFollowUp }) => !isFollowUp);
  const calm = counted.filter(({ kind }) => kind === 'calm').length;
  const weights = learn({
    examples: lines.map(({ features, kind, isFollowUp }) => ({
      features,
      label: kinds.indexOf(kind),
      weight: isFollowUp ? weightOfAFollowUp : 1,
    })),
    labels: kinds.length,
    places: maxPlaces,
    worth: (kind) => counted.length / 2 / (kind === 0 ? calm : counted.length - calm),
  });
  return round(weights, steps);
}
