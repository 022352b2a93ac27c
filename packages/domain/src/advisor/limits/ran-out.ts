import type { Mention } from '../../resolve/mention.ts';
import { choice, oneOf, sequence, withPlainApostrophes } from '../../resolve/phrases.ts';
import { unnamedMedicine } from './prescribed-medicines.ts';

/** "My blood pressure pills run out": somebody can bridge the days until the next; null otherwise. */
export function ranOut(question: string, mentions: readonly Mention[]): string | null {
  const text = withPlainApostrophes(question);
  const isOfMedicine =
    mentions.some(({ kind, allergy }) => kind === 'medicine' && !allergy) || unnamedMedicine.test(text);
  if (!isOfMedicine || !runsOut.test(text)) return null;
  const isStopgap = text.includes('?') && mentions.some(({ kind }) => kind === 'herb');
  return `${isStopgap ? 'No, not as a stopgap. ' : ''}Ask a pharmacist today: many can bridge a few days, and the practice or an out-of-hours service can renew it. Do not leave a gap where you can help it, and no herb stands in for it.`;
}

/** "It is only a week", after tablets had run out. */
export function onlyForAWhile(question: string, last: string, lastMentions: readonly Mention[]): string | null {
  if (!shortTime.test(withPlainApostrophes(question)) || ranOut(last, lastMentions) === null) return null;
  return 'Even a few days without it can matter, and a herb does not fill that gap. Call a pharmacist or the practice today: a short supply until your appointment is often possible.';
}

const shortTime =
  /^\W*(?:(?:but|and|well|it'?s|it is|that'?s|only|just|for|until|till)\b[ ,]*)+(?:\w+ ){0,3}(?:days?|weeks?|weekends?|while|nights?|monday|tuesday|wednesday|thursday|friday|tomorrow|next week)\W*$/i;
const runsOut = oneOf(
  sequence(
    /\b(?:forgot|left|lost) (?:all )?(?:my|the|his|her) [\w -]{3,30}?/i,
    / (?:at home|at work|behind|in the (?:hotel|car|bus|train|taxi)|on (?:the|a) \w+)\b/,
  ),
  /\b(?:ran|run|runs|running) out\b(?! of (?:time|patience|ideas|breath|energy))/i,
  /\b(?:none|no \w+|nothing) left\b/i,
  sequence(
    /\b(?:tablets?|pills?|medicines?|medications?|meds|prescription|inhaler|insulin|pack|box)\b/i,
    /[^.?!]{0,16}\b/,
    choice(
      sequence(
        /(?:is|are|was|were|have|has|got)(?: all| nearly| almost| been)?/,
        / (?:finished|gone|empty|used up|expired|out of stock|lost|run out)/,
      ),
      /finished (?:yesterday|today|last \w+|on \w+|\w+ days ago)/,
    ),
  ),
  sequence(
    /\b(?:finished|used up|lost|forgot|left) (?:all )?(?:my|the|his|her) (?:\w+ ){0,3}/i,
    /(?:tablets?|pills?|medicines?|medications?|meds)\b(?! for)/,
  ),
  sequence(
    /\buntil (?:i|he|she|we) (?:can )?(?:get|gets|collect|pick up|see|have) (?:\w+ ){0,2}/i,
    /(?:new|more|next|another|prescription|doctor|refill)\b/,
  ),
  sequence(
    /\b(?:can'?t|cannot|couldn'?t) (?:get|afford|pay for|collect|find) (?:my|the|his|her) (?:\w+ ){0,3}/i,
    /(?:tablets?|pills?|medicines?|medications?|meds|prescription)/,
  ),
);
