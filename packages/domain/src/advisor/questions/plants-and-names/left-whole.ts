import type { Herb } from '../../../herbs/herb.ts';
import { inSentence } from '../../wording/names.ts';

/** "Can I chew it?", of a capsule that must stay whole. */
export const chewsIt =
  /\b(?:can|could|may|should|do) (?:i|he|she|we|they) (?:\w+ )?(?:chew|open|crush|split|bite|suck|dissolve) (?:it|them|those|these|one|on (?:it|them))\b/i;

/** Coated capsules lose by being opened what the coat is for. */
export function coatedWhole({ name, monograph }: Herb): string | null {
  const texts = [...(monograph?.amounts ?? []).map(({ text }) => text), monograph?.preparation ?? ''];
  if (!texts.some((text) => /\bcoated\b/i.test(text))) return null;
  return `No, leave them whole: what was studied are coated capsules of ${inSentence(name)}, which pass the stomach closed. Opened, chewed or in hot tea it is set free too early; that can burn the mouth and gullet and bring heartburn, and little reaches the bowel. If they are hard to swallow, ask a pharmacist for smaller ones.`;
}
