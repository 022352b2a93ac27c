import { join } from 'node:path';
import { followUpKinds } from '../../../src/advisor/reading/follow-ups/follow-up-kinds.ts';
import { featuresOf } from '../../../src/likeness/features.ts';
import type { Weights } from '../../../src/likeness/weigh.ts';
import { learn, round } from '../learn.ts';
import { readWrittenLines } from '../written-lines.ts';

export const followUpWeightsFile = join(import.meta.dirname, '../../../src/advisor/reading/follow-ups/weights.gen.ts');

const places = 2 ** 14;
const steps = 15;

export function readFollowUpLines() {
  return readWrittenLines(import.meta.dirname, followUpKinds);
}

/** Learns how people go on from an answer; every line counts the same. */
export function learnFollowUps(lines: ReturnType<typeof readFollowUpLines>): Weights & { readonly places: Int8Array } {
  const weights = learn({
    examples: lines.map(({ label, text }) => ({ features: featuresOf(text), label: followUpKinds.indexOf(label) })),
    labels: followUpKinds.length,
    places,
    worth: () => 1,
  });
  return round(weights, steps);
}
