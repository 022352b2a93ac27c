import { isOfClass } from '../../medicines/is-of-class.ts';

/** Whether a medicine, or a class of them, is there to keep from a pregnancy. */
export function isContraceptive(id: string): boolean {
  return isOfClass(id, 'hormonal-contraceptive');
}

/** "Can I stop the pill?": what follows from it; null of what was stopped already. */
export function onStoppingIt(text: string): string | null {
  return wasStopped.test(text) ? null : whenStopped;
}

const wasStopped =
  /\b(?:i|she|we|have|i've|recently|just) (?:\w+ )?(?:stopped|quit|came off|gave up|went off|dropped)\b|\bsince (?:i (?:stopped|quit|came off)|stopping|coming off|quitting)\b|\bafter (?:stopping|coming off|quitting)\b/i;
const whenStopped =
  'The pill, patch or ring can be stopped on any day without harm to you, but a pregnancy is possible from then on, and no herb prevents one. Ask a doctor, nurse or pharmacist first for another way. Not so while you take a medicine that harms an unborn child, such as isotretinoin, valproate or methotrexate: then talk with the prescriber before you stop. If you take it against heavy bleeding, pain or acne, those can come back.';
