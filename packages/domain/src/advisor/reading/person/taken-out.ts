import type { Mention } from '../../../resolve/mention.ts';
import { oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';

/** "I had my gallbladder taken out in 2019": the stones that went with it are no longer there. */
export function withoutTakenOut(conditions: readonly Mention[], words: readonly string[]): readonly Mention[] {
  const isGone = words.some((message) => gallbladderGone.test(withPlainApostrophes(message)));
  return isGone ? conditions.filter(({ id }) => id !== 'gallstones') : conditions;
}

/** "Taken out" is written out as the operation; one that is still to come takes nothing away. */
const gallbladderGone = oneOf(
  /(?<!\b(?:if|until|till|when|once) (?:i|she|he) )\b(?:had|(?:have|has|'ve) had|got) (?:my |the |her |his |a )?gall operation\b(?! (?:next|soon|on|tomorrow|planned|booked|in (?:a|two|three|four|\d{1,2}) (?:days|weeks|months)))/i,
  // As it is written, where it was not written out.
  /(?<!\b(?:if|until|till|when|once) (?:i|she|he) )\b(?:had|(?:have|has|'ve) had|got) (?:my |the |her |his )?gall ?bladder (?:taken )?(?:out|removed)\b(?! (?:next|soon|on|tomorrow))/i,
  /\bgall operation (?:was )?(?:in (?:19|20)\d\d|(?:\w+ )?(?:years|months|weeks) ago|years back|last (?:year|month|week))\b/i,
  /\b(?:have|has|got|with|there is|there's) (?:no|not got a) gall ?bladder\b|\bno gall ?bladder (?:any ?more|left|now|since)\b/i,
);
