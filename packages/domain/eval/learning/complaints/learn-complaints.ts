import { join } from 'node:path';
import { complaintKinds } from '../../../src/advisor/reading/complaints/complaint-kinds.ts';
import { featuresOf } from '../../../src/likeness/features.ts';
import type { Weights } from '../../../src/likeness/weigh.ts';
import { learn, type Lesson, round } from '../learn.ts';
import { readWrittenLines } from '../written-lines.ts';

export const complaintWeightsFile = join(import.meta.dirname, '../../../src/advisor/reading/complaints/weights.gen.ts');

const places = 2 ** 13;
/** With a few dozen lines for each of so many kinds, longer steps read more of a writer never heard. */
const step = 0.4;

export function readComplaintLines() {
  return readWrittenLines(import.meta.dirname, complaintKinds);
}

export type ComplaintLines = ReturnType<typeof readComplaintLines>;

/** What people complain of; every line counts the same. */
export function complaintLesson(lines: ComplaintLines): Lesson {
  return {
    examples: lines.map(({ label, text }) => ({ features: featuresOf(text), label: complaintKinds.indexOf(label) })),
    labels: complaintKinds.length,
    places,
    worth: () => 1,
    step,
  };
}

export function learnComplaints(lines: ComplaintLines): Weights & { readonly places: Int8Array } {
  return round(learn(complaintLesson(lines)));
}
