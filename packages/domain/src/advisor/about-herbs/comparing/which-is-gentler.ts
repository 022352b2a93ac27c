import type { Herb } from '../../../herbs/herb.ts';
import { type Finding, isAbout } from '../../../safety/finding.ts';
import { listed } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { isGrave } from '../verdict/grave-harm.ts';

/** "Which one is gentler?": what each has done to people, side by side. */
export const asksForGentler =
  /\b(?:gentl(?:er|est)|mild(?:er|est)|easier on|(?:fewer|fewest|least|less) side[- ]effects|safer|safest|less (?:harsh|strong))\b/i;

/** "Which is safest for me?": those nothing weighty speaks against, where that tells them apart; null where it does not. */
function safestHere(herbs: readonly Herb[], findings: readonly Finding[], question: string): string | null {
  const free = herbs.filter(
    (herb) => !findings.some((finding) => finding.severity !== 'minor' && isAbout(finding, herb)),
  );
  const asked = herbs.filter((herb) => !free.includes(herb));
  if (!/\bsafe(?:r|st)\b/i.test(question) || free.length === 0 || asked.length === 0) return null;
  const [safe, careful] = [free, asked].map((some) => listed(some.map(({ name }) => inSentence(name))));
  return `I found no serious warning here for ${safe}; ask a pharmacist or doctor first about ${careful}. These are the known effects of each:`;
}

export function gentler(herbs: readonly Herb[], findings: readonly Finding[], question: string): string {
  const safest = safestHere(herbs, findings, question);
  if (safest !== null) return safest;
  const harmful = herbs.filter(({ monograph }) => isGrave.test(monograph?.sideEffects.text ?? ''));
  const calm = herbs.filter((herb) => !harmful.includes(herb));
  return harmful.length === 0 || calm.length === 0
    ? 'No study tells which is gentler. This is what is known to happen with each:'
    : `By its known effects ${listed(calm.map(({ name }) => inSentence(name)))} ${calm.length > 1 ? 'are' : 'is'} gentler:`;
}
