import type { Mention } from '../../resolve/mention.ts';
import { asksForPrescription } from '../reading/wishes/asks-for-prescription.ts';

/** The reply to "prescribe me Xanax"; null for other questions. */
export function cannotPrescribe(question: string, mentions: readonly Mention[]): string | null {
  const medicine = mentions.find(({ kind, allergy }) => kind === 'medicine' && !allergy);
  if (!medicine || !asksForPrescription(question)) return null;
  return `I cannot prescribe or get ${medicine.name}. Only a doctor or another prescriber can do that after seeing you.`;
}
