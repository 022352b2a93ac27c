import { anyPhrase } from '../../../resolve/phrases.ts';

/** A medicine that is asked for is not one that is taken. */
export function asksForPrescription(message: string): boolean {
  return prescribing.test(message.includes('?') ? message : message.replaceAll(takenAsTold, ' '));
}

const prescribing = anyPhrase(/prescri(?:be|ption)/, 'give me', 'get me', 'sell me', 'order me');

/** "I get naproxen and aspirin on prescription", "digoxin, by prescription": taken, and not asked for. */
const takenAsTold =
  /(?<!\b(?:can|could|may|want|need|like|please|will|would)\b[^.!]*)\b(?:on|by|via|through|under|my|her|his) (?:a |repeat |regular )?prescription\b/gi;
