import type { Understanding } from '../reading/understanding.ts';

/** "Can I take ashwagandha while we try for a baby?": what is worth taking then is told once. */
export function folicAcidDue({ subject: { person }, herbs, wanted, said, question }: Understanding): string | null {
  if (!person.tryingToConceive || person.gender === 'male' || said.includes(due) || ofIt.test(question)) return null;
  if (herbs.length === 0 && !wanted.includes('fertility')) return null;
  const isTaken =
    person.medicines.some(({ id }) => id === 'folic-acid') ||
    person.herbs.some(({ id, text }) => id === 'vitamin-b9' || /\bprenatal|multivit/i.test(text));
  return isTaken ? null : due;
}

const ofIt = /\bfol(?:ic acid|ate)\b|\bprenatal/i;
const due =
  'While trying for a baby what is worth taking is folic acid, 400 micrograms a day from at least a month before; some people need more, so ask a doctor or pharmacist how much suits you.';
