import { anyNumberOf, choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import { keepYourMedicine } from '../../limits/prescribed-medicines.ts';
import { pairsIn } from '../../about-herbs/verdict/finding-lines.ts';
import { weightsAgainst } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { lastMessage } from '../../reading/last-said.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "At night only", "my pressure is normal on the tablet though": what the checks said is weighed against that. */
export function answerOnlySometimes({
  question,
  history,
  herbs,
  earlierHerbs,
  subject,
  wanted,
}: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const isSeldom = seldom.test(text) || harmless.test(text);
  const isFine = fineOnIt.test(text);
  const last = lastMessage(history);
  // Less of a medicine is another matter.
  if (keepYourMedicine(last, readText(last).mentions) !== null) return null;
  if (!(isSeldom || isFine) || herbs.length > 0 || (wanted.length > 0 && !isFine)) return null;
  const findings = earlierHerbs.flatMap((herb) => weightsAgainst(herb, subject.person));
  if (findings.length === 0) return null;
  const pairs = pairsIn(findings, subject.person);
  const drowsy =
    findings.some(({ why }) => /\bdrows|\bsleep|\bsedat/i.test(why)) && /\bnight|\bevening|\bbed/i.test(text);
  const lines = isFine
    ? [
        `It may well be normal because of the tablet, so what I said about ${pairs} stays: the number can move once something works against it.`,
      ]
    : [
        `Less often means less of it, but the reason stays: what I said about ${pairs} holds for single times too.${drowsy ? ' At night the danger is a fall on the way to the bathroom, and slow breathing or a heavy head in the morning.' : ''}`,
        'Ask the pharmacist before the first time; a short call is enough.',
      ];
  return { ...plainAnswer(lines.map(paragraph), ['What could I take instead?']), findings };
}

const seldom = sequence(
  /^\W*/i,
  anyNumberOf(/(?:but|and|ok|or|even|so|what if(?: it'?s| i take it)?|if(?: it'?s)?|i'?d only take it|it'?s)\b[ ,]*/),
  /(?:only|just|maybe)? ?/,
  choice(
    /at night|in the (?:evening|morning)s?|at bedtime|before bed|(?:at|on) (?:the )?weekends?/,
    /now and (?:then|again)|sometimes|occasionally|once in a while|once or twice/,
    /(?:once|twice) (?:a|per|every) (?:week|month)|every other day/,
    /for (?:a few|two|three|a couple of) (?:days|nights)|a few days|when i need it|when it'?s bad/,
  ),
  /(?: only| though| then)*\W*$/,
);
/** "A cup a night is nothing though, surely" */
const harmless = sequence(
  /^\W*(?:(?:but|and|surely|oh|well|ok)\b[ ,]*)*(?:an?|one|just an?|only an?|just one|two) (?:\w+ )?/i,
  /(?:cups?|mugs?|sips?|drops?|pinch|bit|little|capsules?|tablets?|spoon\w*)\b[^?]*\b/,
  choice(
    /is nothing|can'?t hurt|won'?t hurt|can'?t be (?:that )?bad|no harm|is fine|is ok(?:ay)?/,
    /surely|never hurt\w*/,
  ),
  /\b/,
);
const fineOnIt = sequence(
  /\bmy (?:blood )?(?:pressure|sugar|inr|cholesterol|thyroid|potassium|numbers?|levels?)\b[^.?!]{0,12}/i,
  /\b(?:is|are|'s|has been|stays?)\b[^.?!]{0,16}/,
  /\b(?:normal|fine|good|ok(?:ay)?|perfect|stable|under control|low)\b[^.?!]{0,30}/,
  /\b(?:on|with|though|anyway|now|since)\b/,
);
