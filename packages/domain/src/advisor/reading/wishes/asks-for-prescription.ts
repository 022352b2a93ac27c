import { anyPhrase } from '../../../resolve/phrases.ts';

/** A medicine that is asked for is not one that is taken. */
export function asksForPrescription(message: string): boolean {
  return prescribing.test(message);
}

const prescribing = anyPhrase(/prescri(?:be|ption)/, 'give me', 'get me', 'sell me', 'order me');
