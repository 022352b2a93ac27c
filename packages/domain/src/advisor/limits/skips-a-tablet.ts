import type { Mention } from '../../resolve/mention.ts';
import { listed } from '../wording/html.ts';

/** "Can I skip a tablet that day?", of whoever takes some: none is left out for a herb. */
export function whenSkipped(text: string, mentions: readonly Mention[], taken: readonly Mention[]): string | null {
  const isUnnamed = mentions.every(({ kind }) => kind !== 'medicine');
  return taken.length > 0 && isUnnamed && skipsATablet.test(text) ? noneLeftOut(taken) : null;
}

export function namesOf(medicines: readonly Mention[]): string[] {
  return [...new Set(medicines.map(({ name, id }) => (id.startsWith('class:') ? `your ${name}` : name)))];
}

const mostNamed = 3;
const skipsATablet =
  /\b(?:can|could|should|may|shall|what if|if|do|must) (?:i|we)\b[^.?!]{0,12}\b(?:skip|miss|leave (?:out|off)|drop|hold off|not take|stop)\b[^.?!]{0,4}\b(?:a|an?other|one|my|the|that|today's|tonight's|tomorrow's|those)(?: (?:morning|evening|night))? (?:prescribed )?(?:tablets?|pills?|doses?)\b(?! of (?:it|that))/i;

function noneLeftOut(taken: readonly Mention[]): string {
  return `No, please leave out no prescribed tablet for it: ${listed(namesOf(taken).slice(0, mostNamed))} ${taken.length > 1 ? 'are' : 'is'} to be taken as prescribed, and a gap can be dangerous. If the two do not go together, it is the herb that is left out. Ask the prescriber or a pharmacist.`;
}
