import { join } from 'node:path';
import { maxPlaces } from '../../../src/likeness/features.ts';
import type { Weights } from '../../../src/likeness/weigh.ts';
import { kinds } from '../../../src/safety/red-flags/likeness/kinds.ts';
import { learn, type Lesson, round } from '../learn.ts';
import type { Line } from './lines.ts';

export const alarmWeightsFile = join(import.meta.dirname, '../../../src/safety/red-flags/likeness/weights.gen.ts');

/** There are so many of them that they would drown what else is calm. */
const weightOfAFollowUp = 0.25;

/** Of a fifth of the lines as many are read right as by 127, and the file is a tenth smaller than by 45. */
const steps = 31;

/** What an alarm sounds like; calm and not calm count the same in all, follow-ups aside. */
export function alarmLesson(lines: readonly Line[]): Lesson {
  const counted = lines.filter(({ isFollowUp }) => !isFollowUp);
  const calm = counted.filter(({ kind }) => kind === 'calm').length;
  return {
    examples: lines.map(({ features, kind, isFollowUp }) => ({
      features,
      label: kinds.indexOf(kind),
      weight: isFollowUp ? weightOfAFollowUp : 1,
    })),
    labels: kinds.length,
    places: maxPlaces,
    worth: (kind) => counted.length / 2 / (kind === 0 ? calm : counted.length - calm),
  };
}

export function learnAlarms(lines: readonly Line[]): Weights & { readonly places: Int8Array } {
  return round(learn(alarmLesson(lines)), steps);
}
