import { join } from 'node:path';
import { followUpKinds } from '../../../src/advisor/reading/follow-ups/follow-up-kinds.ts';
import { featuresOf } from '../../../src/likeness/features.ts';
import type { Weights } from '../../../src/likeness/weigh.ts';
import { learn, type Lesson, round } from '../learn.ts';
import { readWrittenLines } from '../written-lines.ts';

export const followUpWeightsFile = join(import.meta.dirname, '../../../src/advisor/reading/follow-ups/weights.gen.ts');

const places = 2 ** 14;
const steps = 15;

export function readFollowUpLines() {
  return readWrittenLines(import.meta.dirname, followUpKinds);
}

/** How people go on from an answer; every line counts the same. */
export function followUpLesson(lines: ReturnType<typeof readFollowUpLines>): Lesson {
  return {
    examples: lines.map(({ label, text }) => ({ features: featuresOf(text), label: followUpKinds.indexOf(label) })),
    labels: followUpKinds.length,
    places,
    worth: () => 1,
  };
}

export function learnFollowUps(lines: ReturnType<typeof readFollowUpLines>): Weights & { readonly places: Int8Array } {
  return round(learn(followUpLesson(lines)), steps);
}
