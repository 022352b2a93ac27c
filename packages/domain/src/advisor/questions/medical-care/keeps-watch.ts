import { choice, notFollowedBy, oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { forbids } from '../../../safety/words.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { pairsIn } from '../../about-herbs/verdict/finding-lines.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "What if I check my INR more often?", "I measure my sugar every day anyway": watching it does not make it safe. */
export function answerKeepsWatch({ question, earlierHerbs, herbs, subject }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (
    herbs.length > 0 ||
    earlierHerbs.length === 0 ||
    !measures.test(text) ||
    !asAWayOut.test(text) ||
    /\bhow (?:often|much)\b/i.test(text)
  )
    return null;
  const findings = findingsAbout(earlierHerbs, subject.person).filter(({ severity }) => severity !== 'minor');
  const isRefused = findings.some(({ severity }) => forbids(severity));
  const line =
    findings.length === 0
      ? 'That is a good habit, though I know of nothing here that calls for it. Tell whoever looks at the numbers what you take and since when.'
      : `Measuring shows harm sooner; it does not keep it away. ${isRefused ? `Because of ${pairsIn(findings, subject.person)} it stays a no from me, unless whoever treats you plans it with you.` : `Because of ${pairsIn(findings, subject.person)} agree on it first with whoever treats you: whether at all, how much, and how often to measure. Then change nothing else meanwhile.`}`;
  return { ...plainAnswer([paragraph(line)]), findings, sources: citedSources([], findings) };
}

/** "Check my INR", "keep an eye on the pressure", "have my bloods done". */
const measures = sequence(
  /\b(?:check|measure|monitor|test|watch|track|take|get|have|keep (?:an eye|a watch|a check|tabs|track) (?:on|of))(?:s|es|ing)?/i,
  / (?:my |his |her |the |regular |more )*/,
  choice(
    /inr|(?:blood )?pressure|bp|(?:blood )?sugars?|glucose|bloods?(?: tests?)?(?! (?:clots?|thinn|cell|loss|in\b))|pulse|heart rate|potassium|tsh/,
    /liver (?:values|enzymes|tests?)|levels?|numbers/,
  ),
  notFollowedBy(/ (?:tablets?|pills?|medicines?|medication|meds|thinners?)/),
  /\b/,
);
const asAWayOut = oneOf(
  /\b(?:what|how about|but|even|and)? ?(?:if|when|as long as|provided) (?:i|we|he|she)\b/i,
  /\b(?:can't|couldn't|could|can) (?:i|we|he|she) (?:not |just |simply )+/i,
  /^(?!\W*(?:how|when|should|do|does|can|could|what|where|which)\b)[^?]*\b(?:anyway|every (?:day|week|month)|daily|weekly|regularly|closely|at home|more often|myself)\b[^?]*$/i,
);
