import { asideOn } from '../reading/person/aside-on.ts';
import { personToldBy } from '../reading/person/message-facts.ts';
import { relationNamed } from '../reading/person/relations.ts';
import type { Understanding } from '../reading/understanding.ts';

/** "Can we share the tea?": what suits one may not suit the other. */
export function sharedWithAnother({ question, said, subject: { isOther } }: Understanding): string | null {
  if (!isOther && forUs.test(question)) {
    const other = relationNamed(question);
    const aside = other === null ? null : asideOn(other, question);
    if (aside !== null && personToldBy(aside).pregnant)
      return `What follows is for you alone. In pregnancy your ${other} takes none of it before the midwife or a pharmacist has agreed. Ask me for her by herself, and I check for that.`;
  }
  return (sharing.test(question) || usBoth.test(question)) && !said.includes(eachByItself) ? eachByItself : null;
}

const forUs = /\b(?:we|us|both)\b/i;
const sharing =
  /\b(?:can|could|may|should|do) (?:we|they|both(?: of us)?|the two of us|my \w+ and i)\b[^?]{0,16}\b(?:share|(?:both )?(?:drink|take|use|have) (?:the same|it both|it together|one pot))\b/i;
const usBoth =
  /\b(?:us both|both of us|we(?:'d| would| could| can)? both|the two of us)\b[^?]*\b(?:take|drink|use|have|try|start)\b/i;
const eachByItself =
  'You can share a pot only where it suits each of you: age, medicines, illnesses and a pregnancy differ. Below I go by one person; tell me of the other, or choose that profile, and I check again.';
