import type { Herb } from '../../../herbs/herb.ts';
import { capital, inSentence } from '../../wording/names.ts';
import type { Particular } from '../../particular/particular.ts';

/** "Vitamin B6?", with numb hands: what is asked about can be what brings the complaint on. */
export function bringsItOn({ name, monograph }: Herb, particulars: readonly Particular[]): string | null {
  const known = monograph?.sideEffects.text ?? '';
  const complaint = particulars.find(({ broughtOnBy }) => broughtOnBy?.test(known) === true);
  return complaint === undefined
    ? null
    : `Careful: ${inSentence(name)} can itself bring on ${complaint.name}. Known side effects: ${capital(known)}`;
}
